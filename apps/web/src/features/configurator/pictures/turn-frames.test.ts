import { describe, expect, it } from 'vitest';
import { FRAME_COUNTS, FRAME_RATES, frameName, LENGTHS, turnAngles } from './turn-frames.ts';

describe('the frames of a turn', () => {
  const counts = [...FRAME_COUNTS, ...LENGTHS.flatMap((length) => FRAME_RATES.map((rate) => length * rate))];

  it.each(counts)('of %d begin where the camera stands and go round in even steps', (count) => {
    const angles = turnAngles(count);
    expect([angles.length, angles[0]]).toEqual([count, 0]);
    const step = (2 * Math.PI) / count;
    for (const [index, angle] of angles.entries()) expect(angle).toBeCloseTo(-index * step, 10);
    // The next after the last is the first: no frame stands twice in a loop.
    expect((angles.at(-1) ?? 0) - step).toBeCloseTo(-2 * Math.PI, 10);
  });

  it('have names that sort as the turn goes', () => {
    const names = Array.from({ length: 24 }, (_, index) => frameName('RW-9-360', index, 24, 'webp'));
    expect([names[0], names[9], names[23]]).toEqual(['RW-9-360-01.webp', 'RW-9-360-10.webp', 'RW-9-360-24.webp']);
    expect(names.toSorted()).toEqual(names);
  });
});
