import { describe, expect, it } from 'vitest';
import { sectionOf, segmentOfPart } from './part-target.ts';

describe('a touched place', () => {
  it.each([
    [{ ring: 0, partId: 'band-1', partKind: 'band', stoneId: null }, 'metal'],
    [{ ring: 0, partId: 'groove-0', partKind: 'groove', stoneId: null }, 'surface'],
    [{ ring: 1, partId: 'inner-0', partKind: 'inner', stoneId: null }, 'engraving'],
    [{ ring: 1, partId: 'seat-0', partKind: 'seat', stoneId: null }, 'stones'],
    [{ ring: 1, partId: null, partKind: null, stoneId: 'stone-3' }, 'stones'],
  ] as const)('%o opens %s', (target, section) => expect(sectionOf(target)).toBe(section));

  it('names its lane', () => {
    expect(segmentOfPart('band-2')).toBe(2);
    expect(segmentOfPart('inner-0')).toBe(0);
    expect(segmentOfPart(null)).toBe(0);
  });
});
