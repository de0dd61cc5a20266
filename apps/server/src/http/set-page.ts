import { ART_IDS, CATEGORIES } from '@ringwerk/catalogue/pages';
import { openingStill } from '@ringwerk/contract';
import { existsSync, readFileSync } from 'node:fs';

/** What `apps/web/index.html` shows until its scripts have run. */
export const FIRST_PAINT = '<div class="first-paint" aria-hidden="true">Ringwerk</div>';

/** Whether art and id of an address name one of the house's categories and ring worlds. */
const isSelection = (art: string | undefined, id: string | undefined): boolean =>
  (art === 'kategorie' && CATEGORIES.some((category) => String(category.id) === id)) ||
  (art === 'art' && ART_IDS.some((world) => world === id)) ||
  (art === 'zweiklang' && id === 'zweiklang');

const HEAD = '<head>';

/** A set that opens as the collection has it: neither a link's design nor a saved version. */
export interface SetAddress {
  readonly setId: number;
  readonly isWithoutStones: boolean;
}

/** The set that an address of the page opens untouched; null for every other page. */
export function setOfAddress(url: string): SetAddress | null {
  const [path = '', search = ''] = url.split('?', 2);
  const [, art, id, set] = /^\/konfigurator\/v2\/(\w+)\/(\w+)\/ringwerk\/set\/([1-9]\d{0,8})$/.exec(path) ?? [];
  const asked = new URLSearchParams(search);
  if (set === undefined || !isSelection(art, id) || asked.has('d') || asked.has('code')) return null;
  return { setId: Number(set), isWithoutStones: asked.get('stones') === 'without' };
}

/**
 * The built page with a set's picture in its first paint, asked for before everything else; null where there is no page,
 * or it has no place for one. The picture is that of the opening view, in whichever pose lists show the set.
 */
export function openSetPage(index: string): ((picture: string) => string) | null {
  const page = existsSync(index) ? readFileSync(index, 'utf8') : '';
  if (!page.includes(HEAD) || !page.includes(FIRST_PAINT)) return null;
  // Its place and size: apps/web/src/styles/first-paint.css.
  return (address) => {
    const picture = openingStill(address);
    return page
      .replace(HEAD, `${HEAD}<link rel="preload" as="image" href="${picture}" fetchpriority="high" />`)
      .replace(
        FIRST_PAINT,
        '<div class="first-paint" aria-hidden="true"><div><div class="stage-still">' +
          `<img src="${picture}" alt="" fetchpriority="high" decoding="sync" /></div></div></div>`,
      );
  };
}
