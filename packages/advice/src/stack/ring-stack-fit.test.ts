import { KERNEL } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { mm, type Design, type RingDesign } from '@ringwerk/kernel';
import { expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { errorsOf } from '../../test/workshop.ts';
import { applyChanges, type Change } from '../edits/design-change.ts';
import { parseEdit, refusedBy } from '../evaluation/evaluate-edit.ts';
import { FLUSH } from './flush.ts';
import { findStackFit, type StackFit, type StackQuery } from './ring-stack-fit.ts';

const goOn = (): Promise<boolean> => Promise.resolve(true);

function fit(query: StackQuery, pause = goOn): Promise<StackFit | null> {
  const known = errorsOf(query.design);
  const isLegal = (changes: readonly Change[]): boolean =>
    refusedBy(parseEdit(query.design, changes), known, { errorsOf }).length === 0;
  return findStackFit(query, KERNEL, isLegal, pause);
}

const solitaire = (): Design => {
  const found = MODELS.map((model) => model.with ?? model.without).find(({ rings }) =>
    rings[0]?.stones.some(({ setting, lift }) => setting === 'prong4' && lift > 1),
  );
  if (found === undefined) throw new Error('the collection has solitaires');
  return found;
};
const ringOf = (design: Design, at = 0): RingDesign => {
  const ring = design.rings[at];
  if (ring === undefined) throw new Error('a design has a ring');
  return ring;
};

it('finds plain bands flush, in one scene as wide as both', async () => {
  const pair = examplePair();
  const plain = await fit({ design: pair, index: 0, before: ringOf(pair), after: null });
  expect(plain?.gaps.map((gap) => gap < FLUSH)).toEqual([true]);
  expect(plain?.flush).toBeNull();
  expect(plain?.scene.width).toBeCloseTo(8, 1);
});

it('closes a gap by a change that the rules allow', async () => {
  // A head that sits low, beside a band that is taller than it stands.
  const head = applyChanges(solitaire(), [{ path: '/rings/0/stones/0/lift', value: 1.5 }]);
  const tall: RingDesign = { ...ringOf(examplePair()), height: mm(2.2) };
  const stack = await fit({ design: head, index: 0, before: null, after: tall });
  const [gap = 0] = stack?.gaps ?? [];
  expect(gap).toBeGreaterThan(FLUSH);
  expect(stack?.flush).not.toBeNull();
  expect(stack?.flush?.gaps.every((closed) => closed < FLUSH)).toBe(true);
  const lifted = parseEdit(head, stack?.flush?.changes ?? []);
  expect(refusedBy(lifted, errorsOf(head), { errorsOf })).toEqual([]);
  const again = await fit({ design: lifted.design, index: 0, before: null, after: tall });
  expect(again?.gaps.every((closed) => closed < FLUSH)).toBe(true);
});

it('lies the same from either side: a ring before is the other one after', async () => {
  const [first, second] = examplePair().rings;
  if (first === undefined || second === undefined) throw new Error('a pair has two rings');
  const head = solitaire();
  const ring = ringOf(head);
  const beside: Design = { ...head, rings: [{ ...first, role: 'single' }] };
  const after = await fit({ design: head, index: 0, before: null, after: first });
  const before = await fit({ design: beside, index: 0, before: ring, after: null });
  expect(before?.gaps).toEqual(after?.gaps);
  expect(before?.scene.width).toBe(after?.scene.width);
});

it('lays three rings side by side, in the order of the finger, around the middle of all', async () => {
  // Of one size, as on one finger: larger ones would slip over each other.
  const wide: RingDesign = { ...ringOf(examplePair()), width: mm(5) };
  const three = await fit({ design: examplePair(), index: 0, before: wide, after: wide });
  expect(three?.gaps.map((gap) => gap < FLUSH)).toEqual([true, true]);
  expect(three?.scene.width).toBeCloseTo(5 + 4 + 5, 1);
  const middle = (place: number): number => {
    const parts = three?.scene.parts.filter(({ id }) => id.startsWith(`stack-${place}-`)) ?? [];
    const heights = parts.flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 2));
    return (Math.min(...new Set(heights)) + Math.max(...new Set(heights))) / 2;
  };
  expect(middle(0)).toBeCloseTo(-4.5, 1);
  expect(middle(1)).toBeCloseTo(0, 1);
  expect(middle(2)).toBeCloseTo(4.5, 1);
});

it('ends when a newer query has come', async () => {
  const pair = examplePair();
  const ended = await fit({ design: pair, index: 0, before: ringOf(pair), after: null }, () => Promise.resolve(false));
  expect(ended).toBeNull();
});
