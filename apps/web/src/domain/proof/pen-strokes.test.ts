import { strokePath } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { fieldPoint, withPoint } from './pen-strokes.ts';

describe('strokes of a pen', () => {
  it('are kept in units of the field, whatever the size of the screen, and inside it', () => {
    const box = { left: 20, top: 10, width: 500, height: 180 };
    expect(fieldPoint(box, 270, 100)).toEqual([500, 180]);
    expect(fieldPoint(box, 2000, -50)).toEqual([1000, 0]);
  });

  it('leave out points that say nothing', () => {
    const begun: [number, number][][] = [[[100, 100]]];
    expect(withPoint(begun, [102, 101])).toBe(begun);
    expect(withPoint(begun, [120, 100])).toEqual([
      [
        [100, 100],
        [120, 100],
      ],
    ]);
  });

  it('end after as many points as one stroke may have', () => {
    let strokes: [number, number][][] = [[[0, 0]]];
    for (let at = 1; at < 400; at += 1) strokes = withPoint(strokes, [at % 2 === 0 ? 0 : 900, at % 360]);
    expect(strokes[0]).toHaveLength(300);
  });

  it('are drawn as they were made, a dot too', () => {
    expect(
      strokePath([
        [
          [1, 2],
          [30, 40],
        ],
        [[5, 6]],
      ]),
    ).toBe('M1 2L30 40M5 6h0');
  });
});
