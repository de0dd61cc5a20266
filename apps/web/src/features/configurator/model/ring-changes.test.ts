import { applyChanges, splitSegments, writeField } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import { mm, PLAIN_ENGRAVING, PLAIN_RING, PLAIN_ROW, type Design, type RingDesign } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { LINK_VALUES, LINKS } from '../../../design-store/links.ts';
import {
  copyToPair,
  freeGroovePosition,
  groovesWith,
  jointPositions,
  linkedRings,
  newGroove,
  writeLane,
} from './ring-changes.ts';

const [first] = examplePair().rings;
if (first === undefined) throw new Error('the example pair has no ring');

/** Two rings that differ in everything that a pair can share. */
function differentPair(): Design {
  const ring = (own: 0 | 1): RingDesign => {
    const pick = <T>(first: T, second: T): T => (own === 0 ? first : second);
    const segments = [
      { alloy: pick('au750-rose', 'pt950-ru'), share: pick(1, 2), finish: pick('polished', 'satin'), pattern: own },
      { alloy: pick('au585-yellow', 'pd585'), share: pick(2, 3), finish: pick('polished', 'satin'), pattern: own },
    ] as const;
    const path = { form: 'wave', amplitude: mm(pick(0.5, 0.6)), waves: 3, phase: 0 } as const;
    const edge = { form: 'chamfer', width: mm(0.5), depth: mm(pick(0.3, 0.4)), finish: 'polished' } as const;
    const inlay = {
      alloy: 'au585-yellow',
      width: mm(0.8),
      position: mm(own),
      depth: mm(0.6),
      finish: 'polished',
    } as const;
    return {
      ...PLAIN_RING,
      role: pick('first', 'second'),
      profile: pick('F05', 'F01'),
      width: mm(pick(4, 6)),
      height: mm(pick(1.6, 1.8)),
      size: mm(pick(54, 62)),
      plating: pick('rhodium', 'none'),
      edges: { left: edge, right: edge },
      split: path,
      segments,
      inlays: [inlay],
      grooves: [{ shape: 'v', width: mm(0.5), position: mm(own), path }],
      stones: [
        {
          ...PLAIN_ROW,
          setting: 'flush',
          material: 'diamond-natural',
          quality: 'tw-si',
          diameter: mm(pick(1.5, 2)),
          length: mm(pick(1.5, 2)),
          extent: 'count',
          count: 1,
          spacing: mm(0.2),
          position: mm(0),
        },
      ],
      engravings: [{ ...PLAIN_ENGRAVING, text: pick('Anna', 'Ben') }],
    };
  };
  return { ...examplePair(), rings: [ring(0), ring(1)] };
}

/** Paths of the leaves that differ. */
function changedLeaves(before: unknown, after: unknown, path = ''): readonly string[] {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null)
    return before === after ? [] : [path];
  const [old, now] = [Object.entries(before), new Map(Object.entries(after))];
  return old.flatMap(([name, value]) => changedLeaves(value, now.get(name), `${path}/${name}`));
}

const equalLinksOf = ({ rings: [a, b] }: Design) =>
  LINKS.filter((link) => a && b && JSON.stringify(LINK_VALUES[link](a)) === JSON.stringify(LINK_VALUES[link](b)));

describe('edits of a ring', () => {
  it('reach both rings only where they are joined', () => {
    expect(linkedRings(examplePair(), 1, ['width'], 'width')).toEqual([0, 1]);
    expect(linkedRings(examplePair(), 1, ['width'], 'height')).toEqual([1]);
  });

  it('make the other ring equal when a property is joined, and change nothing that is equal', () => {
    expect(copyToPair(examplePair(), 0, 'width')).toEqual([{ path: '/rings/1/width', value: 4 }]);
    expect(copyToPair(examplePair(), 0, 'profile')).toEqual([]);
  });

  it('keep the colours that are there when the band is split', () => {
    const split = splitSegments(first.segments, [1, 2, 1], 'au585-white-pd');
    expect(split.map((segment) => segment.alloy)).toEqual(['au585-yellow', 'au585-white-pd', 'au585-yellow']);
    expect(split.map((segment) => segment.share)).toEqual([1, 2, 1]);
  });

  it('find joints and free places in millimetres from the middle', () => {
    const split = applyChanges(
      examplePair(),
      writeField([0], 'segments', splitSegments(first.segments, [1, 1, 2], 'x')),
    ).rings[0];
    if (split === undefined) throw new Error('the ring is gone');
    expect(jointPositions(split)).toEqual([-1, 0]);
    expect(freeGroovePosition(split)).toBe(-1);
  });

  it('let a new groove swing with the joint that it lies on', () => {
    const split = { form: 'wave', amplitude: mm(0.5), waves: 3, phase: 0 } as const;
    const wavy = { ...first, split, segments: splitSegments(first.segments, [1, 1], 'au585-rose') };
    expect(newGroove(wavy, 'v', 0.5)).toMatchObject({ position: 0, path: split });
    const lying = newGroove(wavy, 'v', 0.5);
    expect(newGroove({ ...wavy, grooves: [lying] }, 'v', 0.5).path.form).toBe('straight');
  });

  it('leave each ring its own place of a joined groove', () => {
    const groove = newGroove(first, 'v', 0.5);
    const [second] = examplePair().rings.slice(1);
    if (second === undefined) throw new Error('the example is no pair');
    const pair = {
      ...examplePair(),
      rings: [
        { ...first, grooves: [groove] },
        { ...second, grooves: [{ ...groove, position: mm(1) }] },
      ],
    };
    const changed = applyChanges(
      pair,
      groovesWith(pair, { ...first, grooves: [groove] }, [0, 1], 0, { ...groove, shape: 'u' }),
    );
    expect(changed.rings.map((ring) => [ring.grooves[0]?.shape, ring.grooves[0]?.position])).toEqual([
      ['u', groove.position],
      ['u', 1],
    ]);
  });

  it('copy what a property names and nothing else, for every property', () => {
    const pair = differentPair();
    const NAMED: Readonly<Record<(typeof LINKS)[number], RegExp>> = {
      profile: /^\/(profile|ratios)/u,
      width: /^\/width$/u,
      height: /^\/height$/u,
      size: /^\/size$/u,
      edges: /^\/edges/u,
      metal: /^\/segments\/\d\/(alloy|pattern)$/u,
      split: /^\/(split\/|segments\/\d\/share$)/u,
      finish: /^\/segments\/\d\/finish$/u,
      inlays: /^\/inlays/u,
      plating: /^\/plating$/u,
      grooves: /^\/grooves/u,
      stones: /^\/stones/u,
      engraving: /^\/engravings/u,
      line: /^\/(segments|split|grooves|inlays|width)/u,
    };
    for (const link of LINKS) {
      const joined = applyChanges(pair, copyToPair(pair, 0, link));
      expect(joined.rings[0]).toEqual(pair.rings[0]);
      const touched = changedLeaves(pair.rings[1], joined.rings[1]);
      expect(touched.length, link).toBeGreaterThan(0);
      expect(
        touched.filter((path) => !NAMED[link].test(path)),
        link,
      ).toEqual([]);
      expect(equalLinksOf(joined), link).toContain(link);
      expect(copyToPair(joined, 0, link), link).toEqual([]);
    }
  });

  it('write a finish into the lanes of both rings and leave their metals', () => {
    const pair = differentPair();
    const changed = applyChanges(pair, writeLane(pair, pair.rings[0] ?? first, [0, 1], 1, { finish: 'ice' }));
    expect(changed.rings.map((ring) => ring.segments.map(({ alloy, finish }) => [alloy, finish]))).toEqual([
      [
        ['au750-rose', 'polished'],
        ['au585-yellow', 'ice'],
      ],
      [
        ['pt950-ru', 'satin'],
        ['pd585', 'ice'],
      ],
    ]);
  });

  it('give a ring of one colour the finish of the colour that it stands for', () => {
    const pair = differentPair();
    const single = { ...pair, rings: [first, pair.rings[1] ?? first] };
    expect(copyToPair(single, 0, 'finish').map(({ path }) => path)).toEqual([
      '/rings/1/segments/0/finish',
      '/rings/1/segments/1/finish',
    ]);
  });
});
