/* Edges that a picture takes, as the attribute `sizes`; the page's head asks for the first ones with the same words. A frame is 4:3, a still square. */

/** Two tiles beside each other on a phone (less gutters and gap, three quarters of the width), at most 24 rem elsewhere. */
export const TILE_SIZES = '(max-width: 30rem) calc((100vw - 3rem) * 0.375), 18rem';
/** The large picture of the first page. */
export const HERO_SIZES = '(max-width: 48rem) 75vw, 34rem';

/** Cards above the fold on a desktop: their pictures are not lazy. */
export const FIRST_ROW = 4;
