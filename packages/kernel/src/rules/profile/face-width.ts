import { profileSpec } from '../../body/ring-body.ts';
import { downToStep, issue, shownMm, stepsUp } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Face that must be left between two worked edges or two inclined flanks, mm: the wheel needs it to run straight. */
const FACE = 1;

/** Worked edges and the inclined flanks of a trapezoid leave a face between them. */
export const faceWidth: RingRule = ({ ring, tables, path, face }) => {
  const { left, right } = ring.edges;
  const { kind } = profileSpec(tables, ring.profile);
  if (left === null && right === null && kind !== 'trapezoid') return [];
  const [from, to] = face();
  const value = to - from;
  if (!isBelow(value, FACE)) return [];
  const narrower = (['left', 'right'] as const).flatMap((side) => {
    const edge = ring.edges[side];
    if (edge === null) return [];
    const at = `${path}/edges/${side}`;
    const least = edge.form === 'chamfer' ? 0.2 : 0.3;
    const fitting = Math.max(least, downToStep(edge.width - (FACE - value), 0.05));
    const chamfer = { ...edge, width: fitting, depth: fitting };
    return [
      edge.form === 'chamfer' ? { path: at, value: chamfer } : { path: `${at}/width`, value: fitting },
      { path: at, value: null },
    ];
  });
  const wider = stepsUp(`${path}/width`, ring.width + FACE - value, 0.5);
  const params = { value: shownMm(Math.max(0, value)), min: FACE };
  return [issue('profile.face-width', `${path}/width`, params, ...wider, ...narrower)];
};
