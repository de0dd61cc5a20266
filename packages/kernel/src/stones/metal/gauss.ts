import { itemAt, outside } from '../../units/item-at.ts';
/** Nodes and weights of Gauss–Legendre on [0, 1], by Newton steps on the polynomial. */
function legendre(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < 30; step++) {
      let [before, value] = [1, x];
      for (let k = 2; k <= count; k++) [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
      slope = (count * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    return [(1 - x) / 2, 1 / ((1 - x * x) * slope * slope)] as const;
  });
}

/**
 * A node of a panel [0, 1] with its weight, and how much more that is than without the middle node: summed over a panel,
 * the differences tell how far the rule may be trusted there.
 */
export type Node = readonly [at: number, weight: number, check: number];

/** Nodes with the differences from the rule that leaves out the middle one: both agree on polynomials that the others hold. */
function checked(nodes: readonly (readonly [u: number, weight: number])[]): Node[] {
  const slopes = nodes.map(([u], k) => nodes.reduce((product, [v], j) => (j === k ? product : product / (u - v)), 1));
  const middle = nodes.length >> 1;
  const scale = itemAt(nodes, middle)[1] / (slopes[middle] ?? outside(slopes, middle));
  return nodes.map(([u, weight], k) => [u, weight, scale * (slopes[k] ?? outside(slopes, k))]);
}

/**
 * Gauss nodes drawn to both ends by 3u² − 2u³: roots at the ends of a panel, as where a line leaves a cylinder, become
 * smooth.
 */
const drawn = (count: number): readonly Node[] =>
  checked(legendre(count)).map(([u, weight, check]) => {
    const slope = 6 * u * (1 - u);
    return [u * u * (3 - 2 * u), weight * slope, check * slope];
  });
const plain = (count: number): readonly Node[] => checked(legendre(count));

const COARSE = drawn(5);
const MEDIUM = drawn(7);
const FINE = drawn(10);

/** `flat` ones are for panels without roots at their ends. */
const NODES = { coarse: COARSE, medium: MEDIUM, fine: FINE, flat: plain(4), 'flat-coarse': plain(2) } as const;
export type Fineness = keyof typeof NODES;
export const panelNodes = (fineness: Fineness): readonly Node[] => NODES[fineness];

/** Stops inside (from, to), ascending and at least `apart` from each other, with both ends. */
export function panelStops(from: number, to: number, stops: readonly number[], apart: number): number[] {
  const inside = stops.filter((x) => x > from + apart && x < to - apart).sort((a, b) => a - b);
  const kept = [from];
  for (const x of inside) if (x > (kept.at(-1) ?? from) + apart) kept.push(x);
  kept.push(to);
  return kept;
}
