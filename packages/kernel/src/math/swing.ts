/** How a line swings around the ring, as the kernel computes with it: x(θ) = rest + amplitude · cos(waves · (θ − π/2) + phase). */
export interface Swing {
  /** mm; 0 for a line that does not swing. */
  readonly amplitude: number;
  readonly waves: number;
  /** Radians. */
  readonly phase: number;
}

export const STILL: Swing = { amplitude: 0, waves: 1, phase: 0 };

/** x of a line at the angle θ, mm. */
export const swingAt = ({ amplitude, waves, phase }: Swing, rest: number, angle: number): number =>
  amplitude === 0 ? rest : rest + amplitude * Math.cos(waves * (angle - Math.PI / 2) + phase);

/** dx/dθ of a line at the angle θ, mm per radian. */
export const swingSlope = ({ amplitude, waves, phase }: Swing, angle: number): number =>
  amplitude === 0 ? 0 : -amplitude * waves * Math.sin(waves * (angle - Math.PI / 2) + phase);

export const isSameSwing = (a: Swing, b: Swing): boolean =>
  a.amplitude === b.amplitude && (a.amplitude === 0 || (a.waves === b.waves && a.phase === b.phase));
