/** Where we are: the path of the address, changed without a reload. */

import { host } from './host';
import { address, parse, pathOf, type Route } from './route';
import { hand } from './tab.svelte';

function here(): Route {
  const [path = '', query] = pathOf(location).split('?');
  return parse(path, query);
}

class Where {
  now = $state.raw<Route>(here());
  constructor() {
    addEventListener('popstate', () => (this.now = here()));
    if (__TAB__) document.addEventListener('click', lead, true);
    if (__TAB__) document.addEventListener('auxclick', lead, true);
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
  if (replace) history.replaceState(null, '', address(path));
  else if (path !== pathOf(location)) history.pushState(null, '', address(path));
  where.now = here();
  if (!replace) scrollTo(0, 0);
}

/** In a tab: what a link would ask of a server is handed out here, and a second tab is opened at its address. */
function lead(e: MouseEvent): void {
  const link = (e.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('/') !== true) return;
  if (link.pathname.startsWith('/api/')) {
    e.preventDefault();
    void host.ask(link.pathname + link.search).then(async (answer) => hand(link.download, await answer.text()));
  } else if (e.button === 1 || e.metaKey || e.ctrlKey || e.shiftKey) {
    e.preventDefault();
    open(new URL(address(link.pathname + link.search), location.href));
  }
}
