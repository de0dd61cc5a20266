import type { FinishId, Groove, Split } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import { issue, shownMm, type Finding } from '../basis/make-issue.ts';
import { jointLines } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { grooveLine, liesOn, type WavyLine } from '../basis/wavy-line.ts';

/**
 * Finishes whose tool cannot stop at a line, with the nearest finish that can: the running diamond of ice, the crossing
 * strokes of criss-cross, the hammer, and the chisel of bark.
 */
export const FORCED_GROOVE: Readonly<Partial<Record<FinishId, FinishId>>> = {
  ice: 'sand-coarse',
  'matte-xcross': 'matte-cross',
  'hammer-pol': 'polished',
  'hammer-mat': 'sand-fine',
  'hammer-coarse': 'polished',
  bark: 'sand-coarse',
};
const GROOVES_AT_MOST = 6;

const isForced = (finish: FinishId): boolean => finish in FORCED_GROOVE;

/** Narrow groove that follows the joint, as a person would add it. */
function grooveOn({ position }: WavyLine, { form, amplitude, waves, phase }: Split): Groove {
  const along = form === 'wave' || form === 'diagonal' ? form : 'straight';
  const path = { form: along, amplitude, waves, phase } as const;
  return { shape: 'v', width: mm(0.3), position: mm(shownMm(position)), path };
}

function jointFinding({ ring, path }: RuleContext, joint: WavyLine, index: number): Finding[] {
  const left = ring.segments[index]?.finish ?? 'polished';
  const right = ring.segments[index + 1]?.finish ?? 'polished';
  if (left === right || (!isForced(left) && !isForced(right))) return [];
  if (ring.grooves.some((groove) => liesOn(joint, grooveLine(groove)))) return [];
  const [side, finish, other] = isForced(left) ? [index, left, right] : [index + 1, right, left];
  const added = { path: `${path}/grooves`, value: [...ring.grooves, grooveOn(joint, ring.split)] };
  const free = FORCED_GROOVE[finish];
  const ways = [
    ...(ring.grooves.length < GROOVES_AT_MOST ? [added] : []),
    { value: other },
    ...(free === undefined ? [] : [{ value: free }]),
  ];
  const params = { finish, position: shownMm(joint.position) };
  return [issue('finish.groove-forced', `${path}/segments/${side}/finish`, params, ...ways)];
}

/**
 * Such a lane ends at a groove that follows the joint, never at a bare joint with another finish. An error, because
 * the ring cannot be made without the groove; the way out adds it.
 */
export const finishGroove: RingRule = (context) =>
  jointLines(context).flatMap((joint, index) => jointFinding(context, joint, index));
