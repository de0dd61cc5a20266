import type { PolishedSpot } from '../body/polished-spots.ts';
import type { RingBody } from '../body/ring-body.ts';
import type { RingDesign, SettingId, StoneCut, StoneRow } from '../design/ring-design.ts';
import { planRow } from './row-plan.ts';
import { stoneSize } from './stone-size.ts';

/** Frame that stays polished around the setter's work on a hammered, notched or bark surface, mm. */
const FRAME = 0.3;
/** How far the metal of a setting stands beside its stone, mm; 0 where the seat ends at the girdle. */
const BESIDE: Readonly<Partial<Record<SettingId, number>>> = { bezel: 0.5, prong4: 0.5, prong6: 0.5, tension: 0.3 };
/** Settings whose stones have work of their own; between all others the setter's work runs through. */
const ALONE: ReadonlySet<SettingId> = new Set(['flush', 'bezel', 'prong4', 'prong6', 'scatter']);
const ROUNDED: ReadonlySet<StoneCut> = new Set(['round', 'oval', 'pear', 'marquise', 'heart']);

/** Half of the stone along and across its row and the radius around both, mm. */
function outlineOf(row: StoneRow): Pick<PolishedSpot, 'along' | 'across' | 'corner'> {
  const corner = FRAME + (BESIDE[row.setting] ?? 0);
  const { along, across } = stoneSize(row);
  const round = ROUNDED.has(row.cut) ? Math.min(along, across) / 2 : 0;
  return { along: along / 2 - round, across: across / 2 - round, corner: corner + round };
}

function rowSpots(row: StoneRow, body: RingBody): PolishedSpot[] {
  const plan = planRow(body, row);
  const outline = outlineOf(row);
  const joined = ALONE.has(row.setting) ? 0 : (plan.pitch * plan.surfaceRadius) / 2;
  const along = Math.max(outline.along, joined);
  return plan.spots.map(({ angle, position, sink, tilt }) => ({
    ...outline,
    along,
    angle,
    x: position + sink * Math.sin(tilt),
  }));
}

/** Spots of the outer surface that stay polished because stones are set there. */
export const polishedFrames = (ring: RingDesign, body: RingBody): PolishedSpot[] =>
  ring.stones.flatMap((row) => (row.face === 'outer' ? rowSpots(row, body) : []));
