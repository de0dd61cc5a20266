import {
  ALLOYS,
  CUT_SIZES,
  ENGRAVING_METHOD_NAMES,
  FINISHES,
  GROOVE_NAMES,
  KERNEL_TABLES,
  PROFILES,
  ROUND_SIZES,
  SETTINGS,
  STONE_CUT_NAMES,
  STONE_MATERIALS,
  STONE_QUALITIES,
  type Localised,
} from '@ringwerk/catalogue';
import type { Language } from '@ringwerk/contract';
import {
  layoutRow,
  type EdgeWork,
  type Engraving,
  type Groove,
  type Path,
  type RingDesign,
  type Segment,
  type Split,
  type StoneRow,
} from '@ringwerk/kernel';
import { RING_WORDS } from './ring-words.ts';
import type { SheetFormat } from './sheet-format.ts';

/** Names of the catalogue in one language; an id that left the catalogue speaks for itself. */
function nameIn(
  table: readonly { readonly id: string; readonly names: Localised }[],
  id: string,
  language: Language,
): string {
  return table.find((entry) => entry.id === id)?.names[language] ?? id;
}

export const profileName = (ring: RingDesign, language: Language): string => nameIn(PROFILES, ring.profile, language);
export const alloyName = ({ alloy }: Pick<Segment, 'alloy'>, language: Language): string =>
  nameIn(ALLOYS, alloy, language);
export const finishName = ({ finish }: Pick<Segment, 'finish'>, language: Language): string =>
  nameIn(FINISHES, finish, language);
export const grooveName = (groove: Groove, language: Language): string => GROOVE_NAMES[groove.shape][language];
export const settingName = (row: StoneRow, language: Language): string => nameIn(SETTINGS, row.setting, language);
export const engravingMethod = ({ method }: Pick<Engraving, 'method'>, language: Language): string =>
  ENGRAVING_METHOD_NAMES[method][language];

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

export const cutName = (row: StoneRow, language: Language): string => STONE_CUT_NAMES[row.cut][language];

/** Trade carats of one stone of the row. */
export function bucketOf({ cut, diameter, length }: StoneRow): number {
  if (cut === 'round') return ROUND_SIZES.find((size) => size.diameter === diameter)?.bucket ?? 0;
  return CUT_SIZES.find((size) => size.cut === cut && size.width === diameter && size.length === length)?.bucket ?? 0;
}

/** Stones that the row really has: rows that reach over a share of the ring count for themselves. */
export const stonesOf = (ring: RingDesign, row: StoneRow): number =>
  layoutRow(ring, row, KERNEL_TABLES).placements.length;

/** `⌀ 1,5 mm`, `2,0 mm × 3,0 mm`. */
export const stoneSize = ({ diameter, length }: StoneRow, { mm }: SheetFormat): string =>
  diameter === length ? `⌀ ${mm(diameter)}` : `${mm(diameter)} × ${mm(length)}`;

/** How a line runs: `Welle ±0,4 mm, 3 ×, 90°`; a line that stands still and a shell are only named. */
export function lineText(
  { form, amplitude, waves, phase }: Path | Split,
  language: Language,
  { mm }: SheetFormat,
): string {
  const name = RING_WORDS[language].line[form];
  if (form === 'straight' || form === 'shell') return name;
  return `${name} ±${mm(amplitude)}, ${waves}\u00A0×, ${phase}°`;
}

/** Both edges in one line; the same work is said once. Empty where the profile stands as it is. */
export function edgesText({ edges }: RingDesign, language: Language, { mm }: SheetFormat): string {
  const words = RING_WORDS[language];
  const text = (edge: EdgeWork): string =>
    `${words.edge[edge.form]} ${mm(edge.width)} × ${mm(edge.depth)}, ${finishName(edge, language)}`;
  const left = edges.left === null ? null : text(edges.left);
  const right = edges.right === null ? null : text(edges.right);
  if (left !== null && left === right) return left;
  return [left === null ? null : `${words.left}: ${left}`, right === null ? null : `${words.right}: ${right}`]
    .filter((side) => side !== null)
    .join(' · ');
}

/** Where stones sit beyond the middle of the band: flank, angle from the top, height, open back. */
export function stonePlace(row: StoneRow, language: Language, { mm }: SheetFormat): readonly string[] {
  const words = RING_WORDS[language];
  return [
    ...(row.face === 'outer' ? [] : [words.flank[row.face]]),
    ...(row.angle === 0 ? [] : [`${row.angle > 0 ? '+' : ''}${row.angle}°`]),
    ...(row.lift === 0 ? [] : [`${mm(row.lift)} ${words.above}`]),
    ...(row.back === 'open' ? [words.openBack] : []),
  ];
}

/** [from, to] of a segment in mm: a lane from the left edge, a shell from the outside. */
export function segmentSpan(ring: RingDesign, index: number): readonly [number, number] {
  const parts = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  const before = ring.segments.slice(0, index).reduce((sum, segment) => sum + segment.share, 0);
  const share = ring.segments[index]?.share ?? 0;
  const whole = ring.split.form === 'shell' ? ring.height : ring.width;
  return [(whole * before) / parts, (whole * (before + share)) / parts];
}
