import type { FinishId } from '../../design/ring-design.ts';
import { issue, shownMm, stepsUp, type Finding, type Way } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';
import { wavyLine } from '../basis/wavy-line.ts';

/**
 * Narrowest surface of a finish, mm. Criss-cross, ice and hammer by the trade's tables; a bark ridge is up to 1.2 mm
 * long, notches start at an edge and need metal behind them, facets and dents of the others are a few tenths wide.
 */
const WIDTHS: Readonly<Partial<Record<FinishId, number>>> = {
  ice: 0.3,
  'matte-xcross': 2,
  'hammer-pol': 3,
  'hammer-mat': 3,
  'hammer-coarse': 3,
  bark: 2,
  notch: 1.5,
  'diamond-long': 0.5,
  'diamond-diag': 1,
  star: 0.5,
};
/** What a too narrow surface gets instead: the same gloss, without the texture. */
const INSTEAD: Readonly<Partial<Record<FinishId, FinishId>>> = {
  'matte-xcross': 'matte-cross',
  'hammer-pol': 'polished',
  'hammer-coarse': 'polished',
  'diamond-diag': 'diamond-long',
  'diamond-long': 'polished',
  notch: 'polished',
};

function widthFinding(finish: FinishId, value: number, at: string, ...wider: readonly Way[]) {
  const min = WIDTHS[finish] ?? 0;
  if (value >= min - 1e-6) return [];
  const params = { finish, value: shownMm(Math.max(0, value)), min };
  return [issue('finish.segment-width', at, params, { value: INSTEAD[finish] ?? 'sand-fine' }, ...wider)];
}

/** Room for the texture on every lane, strip and edge. */
export const finishWidth: RingRule = ({ ring, path, body }) => {
  const { form } = ring.split;
  const swing = wavyLine(0, ring.split).amplitude;
  const lanes = form === 'shell' ? [[-ring.width / 2, ring.width / 2] as const] : body().lanes;
  const findings: Finding[] = lanes.flatMap(([from, to], index) => {
    const finish = ring.segments[index]?.finish ?? 'polished';
    const isOuter = index === 0 || index === lanes.length - 1;
    const value = to - from - (isOuter && lanes.length > 1 ? swing : 0);
    const needed = ((WIDTHS[finish] ?? 0) * ring.width) / Math.max(value, 0.1);
    const wider = stepsUp(`${path}/width`, needed, 0.5).slice(0, 1);
    return widthFinding(finish, value, `${path}/segments/${index}/finish`, ...wider);
  });
  const strips = ring.inlays.flatMap(({ finish, width }, index) =>
    widthFinding(finish, width, `${path}/inlays/${index}/finish`),
  );
  const edges = (['left', 'right'] as const).flatMap((side) => {
    const edge = ring.edges[side];
    return edge === null ? [] : widthFinding(edge.finish, edge.width, `${path}/edges/${side}/finish`);
  });
  return [...findings, ...strips, ...edges];
};
