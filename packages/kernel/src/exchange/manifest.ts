import { designKey } from '../design/design-key.ts';
import type { Design, RingDesign } from '../design/ring-design.ts';
import type { ExportVolume } from './check-export.ts';

export const EXPORT_FORMATS = ['stl', '3mf', 'glb', 'usdz', 'step', 'svg'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What a ring can have that a format does not say. */
export type LeftOut = 'alloys' | 'colours' | 'stones' | 'engraving' | 'finish-texture' | 'seats' | 'beads' | 'relief';

/** One written file. */
export interface ExportedFile {
  readonly format: ExportFormat;
  readonly file: string;
  readonly bytes: number;
  readonly leavesOut: readonly LeftOut[];
}

/** One ring of an export: its files and the proof that they are the ring that was weighed. */
export interface ExportedRing {
  readonly role: RingDesign['role'];
  readonly files: readonly ExportedFile[];
  readonly volumes: readonly ExportVolume[];
}

/** What stands beside the files of an export, as JSON. */
export interface ExportManifest {
  readonly format: 'ringwerk-export';
  readonly version: 1;
  /** Key of the design: the files of this key are of this record and of no other. */
  readonly design: string;
  readonly rings: readonly ExportedRing[];
}

/** What stands in the record itself; relief is what a writer finds out. */
type Said = Exclude<LeftOut, 'relief'>;

/** What each format cannot say about any ring; the rest is checked against the ring. */
const UNSAID: Readonly<Record<ExportFormat, readonly Said[]>> = {
  stl: ['alloys', 'colours', 'stones', 'finish-texture'],
  '3mf': ['stones', 'finish-texture'],
  glb: ['finish-texture'],
  usdz: ['finish-texture'],
  step: ['stones', 'engraving', 'finish-texture', 'beads'],
  svg: ['colours', 'stones', 'finish-texture', 'seats', 'beads'],
};

function has(ring: RingDesign, feature: Said): boolean {
  switch (feature) {
    case 'alloys':
      return new Set(ring.segments.map(({ alloy }) => alloy)).size > 1;
    case 'colours':
      return true;
    case 'stones':
    case 'seats':
      return ring.stones.length > 0;
    case 'engraving':
      return ring.engravings.length > 0;
    case 'finish-texture':
      return ring.segments.some(({ finish }) => finish !== 'polished');
    case 'beads':
      return ring.grooves.some(({ shape }) => shape === 'milgrain' || shape === 'bead');
  }
}

/** What a file of this ring does not show although the ring has it. */
export const leftOut = (format: ExportFormat, ring: RingDesign): readonly LeftOut[] =>
  UNSAID[format].filter((feature) => has(ring, feature));

/** The manifest of an export of `design`; `rings` in the order of its rings. */
export const exportManifest = (design: Design, rings: readonly ExportedRing[]): ExportManifest => ({
  format: 'ringwerk-export',
  version: 1,
  design: designKey(design),
  rings,
});
