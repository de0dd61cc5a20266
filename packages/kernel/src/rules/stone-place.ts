import { ringBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { SLOT_OPENING } from '../stones/round-proportions.ts';
import { downToStep, issue, shownMm, stepsUp, type Finding } from './make-issue.ts';
import { apart, joints } from './rule-lookups.ts';
import type { RingRule, RuleContext } from './rule.ts';

/** Band beside a flush stone, mm; narrow rings by the size table may have less. */
const EDGE_FLUSH = 0.3;
/** Wall beside the opening of a channel, mm. */
const EDGE_CHANNEL = 0.35;
const GROOVE = 0.3;
const GROOVE_MILGRAIN = 0.5;
/** Distance of a stone's centre from a joint that it does not sit on, mm. */
const JOINT = 0.3;
const ON_JOINT = 0.01;

/** Half of what the row opens at the surface. */
const reach = (row: StoneRow): number => (row.setting === 'flush' ? 0.5 : SLOT_OPENING / 2) * row.diameter;

function edgeMinimum(row: StoneRow, tables: KernelTables): number {
  if (row.setting === 'channel') return EDGE_CHANNEL;
  const size = tables.roundSizes.find((candidate) => candidate.diameter === row.diameter);
  return Math.min(EDGE_FLUSH, size === undefined ? EDGE_FLUSH : (size.ringWidthMin - size.diameter) / 2);
}

function edgeIssues({ ring, tables, path }: RuleContext, row: StoneRow, at: string): Finding[] {
  const min = edgeMinimum(row, tables);
  const value = ring.width / 2 - Math.abs(row.position) - reach(row);
  if (value >= min - 1e-6) return [];
  const most = downToStep(ring.width / 2 - min - reach(row), 0.01);
  const params = { value: shownMm(value), min: shownMm(min) };
  if (most >= 0)
    return [issue('stone.edge-distance', at, params, { value: row.position < 0 ? 0 - most : most }, { value: 0 })];
  const width = 2 * (min + reach(row) + Math.abs(row.position));
  return [issue('stone.edge-distance', at, params, ...stepsUp(`${path}/width`, width, 0.5))];
}

function grooveIssues({ ring, path }: RuleContext, row: StoneRow): Finding[] {
  return ring.grooves.flatMap((groove, index) => {
    const min = groove.shape === 'milgrain' ? GROOVE_MILGRAIN : GROOVE;
    const value = apart(groove.position, row.position) - groove.width / 2 - reach(row);
    if (value >= min - 1e-6) return [];
    const side = groove.position < row.position ? -1 : 1;
    const far = Math.ceil((min + groove.width / 2 + reach(row)) * 100 - 1e-6) / 100;
    const ways = [side, -side].map((way) => ({ value: shownMm(row.position + way * far) }));
    return [
      issue(
        'stone.groove-distance',
        `${path}/grooves/${index}/position`,
        { value: shownMm(Math.max(0, value)), min },
        ...ways,
      ),
    ];
  });
}

function jointIssues(context: RuleContext, row: StoneRow, at: string): Finding[] {
  const body = ringBody(context.ring, context.tables);
  return joints(body).flatMap((x) => {
    const value = apart(x, row.position);
    if (value <= ON_JOINT || value >= JOINT - 1e-6) return [];
    const side = row.position < x ? -1 : 1;
    const beside = [side, -side].map((way) => ({ value: shownMm(x + way * (JOINT + 0.005)) }));
    const onto = { value: shownMm(x) };
    const ways = value < JOINT / 2 ? [onto, ...beside] : [...beside, onto];
    return [issue('stone.joint-distance', at, { value: shownMm(value), min: JOINT }, ...ways)];
  });
}

/** A row keeps its distance from the ring's edges, from grooves and from joints. */
export const stonePlace: RingRule = (context) =>
  context.ring.stones.flatMap((row, index) => {
    const at = `${context.path}/stones/${index}/position`;
    return [...edgeIssues(context, row, at), ...grooveIssues(context, row), ...jointIssues(context, row, at)];
  });
