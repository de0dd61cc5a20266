/** How fine tools are cut into triangles; volumes do not depend on it. */
export interface ToolQuality {
  /** Sides of a solid of revolution, ≥ 8. */
  readonly sides: number;
  /** Largest angle of one chord of an arc in a tool's outline, radians. */
  readonly arcStep: number;
  /** Steps of a sweep around the whole ring, ≥ 32. */
  readonly around: number;
}

/** Settled picture: a 1.5 mm seat's chords stay within 4 µm of the circle. */
export const TOOL_DISPLAY: ToolQuality = { sides: 32, arcStep: Math.PI / 10, around: 256 };
/** Files for the workshop: 1 µm. */
export const TOOL_WORKSHOP: ToolQuality = { sides: 64, arcStep: Math.PI / 20, around: 512 };

/** A polygon of `sides` corners at this factor of the circle's radius holds the circle's area. */
export const areaFactor = (step: number): number => Math.sqrt(step / Math.sin(step));
