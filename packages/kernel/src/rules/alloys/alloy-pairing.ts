import type { AlloyKind, AlloySpec, KernelTables } from '../../design/tables.ts';
import { issue, type Finding } from '../basis/make-issue.ts';
import { alloyOf } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

const isOf = (alloy: AlloySpec, { family, colour = alloy.colour }: AlloyKind): boolean =>
  alloy.family === family && alloy.colour === colour;

const isRefused = ({ refusedPairings }: KernelTables, a: AlloySpec, b: AlloySpec): boolean =>
  refusedPairings.some(([one, other]) => (isOf(a, one) && isOf(b, other)) || (isOf(b, one) && isOf(a, other)));

const isMixed = (a: AlloySpec, b: AlloySpec): boolean =>
  a.fineMetal !== null && a.fineMetal === b.fineMetal && a.fineness !== b.fineness;

/** Colours of the same family at the wanted fineness, the same colour first. */
function atFineness({ tables }: RuleContext, alloy: AlloySpec, fineness: number | null): AlloySpec[] {
  const same = tables.alloys.filter((other) => other.family === alloy.family && other.fineness === fineness);
  return same.toSorted((a, b) => Number(b.colour === alloy.colour) - Number(a.colour === alloy.colour)).slice(0, 3);
}

function pairFindings(context: RuleContext, alloy: AlloySpec, before: readonly AlloySpec[], at: string): Finding[] {
  const others = before.map(({ id }) => ({ value: id }));
  const refused = before.find((other) => isRefused(context.tables, alloy, other));
  if (refused !== undefined) {
    return [issue('alloy.pairing', at, { alloy: alloy.id, other: refused.id }, ...others)];
  }
  const mixed = before.find((other) => isMixed(alloy, other));
  if (mixed === undefined) return [];
  const names = { alloy: alloy.id, other: mixed.id, fineness: alloy.fineness ?? 0, otherFineness: mixed.fineness ?? 0 };
  const same = atFineness(context, alloy, mixed.fineness).map(({ id }) => ({ value: id }));
  return [issue('alloy.fineness-mixed', at, names, ...same, ...others)];
}

/**
 * No refused pair anywhere in one ring, strips included, and one fineness per fine metal: gold 585 beside gold 750
 * would be stamped as the lower. Different metals keep their own fineness (750 gold with Pt950 or Pd950). The way
 * out makes the later part like an earlier one.
 */
export const alloyPairing: RingRule = (context) => {
  const { ring, tables, path } = context;
  const parts = (['segments', 'inlays'] as const).flatMap((list) =>
    ring[list].map((part, index) => ({ alloy: alloyOf(tables, part), at: `${path}/${list}/${index}/alloy` })),
  );
  return parts.flatMap(({ alloy, at }, index) => {
    if (alloy === undefined) return [];
    const before = parts.slice(0, index).flatMap((part) => part.alloy ?? []);
    return pairFindings(context, alloy, before, at);
  });
};
