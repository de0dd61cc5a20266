import type { EdgeWork } from '../../design/ring-design.ts';
import { downToStep, issue, nearestWithin, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** [least, most] in mm: widths of a chamfer, widths and depths of a step. */
const CHAMFER_WIDTH = [0.2, 0.8] as const;
const STEP_WIDTH = [0.3, 2] as const;
const STEP_DEPTH = [0.15, 0.4] as const;
/** Part of the ring's width that one edge may take. */
const PART = 0.4;

function rangeFinding(edge: EdgeWork, field: 'width' | 'depth', [min, max]: readonly [number, number], at: string) {
  const value = edge[field];
  if (value >= min - 1e-9 && value <= max + 1e-9) return [];
  const near = nearestWithin(value, min, max);
  const way = edge.form === 'chamfer' ? { path: at, value: { ...edge, width: near, depth: near } } : { value: near };
  return [issue('edge.size', `${at}/${field}`, { value, min, max }, way)];
}

/** The tool's range, cut at the part of the ring that an edge may take. */
const within = ([min, max]: readonly [number, number], width: number): readonly [number, number] => [
  min,
  Math.max(min, Math.min(max, downToStep(PART * width, 0.05))),
];

function edgeFindings(edge: EdgeWork, width: number, at: string): Finding[] {
  if (edge.form === 'step') {
    const size = rangeFinding(edge, 'width', within(STEP_WIDTH, width), at);
    return [...size, ...rangeFinding(edge, 'depth', STEP_DEPTH, at)];
  }
  const size = rangeFinding(edge, 'width', within(CHAMFER_WIDTH, width), at);
  if (Math.abs(edge.width - edge.depth) < 1e-9) return size;
  const params = { value: edge.depth, width: edge.width };
  return [...size, issue('edge.chamfer-angle', `${at}/depth`, params, { value: edge.width })];
}

/** Chamfers stand at 45°; steps are as wide and as deep as the turning tools. */
export const edgeSize: RingRule = ({ ring, path }) =>
  (['left', 'right'] as const).flatMap((side) => {
    const edge = ring.edges[side];
    return edge === null ? [] : edgeFindings(edge, ring.width, `${path}/edges/${side}`);
  });
