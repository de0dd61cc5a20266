import {
  ALLOYS,
  ENGRAVING_METHOD_NAMES,
  FINISHES,
  GROOVE_NAMES,
  PROFILES,
  ROUND_SIZES,
  SETTINGS,
  STONE_MATERIALS,
  STONE_QUALITIES,
  type Localised,
} from '@ringwerk/catalogue';
import type { Language } from '@ringwerk/contract';
import type { Groove, RingDesign, Segment, StoneRow } from '@ringwerk/kernel';

/** Names of the catalogue in one language; an id that left the catalogue speaks for itself. */
function nameIn(
  table: readonly { readonly id: string; readonly names: Localised }[],
  id: string,
  language: Language,
): string {
  return table.find((entry) => entry.id === id)?.names[language] ?? id;
}

export const profileName = (ring: RingDesign, language: Language): string => nameIn(PROFILES, ring.profile, language);
export const alloyName = (segment: Segment, language: Language): string => nameIn(ALLOYS, segment.alloy, language);
export const finishName = (segment: Segment, language: Language): string => nameIn(FINISHES, segment.finish, language);
export const grooveName = (groove: Groove, language: Language): string => GROOVE_NAMES[groove.shape][language];
export const settingName = (row: StoneRow, language: Language): string => nameIn(SETTINGS, row.setting, language);
export const engravingMethod = (ring: RingDesign, language: Language): string =>
  ring.engraving === null ? '' : ENGRAVING_METHOD_NAMES[ring.engraving.method][language];

/** Text of the fineness stamp; empty where the trade stamps nothing. */
export const hallmark = (segment: Segment): string =>
  ALLOYS.find((alloy) => alloy.id === segment.alloy)?.hallmark ?? '';

/** Material with the treatment that must be named at sale. */
export function stoneName(row: StoneRow, language: Language): string {
  const material = STONE_MATERIALS.find((entry) => entry.id === row.material);
  if (material === undefined) return row.material;
  const { names, disclosure } = material;
  return disclosure === null ? names[language] : `${names[language]} (${disclosure[language]})`;
}

export const qualityLabel = (row: StoneRow): string =>
  STONE_QUALITIES.find((quality) => quality.id === row.quality)?.label ?? row.quality;

/** Trade carats of one stone of the row. */
export const bucketOf = (row: StoneRow): number =>
  ROUND_SIZES.find((size) => size.diameter === row.diameter)?.bucket ?? 0;

/** [from, to] of a segment in mm from the left edge. */
export function segmentSpan(ring: RingDesign, index: number): readonly [number, number] {
  const parts = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  const before = ring.segments.slice(0, index).reduce((sum, segment) => sum + segment.share, 0);
  const share = ring.segments[index]?.share ?? 0;
  return [(ring.width * before) / parts, (ring.width * (before + share)) / parts];
}
