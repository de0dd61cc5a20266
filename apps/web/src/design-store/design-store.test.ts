import { DESIGN_VERSION, mm, PLAIN_RING, type Design, type RingDesign } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { equalLinks, startDesign } from './design-store.ts';

const ring = (role: 'her' | 'his', width: number): RingDesign => ({
  ...PLAIN_RING,
  role,
  profile: 'F05',
  width: mm(width),
  height: mm(1.6),
  size: mm(role === 'her' ? 54 : 62),
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
});
const pair = (her: number, his: number): Design => ({
  version: DESIGN_VERSION,
  rings: [ring('her', her), ring('his', his)],
});

describe('design store', () => {
  it('joins what the two rings have in common, but never what belongs to one person', () => {
    expect(equalLinks(pair(4, 4))).toEqual(['profile', 'width', 'height', 'edges', 'metal', 'grooves']);
    expect(equalLinks(pair(4, 6))).toEqual(['profile', 'height', 'edges', 'metal', 'grooves']);
    expect(equalLinks({ ...pair(4, 4), rings: [ring('her', 4)] })).toEqual([]);
  });

  it('keeps a ring selected that exists', () => {
    const store = startDesign(pair(4, 6));
    store.getState().select(1);
    store.getState().select(5);
    expect(store.getState().selected).toBe(1);
    store.getState().commit({ version: DESIGN_VERSION, rings: [ring('her', 4)] });
    expect(store.getState().selected).toBe(0);
  });

  it('links and unlinks by name, each once', () => {
    const store = startDesign(pair(4, 6));
    store.getState().setLink('stones', true);
    store.getState().setLink('stones', true);
    expect(store.getState().links.filter((link) => link === 'stones')).toHaveLength(1);
    store.getState().setLink('stones', false);
    expect(store.getState().links).not.toContain('stones');
  });
});
