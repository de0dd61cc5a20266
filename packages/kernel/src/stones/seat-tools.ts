import type { StoneRow } from '../design/ring-design.ts';
import { stoneCutter } from './faceted-seat.ts';
import { coneHeight, seatRadius, seatShoulder } from './flush-seat.ts';
import { isOnFlank } from './girdle-sink.ts';
import { SEAT_PLAY } from './round-proportions.ts';
import { boreDepth, clearHeight, cut, type RecipeStep, type RowWork } from './row-work.ts';
import { girdleOutline } from './stone-size.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';
import { turnedSides } from './turned-sides.ts';
import { lathe, layered, scaledOutline, turned, type Level } from './tool-shapes.ts';

/** Hole behind an open seat over the stone's width; pavé stones are drilled narrower. */
const DRILL = 0.66;
const DRILL_PAVE = 0.5;

const drillOf = ({ setting }: StoneRow): number => (setting === 'pave' ? DRILL_PAVE : DRILL);

const halfGirdleOf = ({ row, size }: RowWork): number => Math.max(seatShoulder(row.diameter), size.girdle / 2);

/**
 * Hole from the bore up to the girdle's lower edge, in the shape of the stone. It reaches `most` mm from the stone's axis at
 * most: a head that narrows towards the band stood in the air over a wider one.
 */
export function drillStep(work: RowWork, spot: StoneSpot, most = Infinity): RecipeStep {
  const { row, size } = work;
  const half = Math.max(size.along, size.across) / 2;
  const share = Math.min(drillOf(row), most / half);
  const reach = share * half;
  const [from, to] = [-boreDepth(work, spot, reach), -halfGirdleOf(work)];
  const frame = spotFrame(spot);
  if (row.cut === 'round') {
    const radius = (share * row.diameter) / 2;
    return cut(
      turned(
        frame,
        lathe([
          [Math.min(from, to - 0.1), radius],
          [to, radius],
        ]),
      ),
    );
  }
  const points = scaledOutline(girdleOutline(row), share);
  return cut(
    layered(frame, [
      { y: Math.min(from, to - 0.1), points },
      { y: to, points },
    ]),
  );
}

/**
 * Cutter of a round seat: cylinder from above the metal to the girdle's lower edge, cone along the pavilion; an open
 * seat's cone ends in a drill through to the bore.
 */
function roundSeat(work: RowWork, spot: StoneSpot): RecipeStep {
  const { row, size } = work;
  const radius = seatRadius(row.diameter);
  const shoulder = -halfGirdleOf(work);
  const height = coneHeight(row.diameter, size.pavilion);
  const drill = (drillOf(row) * row.diameter) / 2;
  const isOpen = row.back === 'open' && !isOnFlank(row);
  const end = shoulder - height * (1 - drill / radius);
  const under: Level[] = isOpen
    ? [
        [Math.min(end - 0.01, -boreDepth(work, spot, drill)), drill],
        [end, drill],
      ]
    : [[shoulder - height, 0]];
  const levels: Level[] = [...under, [shoulder, radius], [clearHeight(work, spot, radius), radius]];
  return cut(turned(spotFrame(spot), lathe(levels)));
}

/** Cutters of one sunk stone's seat. */
export function seatSteps(work: RowWork, spot: StoneSpot): readonly RecipeStep[] {
  const { row, size } = work;
  if (row.cut === 'round') return [roundSeat(work, spot)];
  const top = clearHeight(work, spot, Math.max(size.along, size.across) / 2);
  const seat = cut(stoneCutter(row, spotFrame(spot), top));
  return row.back === 'open' && !isOnFlank(row) ? [seat, drillStep(work, spot)] : [seat];
}

/** The stone with its play, as it bites into prongs, bezels and the band under a head. */
export function biteOf(work: RowWork, spot: StoneSpot): RecipeStep {
  const { row, size } = work;
  if (row.cut !== 'round') return cut(stoneCutter(row, spotFrame(spot), null));
  const radius = row.diameter / 2 + SEAT_PLAY;
  const halfGirdle = halfGirdleOf(work);
  const levels: Level[] = [
    [-halfGirdle - coneHeight(row.diameter, size.pavilion), 0],
    [-halfGirdle, radius],
    [halfGirdle, radius],
    ...turnedSides(row, SEAT_PLAY).crown,
  ];
  return cut(turned(spotFrame(spot), lathe(levels)));
}

/** Play of a stone in the beads that are pushed over it, mm: less than in its seat, so that both never share a wall. */
const BEAD_PLAY = SEAT_PLAY / 2;

/** The stone as it bites into the beads that are raised over its seat; only round ones are held by beads. */
export function beadBite({ row }: RowWork, spot: StoneSpot): RecipeStep {
  const { pavilion, crown } = turnedSides(row, BEAD_PLAY);
  return { ...cut(turned(spotFrame(spot), lathe([...pavilion, ...crown]))), isWithinSeat: true };
}
