/** An address of the page, taken apart. */

export interface Route {
  screen: string;
  parts: string[];
  query: URLSearchParams;
}

export function parse(path: string, query = ''): Route {
  const [screen = '', ...parts] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { screen, parts, query: new URLSearchParams(query) };
}

/** The address of a path: in a tab after `#`, for a static host knows no other page than its first. */
export function address(path: string): string {
  return __TAB__ ? `#${path}` : path;
}

/** A link that opens something at a server and in a tab alike: all it says stands in the fragment. */
export function openable(path: string): string {
  return `${__TAB__ ? location.href.split(/[?#]/)[0] : `${location.origin}/`}#/open/${path}`;
}

/** The path of an address. A link with a whole game in it is understood everywhere. */
export function pathOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return __TAB__ || hash.startsWith('#/open/') ? hash.slice(1) : pathname + search;
}
