import { FLUSH_SINK, PAVILION_RATIO } from './round-proportions.ts';

const NODES = 48;

/**
 * Metal that one flush seat takes out of the ring, mm³, by the convention of the price books: a cylinder of the
 * stone's diameter, 0.12 mm deep, and a cone as deep as the pavilion. What the seat opens beyond that (girdle
 * belt, clearance, crown of the mouth) is pressed back over the girdle by the setter and leaves with no swarf.
 */
export function flushSeatMetal(diameter: number): number {
  const disc = (Math.PI / 4) * diameter * diameter;
  return disc * (FLUSH_SINK + (PAVILION_RATIO * diameter) / 3);
}

/** Depth of the convention's seat integrated along the chord at distance x from the seat's axis, mm². */
function chordArea(x: number, radius: number, cone: number): number {
  const half = Math.sqrt(Math.max(0, radius * radius - x * x));
  const distance = Math.max(Math.abs(x), 1e-12);
  return 2 * half * (FLUSH_SINK + cone) - (cone / radius) * (half * radius + x * x * Math.asinh(half / distance));
}

/** The part of `flushSeatMetal` between x = from and x = to, measured from the seat's axis across the ring, mm³. */
export function flushSeatMetalBetween(diameter: number, from: number, to: number): number {
  const radius = diameter / 2;
  const a = Math.max(-radius, from);
  const b = Math.min(radius, to);
  if (b <= a) return 0;
  if (a <= -radius && b >= radius) return flushSeatMetal(diameter);
  if (a < 0 && b > 0) return flushSeatMetalBetween(diameter, a, 0) + flushSeatMetalBetween(diameter, 0, b);
  if (b <= 0) return flushSeatMetalBetween(diameter, -b, -a);
  // x = R sin t takes the square-root ends out of the integrand; midpoint pairs by Gauss are not needed then.
  const start = Math.asin(a / radius);
  const end = Math.asin(b / radius);
  if (start === 0 && end >= Math.PI / 2 - 1e-12) return flushSeatMetal(diameter) / 2;
  const cone = PAVILION_RATIO * diameter;
  let sum = 0;
  const width = (end - start) / NODES;
  for (let k = 0; k < NODES; k++) {
    for (const [node, weight] of GAUSS_3) {
      const t = start + width * (k + (node + 1) / 2);
      sum += weight * chordArea(radius * Math.sin(t), radius, cone) * radius * Math.cos(t);
    }
  }
  return (sum * width) / 2;
}

/** Gauss–Legendre nodes and weights on [-1, 1], three points. */
const GAUSS_3: readonly (readonly [number, number])[] = [
  [-Math.sqrt(0.6), 5 / 9],
  [0, 8 / 9],
  [Math.sqrt(0.6), 5 / 9],
];
