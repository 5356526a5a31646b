/** Where we are: the path of the address, changed without a reload. */

import { parse, type Route } from './route';

function here(): Route {
  return parse(location.pathname, location.search);
}

class Where {
  now = $state.raw<Route>(here());
  constructor() {
    addEventListener('popstate', () => (this.now = here()));
    // Plain links stay plain links: those of this page are followed without a reload.
    document.addEventListener('click', (e) => {
      if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey) return;
      const link = (e.target as Element).closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      e.preventDefault();
      go(link.pathname + link.search);
    });
  }
}

export const where = new Where();

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else if (path !== location.pathname + location.search) history.pushState(null, '', path);
  where.now = here();
  if (!replace) scrollTo(0, 0);
}
