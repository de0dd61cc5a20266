import type { Design, Evaluation } from '@ringwerk/kernel';
import type { Evaluated } from '../../../kernel-worker/kernel-messages.ts';
import { describeDifference } from '../model/describe-difference.ts';
import { totalsOf, type Delta } from './session-state.ts';

/** What changed between two evaluated designs; null when nothing did. */
export function deltaBetween(before: Design, old: Evaluated, after: Design, now: Evaluated): Delta | null {
  const differences = describeDifference(before, after);
  if (differences.length === 0) return null;
  const from = totalsOf(old);
  const to = totalsOf(now);
  if (from === null || to === null) return { differences, gross: null, cost: null, grams: null, currency: null };
  return {
    differences,
    gross: to.gross - from.gross,
    cost: to.cost - from.cost,
    grams: to.grams - from.grams,
    currency: to.currency,
  };
}

/** Half of the shown hundredth of a gram. */
const GRAMS_TOLERANCE = 0.005;

/** The page has no price of a real stone before the server has sent it. */
const isWaitingForStones = (page: Evaluation | null): boolean =>
  page !== null && page.issues.some(({ code, path }) => code === 'price.missing' && path.endsWith('/listing'));

/** This device has no price list: it says weights, and the server all prices. */
export const isUnpriced = (page: Evaluation | null): boolean =>
  page === null ||
  (page.total === null &&
    page.rings.every(({ trade }) => trade === null) &&
    !page.issues.some(({ severity }) => severity === 'error'));

/** Browser engines may differ in the last bit of a weight; money and the shown weight must not. */
export function sameFigures(page: Evaluation | null, server: Evaluation): boolean {
  if (isWaitingForStones(page)) return true;
  const ours = page?.total;
  const theirs = server.total;
  if (!ours || !theirs) return !ours && !theirs;
  return (
    ours.retail.gross === theirs.retail.gross &&
    ours.cost === theirs.cost &&
    Math.abs(ours.grams - theirs.grams) < GRAMS_TOLERANCE
  );
}
