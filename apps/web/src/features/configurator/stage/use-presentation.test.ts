import { describe, expect, it } from 'vitest';
import { isPullable, type Presentation } from './use-presentation.ts';

const STANDING: Presentation = {
  arrangement: 'standing',
  light: 'daylight',
  hasMeasures: false,
  isBest: false,
  realSize: null,
};

describe('grips on the rings', () => {
  it('are there while the rings stand as they are designed, in every light', () => {
    for (const light of ['daylight', 'spot', 'candle'] as const) {
      expect(isPullable({ ...STANDING, light })).toBe(true);
    }
  });

  it.each([
    { arrangement: 'leaning' },
    { arrangement: 'laid' },
    { arrangement: 'stand' },
    { arrangement: 'section' },
    { arrangement: 'exploded' },
    { arrangement: 'engraving' },
    { hasMeasures: true },
    { realSize: 6 },
  ] as const)('are gone in a presentation: %o', (change) => {
    expect(isPullable({ ...STANDING, ...change })).toBe(false);
  });
});
