import type { ViewerTarget } from '../../../viewer-host/viewer-types.ts';

export const SECTIONS = ['shape', 'metal', 'surface', 'stones', 'engraving'] as const;
export type Section = (typeof SECTIONS)[number];

/** The editor behind a place on the ring. */
export function sectionOf(target: ViewerTarget): Section {
  if (target.stoneId !== null) return 'stones';
  switch (target.partKind) {
    case 'seat':
      return 'stones';
    case 'groove':
    case 'bead':
      return 'surface';
    case 'inner':
      return 'engraving';
    case 'band':
    case null:
      return 'metal';
  }
}

/** Lane of a part by its name, `band-1` → 1; the first one where the name says nothing. */
export function segmentOfPart(partId: string | null): number {
  const match = /^band-(\d+)/u.exec(partId ?? '');
  return match === null ? 0 : Number(match[1]);
}
