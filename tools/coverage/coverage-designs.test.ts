import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { parseDesign } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { expect, test } from 'vitest';
import { coverageDesigns } from './coverage-designs.ts';
import { choicesOf, everyChoice } from './design-choices.ts';

const { designs, missing } = coverageDesigns(60);

test('every word of every choice is held by a design', () => {
  expect(missing).toEqual([]);
  expect(designs.length).toBeGreaterThanOrEqual(60);
  const held = new Set(designs.flatMap(({ rings }) => rings.flatMap((ring) => [...choicesOf(ring)])));
  expect([...everyChoice()].filter((choice) => !held.has(choice))).toEqual([]);
});
test('the words are those of the record and the catalogue', () => {
  const every = everyChoice();
  for (const choice of [
    'profile=F05',
    'split.form=shell',
    'segments.finish=bark',
    'stones.setting=pave',
    'alloy=pt950-ru',
  ])
    expect(every).toContain(choice);
});
test('the designs can be made, and are the same in every run', () => {
  for (const design of designs) {
    expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
    expect(checkDesign(design, KERNEL_TABLES).filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  expect(coverageDesigns(60).designs).toEqual(designs);
});
