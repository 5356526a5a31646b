/** What lay over the table and is gone: for a moment its place takes the tap that was meant for it. */

const STAYS = 400; // milliseconds

export function shade(box: HTMLElement): { destroy(): void } {
  return {
    destroy(): void {
      const { left, top, width, height } = box.getBoundingClientRect();
      if (!width || !height) return;
      const ghost = document.createElement('div');
      ghost.dataset['shade'] = '';
      ghost.setAttribute('aria-hidden', 'true');
      ghost.style.cssText = `position:fixed;z-index:45;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      document.body.append(ghost);
      setTimeout(() => ghost.remove(), STAYS);
    },
  };
}
