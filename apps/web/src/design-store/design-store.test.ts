import { DESIGN_VERSION, mm, PLAIN_RING, type Design, type RingDesign } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { startDesign } from './design-store.ts';
import { equalLinks, LINKS, withLink } from './links.ts';

const ring = (role: 'first' | 'second', width: number): RingDesign => ({
  ...PLAIN_RING,
  role,
  profile: 'F05',
  width: mm(width),
  height: mm(1.6),
  size: mm(role === 'first' ? 54 : 62),
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
});
const pair = (first: number, second: number): Design => ({
  version: DESIGN_VERSION,
  rings: [ring('first', first), ring('second', second)],
});

const OTHERS = ['height', 'edges', 'metal', 'split', 'finish', 'inlays', 'plating', 'grooves'];

describe('design store', () => {
  it('joins what the two rings have in common, but never what belongs to one person', () => {
    expect(equalLinks(pair(4, 4))).toEqual(['profile', 'width', ...OTHERS]);
    expect(equalLinks(pair(4, 6))).toEqual(['profile', ...OTHERS]);
    expect(equalLinks({ ...pair(4, 4), rings: [ring('first', 4)] })).toEqual([]);
  });

  it('keeps a ring selected that exists', () => {
    const store = startDesign(pair(4, 6));
    store.getState().select(1);
    store.getState().select(5);
    expect(store.getState().selected).toBe(1);
    store.getState().commit({ version: DESIGN_VERSION, rings: [ring('first', 4)] });
    expect(store.getState().selected).toBe(0);
  });

  it('links and unlinks by name, each once', () => {
    const store = startDesign(pair(4, 6));
    store.getState().setLink('stones', true);
    store.getState().setLink('stones', true);
    expect(store.getState().history.links.filter((link) => link === 'stones')).toHaveLength(1);
    store.getState().setLink('stones', false);
    expect(store.getState().history.links).not.toContain('stones');
  });

  it('gives back rings and links exactly, whatever the steps were', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const store = startDesign(pair(4, 6));
    const seen = [store.getState().history];
    for (let step = 0; step < 300; step += 1) {
      const { history } = store.getState();
      const link = LINKS[random(LINKS.length)] ?? 'width';
      const links = withLink(history.links, link, random(2) === 0);
      if (random(3) === 0) store.getState().setLink(link, random(2) === 0);
      else store.getState().commit(pair(2 + random(20), 2 + random(20)), null, random(2) === 0 ? links : undefined);
      const now = store.getState().history;
      if (now !== history) seen.push(now);
    }
    const shown = ({ present, links }: (typeof seen)[number]) => ({ present, links });
    for (const before of seen.slice(0, -1).toReversed()) {
      store.getState().undo();
      expect(shown(store.getState().history)).toEqual(shown(before));
    }
    for (const after of seen.slice(1)) {
      store.getState().redo();
      expect(shown(store.getState().history)).toEqual(shown(after));
    }
    expect(seen.length).toBeGreaterThan(100);
  });
});
