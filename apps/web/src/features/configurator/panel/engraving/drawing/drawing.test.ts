import { parsePathData } from '@ringwerk/kernel/engraving';
import { describe, expect, it } from 'vitest';
import { fitDrawing, fitStrokes, resizedDrawing } from './fit-drawing.ts';
import { boxOf, PATH_LENGTH_MAX, writePath } from './path-text.ts';
import { readTransform } from './read-svg.ts';
import { simplified, type Point } from './simplify.ts';

const contours = (path: string) => parsePathData(path) ?? [];

describe('a drawing for the record', () => {
  it('comes to the height asked for with its middle in the origin, and reads back as it was written', () => {
    const fitted = fitDrawing(contours('M100 100H300V200H100Z'), 2);
    const box = boxOf(contours(fitted?.path ?? ''));
    expect(box).toMatchObject({ left: -2, top: -1, width: 4, height: 2 });
  });

  it('keeps curves as curves when they are short enough', () => {
    expect(writePath(contours('M0 0C0.25 0.5 0.75 0.5 1 0Q1.5 -0.5 2 0'))).toBe('M0 0c.25 .5 .75 .5 1 0q.5-.5 1 0');
  });

  it('never grows by rounding: a circle of many short steps closes where it began', () => {
    const steps = Array.from({ length: 150 }, (_, k) => {
      const angle = (2 * Math.PI * k) / 150;
      return `${k === 0 ? 'M' : 'L'}${Math.cos(angle)} ${Math.sin(angle)}`;
    }).join('');
    const box = boxOf(contours(fitDrawing(contours(`${steps}Z`), 2)?.path ?? ''));
    expect(box?.width).toBeCloseTo(2, 2);
    expect(box?.height).toBeCloseTo(2, 2);
  });

  it('moves lines by a few hundredths where the record is too short for all points, and gives up beyond', () => {
    const wave = (count: number, swing: number): string =>
      Array.from({ length: count }, (_, k) => `${k === 0 ? 'M' : 'L'}${k / 40} ${Math.sin(k / swing)}`).join('');
    const fitted = fitDrawing(contours(wave(600, 20)), 2);
    expect(fitted?.path.length).toBeLessThanOrEqual(PATH_LENGTH_MAX);
    expect(fitted?.moved).toBeGreaterThan(0);
    expect(fitDrawing(contours(wave(4000, 0.7)), 2)).toBeNull();
  });

  it('takes a finger’s strokes and leaves a tap out', () => {
    const stroke = Array.from({ length: 200 }, (_, k): Point => [k, 40 * Math.sin(k / 20)]);
    const fitted = fitStrokes([stroke, [[5, 5]]], 1.5);
    expect(contours(fitted?.path ?? '')).toHaveLength(1);
    expect(boxOf(contours(fitted?.path ?? ''))?.height).toBeCloseTo(1.5, 1);
    expect(fitStrokes([], 1.5)).toBeNull();
  });

  it('changes its size', () => {
    const bigger = resizedDrawing('M-1-.5h2v1h-2z', 3);
    expect(boxOf(contours(bigger ?? ''))).toMatchObject({ width: 6, height: 3 });
    expect(resizedDrawing('no path', 3)).toBeNull();
  });
});

describe('simplified', () => {
  it('keeps corners and drops what lies between them', () => {
    const corner: Point[] = [
      [0, 0],
      [1, 0.001],
      [2, 0],
      [2, 1],
      [2, 2],
    ];
    expect(simplified(corner, 0.01)).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ]);
  });
});

describe('readTransform', () => {
  it('applies the last one first, as SVG does', () => {
    const [a, b, c, d, e, f] = readTransform('translate(10, 20) rotate(90) scale(2)');
    expect([a, b, c, d].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([0, 2, -2, 0]);
    expect([e, f]).toEqual([10, 20]);
    expect(readTransform('rotate(180 5 5)').slice(4).map(Math.round)).toEqual([10, 10]);
  });
});
