import type { Design, Issue } from '@ringwerk/kernel';
import { applyChanges, type Change } from './design-change.ts';

/** A wish that is not legal yet needs at most this many remedies in the rules that exist; more means they fight each other. */
const REMEDIES_MAX = 12;

/**
 * Follows the remedies of the issues until the design is legal. Returns the remedies in order, each path once with
 * its last value; null when an issue has no remedy or the remedies run in a circle.
 */
export function repairDesign(
  design: Design,
  issues: readonly Issue[],
  errorsOf: (design: Design) => readonly Issue[],
): readonly Change[] | null {
  let repaired = design;
  let open = issues;
  const taken = new Map<string, Change>();
  for (let step = 0; step < REMEDIES_MAX && open.length > 0; step += 1) {
    const remedy = open.find((issue) => issue.remedy !== undefined)?.remedy;
    if (remedy === undefined) return null;
    const change = { path: remedy.path, value: remedy.value };
    try {
      repaired = applyChanges(repaired, [change]);
    } catch {
      // An earlier remedy shortened the list that this one points into.
      return null;
    }
    taken.delete(change.path);
    taken.set(change.path, change);
    open = errorsOf(repaired);
  }
  return open.length > 0 ? null : [...taken.values()];
}

/** Errors of the wish that the design did not have before: a design of an old price list stays editable. */
export function newErrors(before: readonly Issue[], after: readonly Issue[]): readonly Issue[] {
  const known = new Set(before.filter(isError).map(issueKey));
  return after.filter((issue) => isError(issue) && !known.has(issueKey(issue)));
}

const isError = (issue: Issue): boolean => issue.severity === 'error';
const issueKey = (issue: Issue): string => `${issue.code} ${issue.path}`;
