import {
  CUT_SIZES,
  ENGRAVING_METHOD_NAMES,
  FINISHES,
  GROOVE_NAMES,
  KERNEL_TABLES,
  PROFILES,
  ROUND_SIZES,
  SETTINGS,
  STONE_CUT_NAMES,
  STONE_QUALITIES,
  type CatalogueAlloy,
  type Localised,
} from '@ringwerk/catalogue';
import type { Language } from '@ringwerk/contract';
import type { Engraving, Evaluation, Groove, RingDesign, Segment, StoneRow } from '@ringwerk/kernel';
import { layoutRow } from '@ringwerk/kernel/stones';

/** Names of the catalogue in one language; an id that left the catalogue is printed as it is. */
function nameIn(
  table: readonly { readonly id: string; readonly names: Localised }[],
  id: string,
  language: Language,
): string {
  return table.find((entry) => entry.id === id)?.names[language] ?? id;
}

export const profileName = (ring: RingDesign, language: Language): string => nameIn(PROFILES, ring.profile, language);
export const alloyName = (
  alloys: readonly CatalogueAlloy[],
  { alloy }: Pick<Segment, 'alloy'>,
  language: Language,
): string => nameIn(alloys, alloy, language);
export const finishName = ({ finish }: Pick<Segment, 'finish'>, language: Language): string =>
  nameIn(FINISHES, finish, language);
export const grooveName = (groove: Groove, language: Language): string => GROOVE_NAMES[groove.shape][language];
export const settingName = (row: StoneRow, language: Language): string => nameIn(SETTINGS, row.setting, language);
export const engravingMethod = ({ method }: Pick<Engraving, 'method'>, language: Language): string =>
  ENGRAVING_METHOD_NAMES[method][language];

/** Text of the fineness stamp; empty where the trade stamps nothing. */
export const hallmark = (alloys: readonly CatalogueAlloy[], segment: Segment): string =>
  alloys.find((alloy) => alloy.id === segment.alloy)?.hallmark ?? '';

export const qualityLabel = (row: StoneRow): string =>
  STONE_QUALITIES.find((quality) => quality.id === row.quality)?.label ?? row.quality;

export const cutName = (row: StoneRow, language: Language): string => STONE_CUT_NAMES[row.cut][language];

/** Trade carats of one stone of the row. */
export function bucketOf({ cut, diameter, length }: StoneRow): number {
  if (cut === 'round') return ROUND_SIZES.find((size) => size.diameter === diameter)?.bucket ?? 0;
  return CUT_SIZES.find((size) => size.cut === cut && size.width === diameter && size.length === length)?.bucket ?? 0;
}

/** A real stone as sheets name it; without the seller's price. */
export interface ListedFacts {
  readonly stock: string;
  readonly carats: number;
  readonly grades: string;
  /** Key of what was done to the stone, as its seller states it. */
  readonly treatment: string;
}
export type ListedByKey = ReadonlyMap<string, ListedFacts>;

/** The real stones that an evaluation priced, by their listing. */
export const listedOf = ({ rings }: Evaluation): ListedByKey =>
  new Map(
    rings
      .flatMap(({ trade }) => trade?.lines ?? [])
      .filter(({ kind, detail }) => kind === 'stone' && detail['listing'] !== undefined)
      .map(({ detail: { listing, stock, carats, colour, clarity, report, treatment = 'unstated' } }) => [
        `${listing}`,
        {
          stock: `${stock}`,
          carats: Number(carats),
          grades: `${colour} ${clarity}${report === '' ? '' : `, ${report}`}`,
          treatment: `${treatment}`,
        },
      ]),
  );

/** Stones that the row really has: rows that reach over a share of the ring count for themselves. */
export const stonesOf = (ring: RingDesign, row: StoneRow): number =>
  layoutRow(ring, row, KERNEL_TABLES).placements.length;

/** [from, to] of a segment in mm: a lane from the left edge, a shell from the outside. */
export function segmentSpan(ring: RingDesign, index: number): readonly [number, number] {
  const parts = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  const before = ring.segments.slice(0, index).reduce((sum, segment) => sum + segment.share, 0);
  const share = ring.segments[index]?.share ?? 0;
  const whole = ring.split.form === 'shell' ? ring.height : ring.width;
  return [(whole * before) / parts, (whole * (before + share)) / parts];
}
