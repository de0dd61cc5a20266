/** An address of the portal, in its parts. */
export interface Place {
  readonly pathname: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
  /** Without its number sign. */
  readonly hash: string;
  /** All three together. */
  readonly href: string;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** The place that a URL or the browser's location names. */
export function placeOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Place {
  return { pathname, search, hash: hash.slice(1), href: `${pathname}${search}${hash}` };
}

/** An address with its query; what is undefined is left out. */
export function hrefOf(path: string, query: Query = {}, hash = ''): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, String(value));
  const search = words.size === 0 ? '' : `?${words.toString()}`;
  return `${path}${search}${hash === '' ? '' : `#${hash}`}`;
}

/** Until release 0.3 a text that looks like a number stood in quotes, as JSON; such addresses have been bookmarked. */
function unquoted(value: string): string {
  const [, inner] = /^"(.*)"$/u.exec(value) ?? [];
  return inner ?? value;
}

/** The query of an address by name; of a repeated name the last value counts. */
export function readQuery(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, unquoted(value)]));
}
