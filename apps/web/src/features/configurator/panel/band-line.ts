import type { Path, Split } from '@ringwerk/kernel';

/** Points of a line that is drawn once around the ring. */
const STEPS = 48;

/** The offset of a joint's or groove's line from its place at the angle `turn` (radians from the top), mm. */
export const swingAt = ({ amplitude, waves, phase }: Omit<Path | Split, 'form'>, turn: number): number =>
  amplitude * Math.cos(waves * turn + (phase * Math.PI) / 180);

/** The line once around the ring, [turn from -π to π, offset in mm]. */
export const swingLine = (path: Omit<Path | Split, 'form'>): readonly (readonly [number, number])[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const turn = ((2 * step) / STEPS - 1) * Math.PI;
    return [turn, swingAt(path, turn)] as const;
  });
