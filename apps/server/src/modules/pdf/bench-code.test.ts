import { expect, it } from 'vitest';
import { benchCode } from './bench-code.ts';

/** Bars of a drawing as [from, width] in modules, from the left. */
const barsOf = (svg: string): [number, number][] =>
  [...svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/gu)]
    .flatMap(([, width, path = '']) =>
      [...path.matchAll(/M([\d.]+) /gu)].map(([, middle]): [number, number] => [
        Number(middle) - Number(width) / 2,
        Number(width),
      ]),
    )
    .sort(([one], [other]) => one - other);

/** Widths of bars and gaps by turns. */
function widthsOf(svg: string): number[] {
  const bars = barsOf(svg);
  return bars.flatMap(([from, width], index) => {
    const next = bars[index + 1];
    return next === undefined ? [width] : [width, next[0] - from - width];
  });
}

it('is Code 128: quiet zone, start, symbols of eleven modules, and the stop', () => {
  const { svg, width } = benchCode('O-2026-01001').bars;
  const widths = widthsOf(svg);
  expect(barsOf(svg)[0]?.[0]).toBe(10);
  expect(widths.slice(0, 6).join('')).toBe('211214');
  expect(widths.slice(-7).join('')).toBe('2331112');
  const symbols = Array.from({ length: (widths.length - 7) / 6 }, (_, at) => widths.slice(at * 6, at * 6 + 6));
  expect(symbols.map((symbol) => symbol.reduce((sum, part) => sum + part, 0))).toEqual(symbols.map(() => 11));
  // Start, O - , shift to digits, 20 26, back, -, digits…, check: never wider than the head of a sheet has room for.
  expect([symbols.length > 10, width < 60]).toEqual([true, true]);
});

it('is another picture for another number', () => {
  expect(benchCode('O-2026-01001')).not.toEqual(benchCode('O-2026-01002'));
});

it('has a square of dots with four dots of white around it', () => {
  const { svg, width, height } = benchCode('O-2026-01001').square;
  const places = [...svg.matchAll(/[ML](\d+) (\d+)/gu)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([width === height, Math.min(...places)]).toEqual([true, 8]);
});
