/** Where a thing of the view is drawn now. The viewer has no seat among the rivals: what is done to them is shown where their counters stand. */

/** Where one's own counters stand, the narrowest place first. */
const OWN = ['.me', '.tline', '[data-area="own"]'];

export function boxOf(path: string, near: number): DOMRect | null {
  const box = document.querySelector(`[data-path="${CSS.escape(path)}"]`)?.getBoundingClientRect();
  if (box?.width) return box;
  const own = `players/${near}`;
  if (path !== own && !path.startsWith(`${own}/`)) return null;
  for (const place of OWN) {
    const mine = document.querySelector(`.stage ${place}`)?.getBoundingClientRect();
    if (mine?.width) return mine;
  }
  return null;
}

/** Draw now and when the next two pictures are made: a window that crosses the width of a phone lays the table anew after it has said so. */
export function thrice(draw: () => void): void {
  draw();
  requestAnimationFrame(() => {
    draw();
    requestAnimationFrame(draw);
  });
}
