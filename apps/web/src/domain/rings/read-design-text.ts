import { readDesignCode } from '@ringwerk/contract';

/** What somebody pasted or typed, when it names a design: a spoken code, or a link into the configurator. */
export type DesignText =
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'link';
      /** Path and search of this portal; the host of a foreign link is never followed. */
      readonly href: string;
      readonly setId: number;
      readonly design: string | null;
      readonly code: string | null;
    };

const SET_PATH = /^\/konfigurator\/v2\/(?:kategorie|art|zweiklang)\/[\w-]+\/ringwerk\/set\/([1-9]\d{0,8})$/u;
/** A link with a whole design is long; what is longer is none. */
const LENGTH_MAX = 20_000;

export function readDesignText(text: string): DesignText | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LENGTH_MAX) return null;
  const code = trimmed.length <= 24 ? readDesignCode(trimmed) : null;
  if (code !== null) return { kind: 'code', code };
  const url = URL.parse(trimmed, 'http://portal.invalid');
  const setId = url === null ? undefined : SET_PATH.exec(url.pathname)?.[1];
  if (url === null || setId === undefined) return null;
  return {
    kind: 'link',
    href: `${url.pathname}${url.search}`,
    setId: Number(setId),
    design: url.searchParams.get('d'),
    code: url.searchParams.get('code'),
  };
}
