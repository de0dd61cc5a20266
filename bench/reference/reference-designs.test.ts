import { ALLOYS, FINISHES, KERNEL_TABLES } from '@ringwerk/catalogue';
import { SETTING_IDS, STONE_CUTS } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { expect, it } from 'vitest';
import { REFERENCE_DESIGNS, SOLITAIRE } from './reference-designs.ts';

const rings = REFERENCE_DESIGNS.flatMap(({ design }) => design.rings);
const rows = rings.flatMap(({ stones }) => stones);
const missing = <T>(all: Iterable<T>, there: Iterable<T>): readonly T[] => {
  const known = new Set(there);
  return [...new Set(all)].filter((one) => !known.has(one));
};

it('shows every alloy family, finish, cut and setting in 24 designs', () => {
  const familyOf = new Map(ALLOYS.map(({ id, family }) => [id, family]));
  const lanes = rings.flatMap(({ segments }) => segments);
  expect(REFERENCE_DESIGNS).toHaveLength(24);
  expect(
    missing(
      familyOf.values(),
      lanes.flatMap(({ alloy }) => familyOf.get(alloy) ?? []),
    ),
  ).toEqual([]);
  expect(
    missing(
      FINISHES.map(({ id }) => id),
      lanes.map(({ finish }) => finish),
    ),
  ).toEqual([]);
  expect(
    missing(
      STONE_CUTS,
      rows.map(({ cut }) => cut),
    ),
  ).toEqual([]);
  expect(
    missing(
      SETTING_IDS,
      rows.map(({ setting }) => setting),
    ),
  ).toEqual([]);
});

it('shows only rings that can be made', () => {
  for (const { name, design } of [{ name: 'solitaire', design: SOLITAIRE }, ...REFERENCE_DESIGNS]) {
    const refused = checkDesign(design, KERNEL_TABLES).filter(({ severity }) => severity === 'error');
    expect([name, refused.map(({ code }) => code)]).toEqual([name, []]);
  }
});
