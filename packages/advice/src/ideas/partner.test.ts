import { MODELS } from '@ringwerk/catalogue/models';
import { PLAIN_ENGRAVING, type Design } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { errorsOf, EVALUATOR } from '../../test/workshop.ts';
import { applyChanges } from '../edits/design-change.ts';
import { evaluateEdit, parseEdit } from '../evaluation/evaluate-edit.ts';
import { aloneChanges, partnerChanges, ringBeside } from './partner.ts';

it('gives a ring alone a partner that can be made, alike in metal and profile, and takes it away again', () => {
  const pair = examplePair();
  expect(partnerChanges(pair)).toBeNull();
  const single = applyChanges(pair, aloneChanges(pair, 0) ?? []);
  expect(single.rings.map(({ role }) => role)).toEqual(['single']);
  expect(aloneChanges(single, 0)).toBeNull();
  const made = evaluateEdit(single, partnerChanges(single) ?? [], EVALUATOR);
  expect(made.refused).toEqual([]);
  expect(made.design.rings.map(({ role }) => role)).toEqual(['first', 'second']);
  const [first, second] = made.design.rings;
  expect(second?.stones).toEqual([]);
  for (const field of ['profile', 'segments', 'edges', 'grooves'] as const)
    expect(second?.[field]).toEqual(first?.[field]);
});

it('gives every single ring of the collection a partner that is a record, most of them at once makeable', () => {
  const singles = MODELS.flatMap((model) => [model.without, model.with])
    .filter((design) => design !== null)
    .filter(({ rings }) => rings.length === 1);
  expect(singles.length).toBeGreaterThan(20);
  const partnered = singles.map((single) => parseEdit(single, partnerChanges(single) ?? []));
  expect(partnered.flatMap(({ issues }) => issues)).toEqual([]);
  const makeable = partnered.filter(({ design }) => errorsOf(design).length === 0);
  expect(makeable.length).toBeGreaterThan(singles.length / 2);
});

describe('a ring made from one of an earlier design', () => {
  const ENGRAVED = MODELS.map((model) => model.with).find((design) => design?.rings[0]?.stones.length !== 0);
  /** The first ring has stones and words, the second one neither. */
  function madePair() {
    const [first, second] = examplePair().rings;
    const row = ENGRAVED?.rings[0]?.stones[0];
    if (first === undefined || second === undefined || row === undefined) throw new Error('no pair, or no stones');
    const stones = [{ ...row, listing: 'stone-1' }];
    const engravings = [{ ...PLAIN_ENGRAVING, text: 'Anna' }];
    return { ...examplePair(), rings: [{ ...first, stones, engravings }, second] } satisfies Design;
  }

  it('matches it in everything but size, stones and words, and stands alone beside it', () => {
    const pair = madePair();
    const [first, second] = pair.rings;
    const made = ringBeside(pair, 0, 'partner');
    const [partner, none] = made?.design.rings ?? [];
    expect(none).toBeUndefined();
    expect(partner).toEqual({ ...first, role: 'single', size: second?.size, stones: [], engravings: [] });
    expect(made?.beside).toBe(first);
  });

  it('has stones where they are asked for, none of them the very stone that is in the ring', () => {
    const [partner] = ringBeside(madePair(), 0, 'partner', { withStones: true })?.design.rings ?? [];
    expect(partner?.stones).toMatchObject([{ listing: null, material: madePair().rings[0]?.stones[0]?.material }]);
  });

  it('keeps the size of a ring that was made alone', () => {
    const pair = examplePair();
    const single = applyChanges(pair, aloneChanges(pair, 1) ?? []);
    const made = ringBeside(single, 0, 'partner');
    expect(made?.design.rings).toEqual([{ ...single.rings[0], engravings: [] }]);
    expect(made?.beside).toBe(single.rings[0]);
  });

  it('is the same ring once more, beside the other one of the pair', () => {
    const pair = madePair();
    const again = ringBeside(pair, 0, 'reorder');
    expect(again?.design.rings).toMatchObject([
      { role: 'single', size: pair.rings[0]?.size, stones: [{ listing: null }] },
    ]);
    expect(again?.design.rings[0]?.engravings).toEqual(pair.rings[0]?.engravings);
    expect(again?.beside).toBe(pair.rings[1]);
    const single = applyChanges(pair, aloneChanges(pair, 1) ?? []);
    expect(ringBeside(single, 0, 'reorder')?.beside).toBeNull();
  });

  it('is none of a ring that the design does not have', () => {
    expect(ringBeside(examplePair(), 2, 'partner')).toBeNull();
  });

  it('can be made wherever the ring that it matches can', () => {
    const made = MODELS.flatMap((model) => [model.without, model.with])
      .filter((design) => design !== null)
      .filter((design) => errorsOf(design).length === 0)
      .flatMap((design) => design.rings.map((_, index) => ringBeside(design, index, 'reorder')?.design ?? design));
    expect(made.length).toBeGreaterThan(100);
    expect(made.filter((design) => errorsOf(design).length > 0)).toEqual([]);
  });
});
