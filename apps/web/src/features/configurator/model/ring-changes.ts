import {
  mm,
  type Design,
  type Groove,
  type InsideEngraving,
  type RingDesign,
  type Segment,
  type StoneRow,
} from '@ringwerk/kernel';
import type { Link } from '../../../design-store/design-store.ts';
import type { Change } from '../../../kernel-worker/design-change.ts';

/** The rings that an edit of `link` reaches: the selected one, or the whole pair when they are joined. */
export function linkedRings(design: Design, selected: number, links: readonly Link[], link: Link): readonly number[] {
  return links.includes(link) ? design.rings.map((_, index) => index) : [selected];
}

type RingField = keyof RingDesign;

/** Writes one field of each of the rings. */
export function writeField<Field extends RingField>(
  rings: readonly number[],
  field: Field,
  value: RingDesign[Field],
): readonly Change[] {
  return rings.map((ring) => ({ path: `/rings/${ring}/${field}`, value }));
}

/** Joining a property gives the other rings the value of the selected one. */
export function copyToPair(design: Design, selected: number, link: Link): readonly Change[] {
  const source = design.rings[selected];
  if (source === undefined) return [];
  const field = link === 'metal' ? 'segments' : link;
  const others = design.rings.map((_, index) => index).filter((index) => index !== selected);
  return others
    .filter((index) => JSON.stringify(design.rings[index]?.[field]) !== JSON.stringify(source[field]))
    .map((index) => ({ path: `/rings/${index}/${field}`, value: source[field] }));
}

/** Replaces one entry of a list. */
export const withEntry = <T>(list: readonly T[], index: number, entry: T): readonly T[] =>
  list.map((old, position) => (position === index ? entry : old));

/** Splits the band: keeps the colours that are there, a new lane takes `newAlloy` and the finish of its neighbour. */
export function splitSegments(
  segments: readonly Segment[],
  shares: readonly number[],
  newAlloy: string,
): readonly Segment[] {
  const last = segments.at(-1);
  return shares.map((share, index) => {
    const old = segments[index];
    if (old !== undefined) return { ...old, share };
    return {
      alloy: index === 2 ? (segments[0]?.alloy ?? newAlloy) : newAlloy,
      finish: last?.finish ?? 'polished',
      share,
    };
  });
}

export const SPLITS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 1],
  [2, 1, 1],
  [1, 1, 2],
];
export const splitName = (shares: readonly number[]): string => shares.join(':');
export const splitOf = (ring: RingDesign): string => splitName(ring.segments.map((segment) => segment.share));

/** z of the joints between the lanes, mm. */
export function jointPositions(ring: RingDesign): readonly number[] {
  const whole = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  let reached = 0;
  return ring.segments.slice(0, -1).map((segment) => {
    reached += segment.share;
    return ring.width * (reached / whole - 0.5);
  });
}

/** A place for one more groove: a joint without one, the middle, a quarter. */
export function freeGroovePosition(ring: RingDesign): number {
  const taken = ring.grooves.map((groove) => groove.position);
  const wished = [...jointPositions(ring), 0, ring.width / 4, -ring.width / 4, ring.width * 0.36, -ring.width * 0.36];
  const free = wished.find((place) => taken.every((position) => Math.abs(position - place) > 0.7));
  return Math.round((free ?? 0) * 20) / 20;
}

export const newGroove = (ring: RingDesign, width: number): Groove => ({
  shape: 'v',
  width: mm(width),
  position: mm(freeGroovePosition(ring)),
});

export const STONE_KINDS = ['none', 'single', 'row'] as const;
export type StoneKind = (typeof STONE_KINDS)[number];

export function stoneKindOf(ring: RingDesign): StoneKind {
  const [row] = ring.stones;
  if (row === undefined) return 'none';
  return row.extent === 'count' && row.count === 1 ? 'single' : 'row';
}

export interface StoneSizeRule {
  readonly diameter: number;
  readonly bucket: number;
  readonly ringWidthMin: number;
  readonly ringHeightMin: number;
}

/** Clear distance between girdles by setting, mm: what the workshop sets by default. */
/** Offered where no trade size fits by the table; the rules then say what the ring lacks. mm. */
const SMALLEST_STONE = 1;

export const ROW_SPACING = { flush: 0.2, channel: 0.05 } as const;

/** Stones as a first choice offers them: as large as this ring carries up to the usual size of the kind. */
export function newStones(
  ring: RingDesign,
  kind: Exclude<StoneKind, 'none'>,
  sizes: readonly StoneSizeRule[],
): StoneRow {
  const usual = kind === 'single' ? 2.1 : 1.5;
  const fitting = sizes.filter(
    (size) => size.diameter <= usual && size.ringWidthMin <= ring.width && size.ringHeightMin <= ring.height,
  );
  // Material, quality and place that were chosen before stay chosen.
  const kept = ring.stones[0] ?? { material: 'diamond-natural', quality: 'tw-si', position: mm(0) };
  const setting = kind === 'single' ? 'flush' : 'channel';
  return {
    setting,
    cut: 'round',
    material: kept.material,
    quality: kept.quality,
    diameter: mm(fitting.at(-1)?.diameter ?? SMALLEST_STONE),
    extent: 'count',
    count: kind === 'single' ? 1 : 5,
    spacing: mm(ROW_SPACING[setting]),
    position: kept.position,
  };
}

export const NO_ENGRAVING: InsideEngraving = { text: '', method: 'laser', font: 'sans' };
