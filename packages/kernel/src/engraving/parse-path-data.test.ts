import { describe, expect, it } from 'vitest';
import { trapezoidArea } from '../../test/trapezoid-area.ts';
import { fillArea } from './fill-area.ts';
import { flattenContour } from './flatten-contour.ts';
import { parsePathData } from './parse-path-data.ts';

const pieces = (text: string): readonly (readonly number[])[] =>
  (parsePathData(text) ?? []).flatMap(({ contour }) => contour.pieces);

const area = (text: string): number =>
  trapezoidArea(fillArea((parsePathData(text) ?? []).map(({ contour }) => flattenContour(contour, 1e-5))));

describe('parsePathData', () => {
  it('reads lines, absolute and relative, with repeated numbers', () => {
    expect(pieces('M1 2 3 4l1,1H9v-2h-1V0Z')).toEqual([
      [3, 4],
      [4, 5],
      [9, 5],
      [9, 3],
      [8, 3],
      [8, 0],
    ]);
  });
  it('mirrors the control point of smooth curves', () => {
    expect(pieces('M0 0C0 1 1 1 1 0S2-1 2 0')).toEqual([
      [0, 1, 1, 1, 1, 0],
      [1, -1, 2, -1, 2, 0],
    ]);
    expect(pieces('m0 0q1 2 2 0t2 0')).toEqual([
      [1, 2, 2, 0],
      [3, -2, 4, 0],
    ]);
    expect(pieces('M0 0L1 1S2 2 3 3T4 4')).toEqual([
      [1, 1],
      [1, 1, 2, 2, 3, 3],
      [3, 3, 4, 4],
    ]);
  });
  it('goes on at the start of a closed subpath', () => {
    const paths = parsePathData('M1 1l1 0l0 1z l-1 0l0 -1');
    expect(paths?.map(({ isClosed, contour }) => [isClosed, contour.x, contour.y])).toEqual([
      [true, 1, 1],
      [false, 1, 1],
    ]);
  });
  it.each([
    ['a circle of two arcs', 'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z', Math.PI],
    ['flags that stand together', 'M-1 0a1 1 0 012 0a1 1 0 01-2 0Z', Math.PI],
    ['a turned ellipse', 'M-2 0A2 1 30 1 0 2 0A2 1 30 1 0-2 0Z', null],
    ['radii that are too small grow', 'M-1 0A.1 .1 0 0 1 1 0A.1 .1 0 0 1-1 0Z', Math.PI],
  ])('%s', (_, text, expected) => {
    const measured = area(text);
    if (expected !== null) expect(Math.abs(measured / expected - 1)).toBeLessThan(1e-4);
    // Radii grow in proportion until the ellipse reaches both ends: √((2 cos 30°/2)² + (2 sin 30°)²) times.
    else expect(Math.abs(measured / (2 * Math.PI * (0.75 + 1)) - 1)).toBeLessThan(1e-4);
  });
  it.each(['L1 1', 'M1', 'M1 2 3', 'hello', 'M0 0X1 1', 'M0 0L1e999 0', 'Mabc', 'M0 0Z5', '<path>', 'M0 0 Infinity'])(
    'refuses %s',
    (text) => {
      expect(parsePathData(text)).toBeNull();
    },
  );
  it('takes an empty path for no drawing', () => {
    expect(parsePathData('')).toEqual([]);
  });
});
