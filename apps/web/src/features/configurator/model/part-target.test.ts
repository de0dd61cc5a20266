import { describe, expect, it } from 'vitest';
import { numberOfPart, partOf, sectionOf, targetOfPart } from './part-target.ts';

describe('a touched place', () => {
  it.each([
    [{ ring: 0, partId: 'band-1', partKind: 'band', stoneId: null }, 'metal', 'band-1'],
    [{ ring: 0, partId: 'groove-0', partKind: 'groove', stoneId: null }, 'surface', 'groove-0'],
    [{ ring: 0, partId: 'groove-2-1', partKind: 'bead', stoneId: null }, 'surface', 'groove-2'],
    [{ ring: 0, partId: 'edge-left', partKind: 'edge', stoneId: null }, 'shape', 'edge-left'],
    [{ ring: 0, partId: 'inlay-1', partKind: 'inlay', stoneId: null }, 'metal', 'inlay-1'],
    [{ ring: 1, partId: 'inner-0', partKind: 'inner', stoneId: null }, 'engraving', 'inner-0'],
    [{ ring: 1, partId: 'seat-0', partKind: 'seat', stoneId: null }, 'stones', 'stones-0'],
    [{ ring: 1, partId: 'prong-3', partKind: 'prong', stoneId: null }, 'stones', 'stones-3'],
    [{ ring: 1, partId: null, partKind: null, stoneId: 'stone-2-14' }, 'stones', 'stones-2'],
  ] as const)('%o opens %s at %s', (target, section, part) => {
    expect(sectionOf(target)).toBe(section);
    expect(partOf(target)).toBe(part);
  });

  it.each(['band-1', 'edge-left', 'inlay-0', 'groove-2', 'stones-1'])('%s is found again on the ring', (part) => {
    const target = targetOfPart(1, part);
    expect(target.ring).toBe(1);
    const kinds = { band: 'band', edge: 'edge', inlay: 'inlay', groove: 'groove' } as const;
    const kind = Object.entries(kinds).find(([name]) => part.startsWith(name))?.[1] ?? null;
    expect(partOf({ ...target, partKind: kind })).toBe(part);
  });

  it('has its number', () => {
    expect(numberOfPart('band-2')).toBe(2);
    expect(numberOfPart('inner-0')).toBe(0);
    expect(numberOfPart('edge-left')).toBe(0);
    expect(numberOfPart(null)).toBe(0);
  });
});
