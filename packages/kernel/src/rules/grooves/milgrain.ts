import { isBeaded } from './groove-place.ts';
import { issue, type Finding } from '../basis/make-issue.ts';
import { lanesTouched } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Width of rings with beads, mm: the wheel rides on the shoulder beside the channel. */
const RING_WIDTH = 3;

/** Beads only where they can be raised with a wheel: metals that are worked cold, and rings wide enough to guide the wheel. */
export const milgrain: RingRule = (context) => {
  const { ring, path } = context;
  return ring.grooves.flatMap((groove, index): Finding[] => {
    if (!isBeaded(groove)) return [];
    const at = `${path}/grooves/${index}`;
    const half = groove.width / 2;
    const hard = lanesTouched(context, groove.position - half, groove.position + half)
      .map((lane) => context.alloys()[lane])
      .find((alloy) => alloy !== undefined && alloy.work !== 'cold');
    const plain = { path: at, value: { ...groove, shape: 'u', width: 0.5 } };
    const findings: Finding[] = [];
    if (hard !== undefined) {
      findings.push(issue('stone.setting-alloy', `${at}/shape`, { setting: 'milgrain', alloy: hard.id }, plain));
    }
    if (ring.width < RING_WIDTH) {
      const params = { value: ring.width, min: RING_WIDTH };
      const wider = { path: `${path}/width`, value: RING_WIDTH };
      findings.push(issue('groove.ring-width', `${at}/shape`, params, wider, plain));
    }
    return findings;
  });
};
