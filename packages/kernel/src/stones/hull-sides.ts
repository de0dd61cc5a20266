import type { Level } from './tool-shapes.ts';

/** Heights closer than this are one level, mm. */
const LEDGE = 1e-4;
/** Half width that every first point of a side exceeds, one on the axis too. */
const BEFORE_FIRST = -1;

/** Lower right side of the hull around points (height, half width): from the lowest to the widest, heights ascending. */
export function lowerSide(points: readonly Level[]): Level[] {
  const sorted = points.toSorted(([h, w], [g, v]) => h - g || v - w);
  const chain: Level[] = [];
  for (const point of sorted) {
    const [height, width] = point;
    if (width <= (chain.at(-1)?.[1] ?? BEFORE_FIRST)) continue;
    for (let last = chain.at(-1); last !== undefined; last = chain.at(-1)) {
      const before = chain.at(-2);
      if (before === undefined) break;
      const bend = (last[0] - before[0]) * (width - before[1]) - (last[1] - before[1]) * (height - before[0]);
      if (bend < 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.filter(([height], k) => k === 0 || height - (chain[k - 1]?.[0] ?? -Infinity) > LEDGE);
}

export const upsideDown = ([height, half]: Level): Level => [-height, half];

/** Upper right side of the hull: from the widest to the highest, heights ascending. */
export const upperSide = (points: readonly Level[]): Level[] =>
  lowerSide(points.map(upsideDown)).map(upsideDown).toReversed();

/** The part of an upper side that is wider than `half`, down to that width. */
export function widerThan(side: readonly Level[], half: number): Level[] {
  const end = side.findIndex(([, width]) => width <= half);
  const [last, next] = [side[end - 1], side[end]];
  if (last === undefined || next === undefined) return side.filter(([, width]) => width > half);
  const share = (last[1] - half) / (last[1] - next[1]);
  return [...side.slice(0, end), [last[0] + share * (next[0] - last[0]), half]];
}
