import { ringBody } from '../body/ring-body.ts';
import type { Groove } from '../design/ring-design.ts';
import { mm } from '../units/quantities.ts';
import { issue, shownMm } from './make-issue.ts';
import { joints, lanesTouched } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Narrowest lane of an ice finish, mm. */
const ICE_WIDTH = 0.3;
/** A groove covers a joint when its centre lies this close, mm: positions are stored in hundredths. */
const ON_JOINT = 0.02;
const GROOVES_AT_MOST = 4;

/**
 * Ice is cut with a running diamond that cannot stop at a line: its lane ends at a groove, never at a bare joint
 * with another finish, and no stone sits in it. An error, because the ring cannot be made without the groove; the
 * way out adds it.
 */
export const finishGroove: RingRule = ({ ring, tables, path }) => {
  const body = ringBody(ring, tables);
  const findings = joints(body).flatMap((x, index) => {
    const left = ring.segments[index]?.finish;
    const right = ring.segments[index + 1]?.finish;
    if (left === right || (left !== 'ice' && right !== 'ice')) return [];
    if (ring.grooves.some((groove) => Math.abs(groove.position - x) <= ON_JOINT)) return [];
    const side = left === 'ice' ? index : index + 1;
    const added: Groove = { shape: 'v', width: mm(0.3), position: mm(shownMm(x)) };
    const ways = [
      ...(ring.grooves.length < GROOVES_AT_MOST ? [{ path: `${path}/grooves`, value: [...ring.grooves, added] }] : []),
      { value: left === 'ice' ? right : left },
    ];
    return [
      issue(
        'finish.groove-forced',
        `${path}/segments/${side}/finish`,
        { finish: 'ice', position: shownMm(x) },
        ...ways,
      ),
    ];
  });
  const widths = body.lanes.flatMap(([from, to], index) => {
    if (ring.segments[index]?.finish !== 'ice' || to - from >= ICE_WIDTH) return [];
    const params = { finish: 'ice', value: shownMm(to - from), min: ICE_WIDTH };
    return [issue('finish.segment-width', `${path}/segments/${index}/finish`, params, { value: 'sand-fine' })];
  });
  const underStones = ring.stones.flatMap((row) =>
    lanesTouched(body, row.position - row.diameter / 2, row.position + row.diameter / 2).flatMap((index) => {
      if (ring.segments[index]?.finish !== 'ice') return [];
      const at = `${path}/segments/${index}/finish`;
      return [
        issue('finish.groove-forced', at, { finish: 'ice', position: shownMm(row.position) }, { value: 'sand-coarse' }),
      ];
    }),
  );
  return [...findings, ...widths, ...underStones];
};
