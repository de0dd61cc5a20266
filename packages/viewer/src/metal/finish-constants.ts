/**
 * Numbers of the worked surfaces. How deep and wide a finish is cut stands in the catalogue; these draw it. All are taste –
 * chosen by eye – where nothing else is said.
 */

/** |z| of the normal between which the outer side ends and the flank begins. */
export const OUTER_SIDE = 0.95;
export const FLANK = 0.85;
/** Share of a pixel that a texture is held against at rest, where many samples lie in one. */
export const RESTING_PIXEL = 0.3;
/** Pitch in pixels between which a texture comes out: below two it aliases (Nyquist). */
export const UNSEEN = 0.6;
export const SEEN = 2.2;

// ---- strokes ----
/** Pitch of crossed strokes over the finish's, of each octave over the one before, and length of the first octave; the others are longer by half. */
export const CROSSED_PITCH = 0.3;
export const OCTAVE_PITCH = 2.5;
export const STROKE_LENGTH = 0.7;
/** Noise between which the second draw has cut through the first, what it takes of the first, and how deep it is at least. */
export const CUT_FROM = 0.3;
export const CUT_TO = 0.7;
export const CUT_TAKES = 0.6;
export const CUT_DEPTH = 0.4;
/** Disney's anisotropy (Burley 2012): the aspect of a lobe is √(1 − 0.9 a). */
export const ANISOTROPY = 0.9;
/** Share of the roughness that lies across the strokes in a moving frame, at an anisotropy of 1. */
export const ACROSS = 0.62;

// ---- sand ----
/** Pitch and weight of the second octave over the first. */
export const SAND_PITCH = 1.9;
export const SAND_WEIGHT = 0.45;

// ---- ice ----
/** Direction of the first of six layers of strokes and the turn to the next, π / 6; radians. */
export const ICE_FIRST = 0.27;
export const ICE_TURN = 0.5236;
/** mm: length of the first layer's strokes and what each next one adds; pitch over the finish's, likewise. */
export const ICE_LENGTH = 1.3;
export const ICE_LONGER = 0.35;
export const ICE_PITCH = 0.7;
export const ICE_WIDER = 0.12;
/** Noise between which a stroke is cut, the pixel that it is held against, and how much rougher the ground between strokes is. */
export const ICE_FROM = 0.58;
export const ICE_TO = 0.86;
export const ICE_PIXEL = 0.7;
export const ICE_GROUND = 0.22;

// ---- stardust ----
/** Half edge of the smallest pyramid in cells, what the largest has more, and the slope of one without any size. */
export const DUST_SIZE = 0.45;
export const DUST_LARGER = 0.4;
export const DUST_SLOPE = 0.6;
export const DUST_PIXEL = 0.6;

// ---- diamond-turned ----
/** Widest ridge in pitches, and its width in pixels at rest and in a moving frame. */
export const RIDGE_MOST = 0.25;
export const RIDGE_RESTING = 0.1;
export const RIDGE_MOVING = 0.7;
