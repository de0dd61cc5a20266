/**
 * Numbers of the composites' patterns. Sizes in mm come from the catalogue (`weave`); these are their proportions. All are
 * taste – chosen by eye – where nothing else is said.
 */

// ---- forged carbon ----
/** Cells to a chip's length: a chip is two and a half cells long. */
export const CHIP_CELL = 0.4;
/** How far chips are bent, in cells, and the cells to one bend. */
export const CHIP_BEND = 0.12;
export const BEND_CELLS = 1.3;
/** How flat a chip is pressed, and how much less its length counts than its breadth: three times as long as broad. */
export const CHIP_FLAT = 1.6;
export const CHIP_LONG = 0.8;
/** Guard: off a direction that the hash left without any length. */
export const NO_DIRECTION = 1e-3;
/** Threads to a mm across and along a chip, their pitch in mm, and width of a chip's rim in cells. */
export const CHIP_THREADS = 22;
export const THREAD_WAVES = 0.8;
export const THREAD_PITCH = 0.05;
export const CHIP_RIM = 0.05;
/** Brightness: of the darkest chip and what the others have more, of the ground between threads, at a rim and inside. */
export const CHIP_DARKEST = 0.25;
export const CHIP_BRIGHTER = 0.75;
export const CHIP_GROUND = 0.45;
export const RIM_TONE = 0.8;
export const INNER_TONE = 0.2;

// ---- woven carbon ----
/** Slope of a tow where it dives, threads across a tow and waves along it. */
export const DIVE_SLOPE = 0.25;
export const TOW_THREADS = 14;
export const TOW_WAVES = 1.5;
/** Half widths of a tow between which the gap beside it opens, and the dive from which its end is dark. */
export const GAP_FROM = 1.02;
export const GAP_TO = 0.88;
export const DIVE_END = 0.94;
/** Brightness: of the ground between threads and what a thread adds, of a gap and what a tow adds, and a gap's share seen from afar. */
export const TOW_GROUND = 0.55;
export const TOW_THREAD = 0.7;
export const GAP_TONE = 0.4;
export const TOW_TONE = 0.6;
export const GAP_AFAR = 0.85;

// ---- mokume gane ----
/** Fewest laps of a hill around the ring. */
export const LEAST_LAPS = 3;
/** Length and width of drift and fine grain, in sizes of the figure. */
export const DRIFT_LENGTH = 1.1;
export const FINE_LENGTH = 0.35;
export const FINE_WIDTH = 0.16;
/** Flow: length and width of a hill, and heights of hill, drift and grain, in sizes of the figure. */
export const HILL_LENGTH = 3.2;
export const HILL_WIDTH = 0.9;
export const HILL_HEIGHT = 1.1;
export const DRIFT_HEIGHT = 0.36;
export const FINE_HEIGHT = 0.03;
/** Twist: turn by drift in radians, mm by which the core of a split bar lies off its axis, mm of drift aside, height of the grain in sizes. */
export const TWIST_DRIFT = 1.1;
export const SPLIT_CORE = 0.12;
/** Parts the forms of mokume by their number: twist is 1, split 2. */
export const IS_SPLIT = 1.5;
export const TWIST_ASIDE = 0.3;
export const TWIST_FINE = 0.05;
/** Share of a pixel's width in layers that an edge takes at rest, where many samples lie in a pixel. */
export const RESTING_EDGE = 0.3;
/** Narrowest edge between layers in layers, the joint's width at rest and over the edge in a moving frame, and how much it darkens. */
export const LEAST_EDGE = 0.04;
export const JOINT_RESTING = 0.088;
export const JOINT_MOVING = 2.2;
export const JOINT_DARK = 0.22;
/** Edge from which the layers are one mean colour. */
export const BLENDED = 0.8;
