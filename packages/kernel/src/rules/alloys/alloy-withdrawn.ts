import type { AlloySpec, KernelTables } from '../../design/tables.ts';
import { issue } from '../basis/make-issue.ts';
import { alloyOf } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Suggestions are tried one after the other: the first that breaks no other rule is offered. */
const SUGGESTED = 6;

/** CIELAB distance of two alloys; of those without a measured colour the same colour word counts as equal. */
function colourDistance(a: AlloySpec, b: AlloySpec): number {
  if (a.lab === undefined || b.lab === undefined) return a.colour === b.colour ? 0 : Infinity;
  return Math.hypot(a.lab[0] - b.lab[0], a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]);
}

/** Thousandths that two finenesses can be apart at most. */
const FINENESS_SPAN = 1000;

/** Thousandths between two metals; of metals without a fineness none, and of one with and one without as many as can be. */
function finenessGap({ fineness: a }: AlloySpec, { fineness: b }: AlloySpec): number {
  if (a === null || b === null) return a === b ? 0 : FINENESS_SPAN;
  return Math.abs(a - b);
}

/** Alloys of the family that are made: those of the same fineness first, by their colour; then by fineness and colour. */
function nearestMade({ alloys }: KernelTables, alloy: AlloySpec): readonly AlloySpec[] {
  return alloys
    .filter((other) => other.family === alloy.family && !other.isWithdrawn)
    .toSorted(
      (a, b) => finenessGap(a, alloy) - finenessGap(b, alloy) || colourDistance(a, alloy) - colourDistance(b, alloy),
    )
    .slice(0, SUGGESTED);
}

/** An alloy that the house has withdrawn is not made any more. The way out is the nearest fineness and colour that is. */
export const alloyWithdrawn: RingRule = ({ ring, tables, path }) =>
  (['segments', 'inlays'] as const).flatMap((list) =>
    ring[list].flatMap((part, index) => {
      const alloy = alloyOf(tables, part);
      if (!alloy?.isWithdrawn) return [];
      const ways = nearestMade(tables, alloy).map(({ id }) => ({ value: id }));
      return [issue('alloy.withdrawn', `${path}/${list}/${index}/alloy`, { alloy: alloy.id }, ...ways)];
    }),
  );
