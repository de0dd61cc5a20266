/** Numbers of the shaders for what stands around the rings: floor, stand and the line round a marked part. */

// ---- guards of a ray against a cylinder ----
export const FLOOR_ACROSS_AXIS = 1e-5;
export const FLOOR_ALONG_AXIS = 1e-6;

// ---- optics ----
/** Golden angle, radians: directions that follow each other by it are spread evenly (Vogel 1979). */
export const GOLDEN_ANGLE = 2.399963;
/** Steps whose fractions spread evenly over a square (Roberts' sequence). */
export const SPREAD_X = 0.7548777;
export const SPREAD_Z = 0.5698403;

// ---- taste: the shadow on the floor ----
/** Light of the studio at the horizon over that from above, which grows by the square of its height. */
export const HORIZON = 0.15;
/** Halves of the baked square between which the shadow ends, and of the picture likewise. */
export const SHADOW_FROM = 0.3;
export const SHADOW_TO = 0.85;
export const PICTURE_FROM = 0.6;
/** Shadow that is not drawn at all, and the darkest. */
export const SHADOW_LEAST = 0.02;
export const SHADOW_MOST = 0.92;
/** Exponent by which the light that a place keeps is darkened: a ring stands where its shadow is deepest. */
export const SHADOW_DEEPENS = 1.8;
/** Root that makes an oval of the fourth power. */
export const OVAL = 0.25;

// ---- taste: the stand ----
/** Light left on the cone under the ring's metal, and the walls' widths beyond it until it is whole. */
export const UNDER_RING = 0.28;
export const BESIDE_RING = 2.6;
/** Light left at the cone's foot, and the height in mm until it is whole. */
export const AT_FOOT = 0.55;
export const FOOT_HEIGHT = 9;

// ---- taste: the line round a marked part ----
/** Places looked at round a pixel, and their distance in pixels: the line's, and its dark seam's. */
export const LOOKS = 12;
export const LINE_REACH = 1.3;
export const SEAM_REACH = 2.6;
/** Share of the border in what is seen from which line and seam begin, at which they are whole, and how dark the seam is. */
export const LINE_FROM = 0.02;
export const LINE_TO = 0.3;
export const SEAM_TO = 0.4;
export const SEAM_DARK = 0.35;
