/** As many whole lines as its parent has room for; what is longer ends in "…", never in half a line. */
export function wholeLines(node: HTMLElement): { destroy(): void } {
  const room = node.parentElement ?? node;
  const fit = () => {
    const rows = Math.floor((room.clientHeight + 1) / parseFloat(getComputedStyle(node).lineHeight));
    node.style.setProperty('-webkit-line-clamp', String(Math.max(1, rows || 1)));
  };
  fit();
  const watch = new ResizeObserver(fit);
  watch.observe(room);
  return { destroy: () => watch.disconnect() };
}
