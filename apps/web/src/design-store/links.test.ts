import { applyChanges, type Change } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import { describe, expect, it } from 'vitest';
import { keepRings } from './keep-rings.ts';
import { equalLinks, isInLine, LINK_VALUES, LINKS, readLinks, withLink, type Link } from './links.ts';

const PAIR = examplePair();
const changed = (...changes: Change[]) => applyChanges(PAIR, changes);
const both = (field: string, value: unknown): Change[] =>
  [0, 1].map((ring) => ({ path: `/rings/${ring}/${field}`, value }));

describe('what a pair has in common when it is opened', () => {
  it('is what is equal on both rings, but for what belongs to one person', () => {
    // The example's rings differ in width; their sizes belong to two persons.
    expect(equalLinks(PAIR)).toEqual(
      LINKS.filter((link) => !['width', 'size', 'stones', 'engraving', 'line'].includes(link)),
    );
    expect(equalLinks(changed(...both('width', 5), ...both('size', 56)))).toContain('width');
    expect(equalLinks(changed(...both('size', 56)))).not.toContain('size');
  });

  it.each([
    ['metal', '/rings/0/segments/0/alloy', 'pt950-ru'],
    ['finish', '/rings/0/segments/0/finish', 'ice'],
    ['height', '/rings/0/height', 2],
    ['profile', '/rings/0/profile', 'F01'],
  ] as const)('%s is no longer shared when one ring has another', (link, path, value) => {
    expect(equalLinks(PAIR)).toContain(link);
    const others = equalLinks(PAIR).filter((name) => name !== link);
    expect(equalLinks(changed({ path, value }))).toEqual(others);
  });

  it('of one ring alone is nothing', () => {
    expect(equalLinks({ ...PAIR, rings: PAIR.rings.slice(0, 1) })).toEqual([]);
  });

  it('has a value on every ring for each of its names', () => {
    for (const link of LINKS) for (const ring of PAIR.rings) expect(LINK_VALUES[link](ring)).not.toBeUndefined();
  });
});

describe('links that are joined and parted', () => {
  it('stand in one order, whatever came first, and none twice', () => {
    const joined = (['stones', 'width', 'stones', 'profile'] as const).reduce<readonly Link[]>(
      (links, link) => withLink(links, link, true),
      [],
    );
    expect(joined).toEqual(['profile', 'width', 'stones']);
    expect(withLink(joined, 'width', false)).toEqual(['profile', 'stones']);
    expect(withLink(joined, 'height', false)).toEqual(joined);
  });

  it('a line through both rings ends what would be the same on both, and the other way round', () => {
    const all: readonly Link[] = ['profile', 'width', 'metal', 'split', 'finish', 'grooves', 'engraving'];
    expect(withLink(all, 'line', true)).toEqual(['profile', 'engraving', 'line']);
    for (const link of LINKS.filter(isInLine)) expect(withLink(['profile', 'line'], link, true)).not.toContain('line');
    expect(withLink(['line'], 'engraving', true)).toEqual(['engraving', 'line']);
  });
});

describe('links from a storage', () => {
  it('are known names in their order; anything else is dropped', () => {
    expect(readLinks(['stones', 'colour', 7, null, 'width'], false)).toEqual(['width', 'stones']);
    for (const broken of [null, 'width', { 0: 'width' }, 3]) expect(readLinks(broken, false)).toEqual([]);
  });

  it('of before metal was split mean all that it stood for', () => {
    expect(readLinks(['metal'], true)).toEqual(['metal', 'split', 'finish', 'inlays', 'plating']);
    expect(readLinks(['metal'], false)).toEqual(['metal']);
    expect(readLinks(['width'], true)).toEqual(['width']);
  });
});

describe('rings that an edit leaves alone', () => {
  it('stay the same objects, so that they are not meshed again', () => {
    const after = structuredClone(changed({ path: '/rings/1/width', value: 6 }));
    const kept = keepRings(PAIR, after);
    expect(kept.rings[0]).toBe(PAIR.rings[0]);
    expect(kept.rings[1]).toEqual(after.rings[1]);
    expect(kept).not.toBe(PAIR);
  });

  it('a design that is equal as a whole is the one that was there', () => {
    expect(keepRings(PAIR, structuredClone(PAIR))).toBe(PAIR);
  });

  it('a ring more or less is another design', () => {
    const alone = { ...PAIR, rings: PAIR.rings.slice(0, 1) };
    expect(keepRings(PAIR, structuredClone(alone)).rings).toEqual([PAIR.rings[0]]);
    expect(keepRings(alone, structuredClone(PAIR)).rings).toHaveLength(2);
    expect(keepRings(alone, structuredClone(PAIR))).not.toBe(alone);
  });
});
