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
