import { stoneGaps } from '../../stones/stone-gaps.ts';
import { issue, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { stoneAcross, stoneAlong } from './stone-extent.ts';

/** Pairs of rows that are named at once, the closest first; the others are named when these are apart. */
const NAMED = 12;

function pairFinding(context: RuleContext, a: number, b: number, value: number): Finding[] {
  const { ring, path } = context;
  const [one, other] = [ring.stones[a], ring.stones[b]];
  if (one === undefined || other === undefined) return [];
  const min = Math.max(SETTING_LIMITS[one.setting].betweenRows, SETTING_LIMITS[other.setting].betweenRows);
  if (!isBelow(value, min)) return [];
  const at = `${path}/stones/${b}`;
  const far = upToStep((stoneAcross(one) + stoneAcross(other)) / 2 + min, 0.01);
  const side = other.position < one.position ? -1 : 1;
  // On a dome the girdles lean towards each other, so that the next steps are tried as well.
  const beside = [0, 0.05, 0.15].flatMap((more) =>
    [side, -side].map((way) => ({ path: `${at}/position`, value: shownMm(one.position + way * (far + more)) })),
  );
  const turn = Math.ceil(
    (((stoneAlong(one) + stoneAlong(other)) / 2 + min) / context.plan(b).girdleRadius) * (180 / Math.PI),
  );
  const away = one.count === 1 && other.count === 1 ? turn : null;
  const turned = [1, -1].flatMap((way) => {
    if (away === null) return [];
    const angle = one.angle + way * away;
    return Math.abs(angle) <= 180 ? [{ path: `${at}/angle`, value: angle }] : [];
  });
  const back = [-side, side].map((way) => ({
    path: `${path}/stones/${a}/position`,
    value: shownMm(other.position + way * far),
  }));
  const params = { value: shownMm(Math.max(0, value)), min };
  return [issue('stone.overlap', `${at}/position`, params, ...turned, ...beside, ...back)];
}

/** Stones of different rows stay clear of each other wherever they stand, on the face, on a flank or strewn. */
export const stoneOverlap: RingRule = (context) => {
  const { ring, body } = context;
  if (ring.stones.length < 2) return [];
  const between = stoneGaps(ring, body()).filter(({ rows: [one, other] }) => one !== other);
  const findings: Finding[] = [];
  for (const { rows, clear } of between.toSorted((a, b) => a.clear - b.clear)) {
    findings.push(...pairFinding(context, Math.min(...rows), Math.max(...rows), clear));
    if (findings.length >= NAMED) break;
  }
  return findings;
};
