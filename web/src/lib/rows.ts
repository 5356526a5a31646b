/** What is told several times in a row is told once, and how often. */
export function inARow(lines: readonly string[]): { text: string; times: number }[] {
  const found: { text: string; times: number }[] = [];
  for (const text of lines) {
    const last = found.at(-1);
    if (last?.text === text) last.times++;
    else found.push({ text, times: 1 });
  }
  return found;
}
