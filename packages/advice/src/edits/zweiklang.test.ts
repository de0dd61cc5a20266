import { mm, type Design, type RingDesign, type Split } from '@ringwerk/kernel';
import { MODELS } from '@ringwerk/catalogue/models';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { applyChanges } from './design-change.ts';
import { following, joinedChanges, relationChanges, relationOf, RELATIONS } from './zweiklang.ts';

const colours = (a: string, b: string): RingDesign['segments'] => [
  { alloy: a, share: 2, finish: 'polished', pattern: 0 },
  { alloy: b, share: 1, finish: 'matte-long', pattern: 0 },
];

/** Offset of a joint's line at the angle `turn` from the top, mm. */
const swingAt = ({ amplitude, waves, phase }: Split, turn: number): number =>
  amplitude * Math.cos(waves * turn + (phase * Math.PI) / 180);

function pair(relation: (typeof RELATIONS)[number], waves = 3): Design {
  const design = examplePair();
  const [first, second] = design.rings;
  if (first === undefined || second === undefined) throw new Error('a pair has two rings');
  const split = { form: 'wave', amplitude: mm(0.6), waves, phase: 40 } as const;
  const ring: RingDesign = { ...first, width: mm(5), segments: colours('au585-yellow', 'au585-white'), split };
  return { ...design, rings: [ring, { ...second, ...following(ring, relation) }] };
}

describe('Zweiklang', () => {
  it('knows every pair of the collection that is designed as one', () => {
    const pairs = MODELS.filter(({ kind }) => kind === 'zweiklang');
    expect(pairs.length).toBeGreaterThanOrEqual(24);
    expect(pairs.filter(({ without }) => relationOf(without) === null).map(({ setId }) => setId)).toEqual([]);
    expect(relationOf(examplePair())).toBeNull();
  });

  // Laid flat side by side they touch at the first ring's right (0°) and the second's left (180°), crowns to the front.
  it.each([1, 2, 3, 4])('lets a line of %i waves run on where the rings touch', (waves) => {
    const [first, second] = pair('same', waves).rings;
    if (first === undefined || second === undefined) throw new Error('a pair has two rings');
    expect(swingAt(first.split, -Math.PI / 2)).toBeCloseTo(swingAt(second.split, Math.PI / 2), 9);
    const mirrored = following(first, 'mirrored').split;
    // Turned over about the crown: z becomes -z and the left side the right one.
    expect(swingAt(first.split, -Math.PI / 2)).toBeCloseTo(-swingAt(mirrored, -Math.PI / 2), 9);
  });

  it.each(RELATIONS)('follows both ways: %s', (relation) => {
    const design = pair(relation);
    expect(relationOf(design)).toBe(relation);
    const [first, second] = design.rings;
    if (first === undefined || second === undefined) throw new Error('a pair has two rings');
    expect({ ...first, ...following(second, relation) }).toEqual(first);
    expect(relationChanges(design, 0, relation)).toEqual([]);
  });

  it.each(RELATIONS)('is edited as one: an alloy and the line change in both rings, %s', (relation) => {
    const design = pair(relation);
    const [first] = design.rings;
    if (first === undefined) throw new Error('a pair has two rings');
    const rose = first.segments.map((lane, index) => (index === 0 ? { ...lane, alloy: 'au585-rose' } : lane));
    const recoloured = applyChanges(design, joinedChanges(design, [{ path: '/rings/0/segments', value: rose }]));
    expect(relationOf(recoloured)).toBe(relation);
    expect(recoloured.rings[1]?.segments.map(({ alloy }) => alloy)).not.toContain('au585-yellow');
    const wider = applyChanges(
      recoloured,
      joinedChanges(recoloured, [{ path: '/rings/1/split/amplitude', value: 0.9 }]),
    );
    expect(wider.rings[0]?.split.amplitude).toBe(0.9);
    expect(relationOf(wider)).toBe(relation);
    const three = [...rose, { alloy: 'au585-rose', share: 2, finish: 'polished', pattern: 0 }];
    const more = applyChanges(design, joinedChanges(design, [{ path: '/rings/0/segments', value: three }]));
    expect(more.rings[1]?.segments).toHaveLength(3);
  });

  it('leaves each ring what was its own, and reaches no further than the pair', () => {
    const design = pair('same');
    const own = applyChanges(design, [{ path: '/rings/1/segments/0/finish', value: 'ice' }]);
    const [first] = own.rings;
    if (first === undefined) throw new Error('a pair has two rings');
    const sand = first.segments.map((lane, index) => (index === 0 ? { ...lane, finish: 'sand-fine' } : lane));
    const after = applyChanges(own, joinedChanges(own, [{ path: '/rings/0/segments', value: sand }]));
    expect(after.rings[1]?.segments[0]?.finish).toBe('ice');
    const stones = [{ path: '/rings/0/stones', value: [] }];
    expect(joinedChanges(design, stones)).toEqual(stones);
    const both = [0, 1].map((ring) => ({ path: `/rings/${ring}/width`, value: 6 }));
    expect(joinedChanges(design, both)).toEqual(both);
  });
});
