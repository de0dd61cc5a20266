/** How fine tools are cut into triangles; volumes do not depend on it. */
export interface ToolQuality {
  /** Sides of a solid of revolution at most, ≥ 8. */
  readonly sides: number;
  /** Largest angle of one chord of an arc in a wide tool's outline, radians. */
  readonly arcStep: number;
  /** Steps of a sweep around the whole ring, ≥ 32. */
  readonly around: number;
  /** Small tools are cut coarser as long as their sides stay so near to the circle, mm; 0: all are cut alike. */
  readonly within: number;
}

/** Settled picture: a 1.5 mm seat's chords stay within 4 µm of the circle, a prong's within 5. */
export const TOOL_DISPLAY: ToolQuality = { sides: 96, arcStep: Math.PI / 10, around: 256, within: 0.005 };
/** Files for the workshop: 1 µm. */
export const TOOL_WORKSHOP: ToolQuality = { sides: 64, arcStep: Math.PI / 20, around: 512, within: 0.001 };

/** Corners of an outline that turn less than this are shaded smooth, cosine. */
export const SMOOTH = Math.cos((28 * Math.PI) / 180);

/** Least sides of a solid of revolution that is cut coarser. */
const SIDES_LEAST = 12;
/** Domes are shaded smooth and seldom seen from the side: their chords may stand so much further off than sides. */
const DOME = 2;

/** Half of the angle of a chord that stands `within` off a circle, radians. */
const halfChord = (radius: number, within: number): number =>
  Math.acos(Math.max(0, 1 - within / Math.max(radius, within)));

/** Sides of a solid of revolution of this radius: whole quarters, so that it reaches as far to all four sides. */
export function sidesOf(radius: number, { sides, within }: ToolQuality): number {
  if (within === 0) return sides;
  return Math.min(sides, Math.max(SIDES_LEAST, 4 * Math.ceil(Math.PI / halfChord(radius, within) / 4)));
}

/** Largest angle of a chord of an arc of this radius in a tool's outline, radians. */
export const arcStepOf = (radius: number, { arcStep, within }: ToolQuality): number =>
  within === 0 ? arcStep : Math.max(arcStep, 2 * halfChord(radius, DOME * within));

/** A polygon of `sides` corners at this factor of the circle's radius holds the circle's area. */
export const areaFactor = (step: number): number => Math.sqrt(step / Math.sin(step));
