import type { Groove, StoneRow } from '../../design/ring-design.ts';
import { GROOVE_WIDTHS } from '../../design/groove-widths.ts';
import { mm } from '../../units/quantities.ts';
import { RECESS_DEPTH } from '../../stones/girdle-sink.ts';
import { isInBed, stoneBed, type StoneBed } from '../../stones/seat-ground.ts';
import { isBeaded } from '../grooves/groove-place.ts';
import { issue, shownMm, type Finding, type Way } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { halfOpening } from './stone-extent.ts';
import { resizeWay, smallerSizes } from './stone-size.ts';

/** Floor beside the setter's work in a groove, mm: a bright rim, the recess with its bright cuts, a channel's wall. */
const RIM = 0.1;
const RECESS = RIM + RECESS_DEPTH + 0.05;
/** Beads of pavé stand so far beyond the girdle, over the diameter. */
const BEADS = 0.22;
/** A groove that runs through under the stones may take this part of them: two thirds of every girdle stay held. */
const CROSSED = 0.5;

/** Floor that a row needs beside its openings, mm; on a raised band the metal ends there. */
function floorBeside(row: StoneRow, { shape }: Groove): number {
  const beside = row.setting === 'grain' ? RECESS : row.setting === 'pave' ? Math.max(RIM, BEADS * row.diameter) : RIM;
  return shape === 'raised' ? Math.max(beside, SETTING_LIMITS[row.setting].edge) : beside;
}

/** Least width of a groove in which the row lies, and most of one that runs through under it, mm. */
function bedWidths(row: StoneRow, groove: Groove): { readonly least: number; readonly most: number } {
  const opening = 2 * halfOpening(row);
  return {
    least: opening + 2 * floorBeside(row, groove),
    most: row.setting === 'channel' ? opening : CROSSED * opening,
  };
}

/** Whether the row can be set on the middle of such a groove. */
function isFit(row: StoneRow, groove: Groove): boolean {
  const { least, most } = bedWidths(row, groove);
  const isLevel = groove.shape === 'flat' || groove.shape === 'raised';
  if (isInBed(row, groove.width)) return isLevel && !isBelow(groove.width, least);
  // A raised band narrower than its stones is only cut away, and so is a groove under a channel all around.
  const vanishes = groove.shape === 'raised' || (row.setting === 'channel' && row.extent === 'full');
  return !vanishes && !isBelow(most, groove.width);
}

/** Grooves of the tools' sizes that would take the row: of the same shape first, nearest widths first. */
function otherGrooves(row: StoneRow, groove: Groove): Groove[] {
  const shapes = [...new Set([groove.shape, 'flat'] as const)];
  return shapes.flatMap((shape) =>
    GROOVE_WIDTHS[shape]
      .map((width): Groove => ({ ...groove, shape, width: mm(width) }))
      .filter((other) => isFit(row, other))
      .toSorted((a, b) => Math.abs(a.width - groove.width) - Math.abs(b.width - groove.width)),
  );
}

function bedFinding({ ring, tables, path }: RuleContext, row: StoneRow, index: number, bed: StoneBed): Finding[] {
  const groove = ring.grooves[bed.groove];
  if (groove === undefined || isBeaded(groove) || isFit(row, groove)) return [];
  const at = `${path}/grooves/${bed.groove}`;
  const { least, most } = bedWidths(row, groove);
  const ways: Way[] = [
    ...otherGrooves(row, groove).map((other) =>
      other.shape === groove.shape ? { path: `${at}/width`, value: other.width } : { path: at, value: other },
    ),
    ...smallerSizes(tables, row).map((size) => resizeWay(row, size, `${path}/stones/${index}`)),
    { path: `${path}/grooves`, value: ring.grooves.filter((_, other) => other !== bed.groove) },
  ];
  const params = { value: groove.width, max: shownMm(most), min: shownMm(least), diameter: row.diameter };
  return [issue('stone.groove-bed', `${at}/width`, params, ...ways)];
}

/**
 * Stones that sit on a groove: it either runs through under them, so narrow that two thirds of each girdle stay held,
 * or is level and so wide that setter's tool and rim have room on its floor.
 */
export const stoneGroove: RingRule = (context) =>
  context.ring.stones.flatMap((row, index): Finding[] => {
    const bed = stoneBed(context.body(), row);
    return bed === null ? [] : bedFinding(context, row, index, bed);
  });
