import type { LetterSheet } from './lettering.ts';
import type { RingDesign } from './ring-design.ts';
import type { RingPart } from './ring-part.ts';
import type { KernelTables } from './tables.ts';

/**
 * What engravings do to a ring, see `ENGRAVER`. It is an argument and not an import of weight and mesh: a page without
 * engravings does without its code.
 */
export interface Engraver {
  /** Metal that the engravings take out of every segment, mm³. */
  metal(ring: RingDesign, tables: KernelTables): readonly number[];
  /** Letters as the picture shows them. */
  sheets(ring: RingDesign, tables: KernelTables): readonly LetterSheet[];
}

/**
 * What the setter's work does to the metal, see `SETTER`. Its tools – seats, prongs, bezels and bars, their triangles and
 * the exact integrals over them – are as large as the rest of weight and picture: a page without stones does without them.
 */
export interface Setter {
  /** Metal that stones and their settings add to every segment and then every inlaid strip (negative: take), mm³. */
  metal(ring: RingDesign, tables: KernelTables): readonly number[];
  /** Metal that settings add as the picture under a moving slider shows it: closed parts that stand in the band. */
  pieces(ring: RingDesign, tables: KernelTables): readonly RingPart[];
}

/** The tables and the work that every ring of the record can be weighed, priced and drawn with. */
export interface Kernel {
  readonly tables: KernelTables;
  readonly setter: Setter;
  /** Null where no letters are loaded, see `withLetters`: engravings then take no metal and are not drawn. */
  readonly engraver: Engraver | null;
}

/** What bands are drawn with whose settings add no metal, see `needsSetter`; it weighs no ring. */
export type BandKernel = Omit<Kernel, 'setter'>;
