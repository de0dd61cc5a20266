import { issue, shownMm, upToStep } from '../basis/make-issue.ts';
import { isBelow, jointLines } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';
import { grooveLine, liesOn, lineGap } from '../basis/wavy-line.ts';

/** Metal of its own colour that must stand between a groove and a joint that it does not cover, mm. */
const BESIDE = 0.1;

/**
 * A groove covers a joint with its middle or stays clear of it all around: a joint in one wall of a groove opens
 * under the tool, and a groove that crosses a joint would show two colours in its walls.
 */
export const grooveJoint: RingRule = (context) => {
  const { ring, path } = context;
  const joints = jointLines(context);
  return ring.grooves.flatMap((groove, index) => {
    const line = grooveLine(groove);
    const near = joints
      .map((joint) => ({ joint, gap: lineGap(line, joint) }))
      .filter(({ joint }) => !liesOn(joint, line))
      .map(({ joint, gap: [least, largest] }) => {
        const crosses = least <= 0 && largest >= 0;
        return { joint, value: (crosses ? 0 : Math.min(Math.abs(least), Math.abs(largest))) - groove.width / 2 };
      })
      .find(({ value }) => isBelow(value, BESIDE));
    if (near === undefined) return [];
    const at = `${path}/grooves/${index}`;
    const { form, amplitude, waves, phase } = ring.split;
    const along = { form: form === 'shell' ? 'straight' : form, amplitude, waves, phase };
    const onto = { ...groove, position: shownMm(near.joint.position), path: along };
    const alike = line.amplitude === near.joint.amplitude && line.amplitude === 0;
    const far = upToStep(groove.width / 2 + BESIDE + (alike ? 0 : line.amplitude + near.joint.amplitude), 0.01);
    const side = line.position < near.joint.position ? -1 : 1;
    const ways = [
      alike ? { path: `${at}/position`, value: onto.position } : { path: at, value: onto },
      ...[side, -side].map((way) => ({ path: `${at}/position`, value: shownMm(near.joint.position + way * far) })),
    ];
    const params = { value: shownMm(Math.max(0, near.value)), min: BESIDE };
    return [issue('groove.joint', `${at}/position`, params, ...ways)];
  });
};
