/**
 * Numbers of the stones' shaders; lengths in girdle widths. Each says where it comes from: optics, a guard (numbers of
 * single precision), or taste: chosen by eye.
 */

// ---- guards: single precision along a ray of a stone as wide as 1 ----
/** Cosine to a facet that was taken over from another wavelength, below which it is not left by. */
export const TOWARD = 1e-4;
/** Cosine below which a ray runs along a facet, and steps below which the exit is reached. */
export const ALONG_FACET = 1e-5;
export const SAME_EXIT = 1e-6;
/** The same from outside: a step, and how far a ray may miss a hull that it runs along. */
export const SAME_ENTRY = 1e-5;
export const MISSED_BY = 1e-4;
/** mm from the facet at which a ray into the setting starts. */
export const SETTING_START = 1e-3;
/** Cosine to a facet that the first frame's short way is at least divided by. */
export const PLAIN_FALL = 0.05;

// ---- taste: what is left inside after the last bounce leaves as all before it did ----
/** Weight of the light from above beside what has left. */
export const FROM_ABOVE = 0.1;
/** Level of the studio's blur that stands for all light from above. */
export const ABOVE_LEVEL = 4;

// ---- taste: the seat that a moving frame guesses ----
/** y under the girdle between which a ray that leaves is in the seat, and y of its direction between which it looks into it. */
export const SEAT_FROM = 0.02;
export const SEAT_TO = -0.03;
export const LOOK_FROM = 0.12;
export const LOOK_TO = -0.06;
/** y over the girdle from where the crown's own mirror image is looked up: clear of the seat. */
export const ON_CROWN = 0.1;
/** The seat's light: share of that from above, the blur that it comes through, and what is there without any. */
export const SEAT_ABOVE = 0.42;
export const SEAT_LEVEL = 2.6;
export const SEAT_EVEN = 0.1;
/** Share that leaves by a facet in the first frame, where it leaves at all. */
export const PLAIN_LEAVES = 0.85;

/** Taste: light that the mark of the pointer adds. */
export const MARK = 0.12;
/** Answers of a setting are light up to 1, or the reflectance of metal on the facet as 2: this parts them. */
export const IS_HELD = 1.5;
/** The same for the levels of dispersion, 1 and 2. */
export const BY_OWN_FACETS = 1.5;
/** A moving frame's brightest light: a lamp in a facet stays a spark, and no sample outweighs its neighbours. Taste. */
export const MOVING_MOST = 9;
