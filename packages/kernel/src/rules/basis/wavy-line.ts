import type { Groove, Path, Split } from '../../design/ring-design.ts';

/** A line around the ring: x(θ) = position + amplitude · cos(waves · (θ − π/2) + phase), mm and radians. */
export interface WavyLine {
  readonly position: number;
  readonly amplitude: number;
  readonly waves: number;
  readonly phase: number;
}

type Swing = Pick<Path | Split, 'amplitude' | 'waves' | 'phase'> & { readonly form: string };

const isStraightForm = (form: string): boolean => form === 'straight' || form === 'shell';

export const wavyLine = (position: number, { form, amplitude, waves, phase }: Swing): WavyLine => ({
  position,
  amplitude: isStraightForm(form) ? 0 : amplitude,
  waves: form === 'wave' ? waves : 1,
  phase: (phase * Math.PI) / 180,
});

export const grooveLine = ({ position, path }: Groove): WavyLine => wavyLine(position, path);
export const straightLine = (position: number): WavyLine => ({ position, amplitude: 0, waves: 1, phase: 0 });

/** x of the line at the angle θ, radians counter-clockwise, top at π/2. */
export const lineAt = ({ position, amplitude, waves, phase }: WavyLine, angle: number): number =>
  amplitude === 0 ? position : position + amplitude * Math.cos(waves * (angle - Math.PI / 2) + phase);

const runsAlike = (a: WavyLine, b: WavyLine): boolean =>
  (a.amplitude === 0 && b.amplitude === 0) ||
  (a.amplitude === b.amplitude && a.waves === b.waves && a.phase === b.phase);

/** Six waves a turn have their crests 60° apart: a sample every 2° misses none by more than 1 % of its height. */
const SAMPLES = 180;

/** Axial distance b − a, least and largest around the ring, mm. Exact when one is straight or both run alike. */
export function lineGap(a: WavyLine, b: WavyLine): readonly [number, number] {
  const apart = b.position - a.position;
  if (runsAlike(a, b)) return [apart, apart];
  if (a.amplitude === 0 || b.amplitude === 0) {
    const swing = Math.max(a.amplitude, b.amplitude);
    return [apart - swing, apart + swing];
  }
  let [least, largest] = [Infinity, -Infinity];
  for (let k = 0; k < SAMPLES; k++) {
    const angle = (2 * Math.PI * k) / SAMPLES;
    const gap = lineAt(b, angle) - lineAt(a, angle);
    least = Math.min(least, gap);
    largest = Math.max(largest, gap);
  }
  return [least, largest];
}

/** Nearest the two lines come, mm; 0 when they cross. */
export function nearestApproach(a: WavyLine, b: WavyLine): number {
  const [least, largest] = lineGap(a, b);
  return least <= 0 && largest >= 0 ? 0 : Math.min(Math.abs(least), Math.abs(largest));
}

/** True when b covers a all around, to a fiftieth of a millimetre: positions are stored in hundredths. */
export const liesOn = (a: WavyLine, b: WavyLine): boolean => {
  const [least, largest] = lineGap(a, b);
  return Math.max(Math.abs(least), Math.abs(largest)) <= 0.02 + 1e-9;
};
