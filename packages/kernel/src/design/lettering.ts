import type { MeshData } from '../math/mesh-data.ts';
import type { Engraving } from './ring-design.ts';

/** A CJK character stands in a square cell of this many letter heights. */
export const CELL_OVER_LETTER = 1.15;

/**
 * One continuous curve of a glyph in letter heights, y up: starts at (x, y); a piece of two numbers is a line to
 * that point, of four a quadratic, of six a cubic curve. Filled contours are closed by a line back to the start.
 */
export interface LetterContour {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly (readonly number[])[];
}

/** One glyph at its place in the line: contours already moved to the pen position. */
export interface ShapedGlyph {
  /** Graphemes that this glyph stands for; empty when it belongs to the glyph before. */
  readonly text: string;
  /** Pen position before and advance of the pen, letter heights. */
  readonly x: number;
  readonly advance: number;
  /** `line`: the tool follows the contour with its point; `fill`: what the contours enclose is removed (non-zero). */
  readonly look: 'fill' | 'line';
  readonly contours: readonly LetterContour[];
}

/**
 * A line of text in real letters. One unit is the height of a capital, so that the letter height in millimetres is
 * the scale; the baseline is y = 0 and the line starts at x = 0.
 */
export interface ShapedText {
  readonly advance: number;
  readonly glyphs: readonly ShapedGlyph[];
  /** Graphemes that the font does not hold, each once, in order; they take no part in `glyphs`. */
  readonly missing: readonly string[];
}

/** One letter, or a run of letters that overlap, as a thin closed sheet in the engraved surface. */
export interface LetterSheet {
  readonly id: string;
  readonly engraving: Engraving;
  /** Index into `RingDesign.segments` of the metal that the whole engraving is shown in. */
  readonly segment: number;
  readonly mesh: MeshData;
}
