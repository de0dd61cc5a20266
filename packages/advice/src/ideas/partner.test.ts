import { MODELS } from '@ringwerk/catalogue/models';
import { expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { errorsOf, EVALUATOR } from '../../test/workshop.ts';
import { applyChanges } from '../edits/design-change.ts';
import { evaluateEdit, parseEdit } from '../evaluation/evaluate-edit.ts';
import { aloneChanges, partnerChanges } from './partner.ts';

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
