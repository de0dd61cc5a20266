/* Edges that a picture takes, as the attribute `sizes`; the page's head asks for the first ones with the same words. A frame is 4:3, a still square. */

/** Two tiles beside each other on a phone (less gutters and gap, three quarters of the width), at most 24 rem elsewhere. */
export const TILE_SIZES = '(max-width: 30rem) calc((100vw - 3rem) * 0.375), 18rem';
/** The large picture of the first page. */
export const HERO_SIZES = '(max-width: 48rem) 75vw, 34rem';

/** Cards above the fold on a desktop: their pictures are not lazy. */
export const FIRST_ROW = 4;

/** The sizes that the server has of a picture, px along both edges. */
function smallerStill(still: string): string {
  if (still.startsWith('/stills/')) return still.replace(/^\/stills\/([\w-]+)\.webp/, '/stills/256/$1');
  return `${still}${still.includes('?') ? '&' : '?'}size=256`;
}

/** Attributes by which the browser chooses a size; none for a picture that this page rendered, which has only one. */
export const sourcesOf = (still: string, sizes: string): { readonly srcSet?: string; readonly sizes?: string } =>
  still.startsWith('blob:') ? {} : { srcSet: `${smallerStill(still)} 256w, ${still} 512w`, sizes };
