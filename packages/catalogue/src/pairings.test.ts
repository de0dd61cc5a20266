import { DESIGN_VERSION, mm, PLAIN_RING, type AlloyKind, type Design } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { expect, it } from 'vitest';
import type { CatalogueAlloy } from './alloy.ts';
import { ALLOYS } from './alloys.ts';
import { REFUSED_PAIRINGS } from './pairings.ts';
import { KERNEL_TABLES } from './tables.ts';

/** One alloy of every family and colour. */
const KINDS = [...new Map(ALLOYS.map((alloy) => [`${alloy.family} ${alloy.colour}`, alloy])).values()];

const isOf = (alloy: CatalogueAlloy, kind: AlloyKind) =>
  alloy.family === kind.family && (kind.colour ?? alloy.colour) === alloy.colour;
const isListed = (a: CatalogueAlloy, b: CatalogueAlloy) =>
  REFUSED_PAIRINGS.some(([one, other]) => (isOf(a, one) && isOf(b, other)) || (isOf(b, one) && isOf(a, other)));

const twoTone = (left: string, right: string): Design => ({
  version: DESIGN_VERSION,
  rings: [
    {
      ...PLAIN_RING,
      role: 'single',
      profile: 'F02',
      width: mm(6),
      height: mm(2.2),
      size: mm(60),
      segments: [
        { alloy: left, share: 1, finish: 'polished', pattern: 0 },
        { alloy: right, share: 1, finish: 'polished', pattern: 0 },
      ],
    },
  ],
});

it('are refused by the workshop rule, in either order, and no others are', () => {
  const pairs = KINDS.flatMap((a, index) => KINDS.slice(index).map((b) => [a, b] as const));
  expect(pairs.length).toBeGreaterThan(100);
  const differing = pairs.filter(([a, b]) => {
    const isRefused = checkDesign(twoTone(a.id, b.id), KERNEL_TABLES).some(({ code }) => code === 'alloy.pairing');
    return isRefused !== isListed(a, b);
  });
  expect(differing.map(([a, b]) => `${a.id} + ${b.id}`)).toEqual([]);
  expect(pairs.filter(([a, b]) => isListed(a, b)).length).toBeGreaterThanOrEqual(REFUSED_PAIRINGS.length);
});
