import type { ViewerTarget } from '../../../viewer-host/viewer-types.ts';

export const SECTIONS = ['shape', 'metal', 'surface', 'stones', 'engraving'] as const;
export type Section = (typeof SECTIONS)[number];

const SECTION_OF_PART: Readonly<Record<NonNullable<ViewerTarget['partKind']>, Section>> = {
  band: 'metal',
  inlay: 'metal',
  edge: 'shape',
  groove: 'surface',
  bead: 'surface',
  inner: 'engraving',
  engraving: 'engraving',
  seat: 'stones',
  prong: 'stones',
  bezel: 'stones',
  bar: 'stones',
  gallery: 'stones',
};

/** The editor behind a place on the ring. */
export function sectionOf(target: ViewerTarget): Section {
  if (target.stoneId !== null) return 'stones';
  return target.partKind === null ? 'metal' : SECTION_OF_PART[target.partKind];
}

/** Number in the name of a part, `groove-1` → 1 and `stone-2-14` → 2; the first one where the name says nothing. */
export function numberOfPart(part: string | null): number {
  const match = /^[a-z]+-(\d+)/u.exec(part ?? '');
  return match === null ? 0 : Number(match[1]);
}

/** The place on the ring behind a part in the panel's own words: the way back of `partOf`. */
export function targetOfPart(ring: number, part: string): ViewerTarget {
  const stones = /^stones-(\d+)$/u.exec(part);
  if (stones !== null) return { ring, partId: null, partKind: null, stoneId: `stone-${stones[1]}-0` };
  return { ring, partId: part === 'inner' ? 'inner-0' : part, partKind: null, stoneId: null };
}

/**
 * The part in the panel's own words: `band-1`, `edge-left`, `inlay-0`, `groove-2`, `stones-0`. Seats, prongs, bezels and
 * bars belong to their group of stones, beads to their groove.
 */
export function partOf(target: ViewerTarget): string {
  if (target.stoneId !== null) return `stones-${numberOfPart(target.stoneId)}`;
  if (target.partKind === null || target.partId === null) return 'band-0';
  if (SECTION_OF_PART[target.partKind] === 'stones') return `stones-${numberOfPart(target.partId)}`;
  if (target.partKind === 'bead') return `groove-${numberOfPart(target.partId)}`;
  return target.partId;
}
