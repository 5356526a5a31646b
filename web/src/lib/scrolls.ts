/** A zone that scrolls can be reached by keyboard, but is no extra stop where something inside already is one. */
export function scrolls(node: HTMLElement): { destroy(): void } {
  function look(): void {
    const over = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    const inside = node.querySelector('[tabindex="0"], a[href], input, select, button:not([tabindex="-1"])') !== null;
    // Only a change is written: writing is itself a change that would be looked at again.
    const stop = over && !inside;
    if (stop !== node.hasAttribute('tabindex')) {
      if (stop) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    }
  }
  const size = new ResizeObserver(look);
  const change = new MutationObserver(look);
  size.observe(node);
  change.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex'] });
  look();
  return {
    destroy() {
      size.disconnect();
      change.disconnect();
    },
  };
}
