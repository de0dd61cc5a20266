import type { WorkStep } from './work-step.ts';

const TURN = 2 * Math.PI;
/** Turned copies stand this close to their place, radians. */
const SAME = 1e-6;
/** Fewer copies are cheaper as sectors. */
const FEWEST = 3;

const inTurn = (angle: number): number => ((angle % TURN) + TURN) % TURN;

function divisors(n: number): number[] {
  return Array.from({ length: n }, (_, k) => n - k).filter((d) => n % d === 0 && d >= FEWEST);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Whether turning the angles by a turn over n maps them onto themselves. */
function isInvariant(angles: readonly number[], n: number): boolean {
  const sorted = angles.map(inTurn).sort((a, b) => a - b);
  return sorted.every((angle) => {
    const wanted = inTurn(angle + TURN / n);
    return sorted.some((other) => {
      const apart = Math.abs(other - wanted);
      return Math.min(apart, TURN - apart) < SAME;
    });
  });
}

/**
 * Largest n ≥ 3 such that the tools map onto themselves when the ring is turned by a turn over n; null when there is
 * none. Tools that are swept all around do not mind.
 */
export function rowSymmetry(steps: readonly WorkStep[]): number | null {
  const standing = steps.filter(({ swept }) => swept === null);
  if (standing.some(({ span }) => span === null)) return null;
  const groups = [...Map.groupBy(standing, ({ form }) => form).values()];
  const common = groups.reduce((n, group) => gcd(n, group.length), 0);
  return (
    divisors(common).find((n) =>
      groups.every((group) =>
        isInvariant(
          group.map(({ angle }) => angle),
          n,
        ),
      ),
    ) ?? null
  );
}
