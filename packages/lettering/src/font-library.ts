import { itemAt } from '@ringwerk/kernel/math';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import type { LetterContour } from '@ringwerk/kernel';
import { readLineFont, type LineGlyph } from './line-font.ts';
import { readHeights } from './woff-file.ts';

/** One glyph of a shaped run in font units, y up. */
interface RunGlyph {
  readonly glyph: number;
  /** Index of the first UTF-16 unit that it stands for. */
  readonly cluster: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  readonly contours: readonly LetterContour[];
}

/** An outline font file that is open. */
export interface OpenFont {
  readonly unitsPerEm: number;
  readonly capital: number;
  readonly cellMiddle: number;
  holds(codePoint: number): boolean;
  shapeRun(text: string): RunGlyph[];
}

/** Where font files come from: a null says that the file is not here (yet). */
export interface FontSource {
  /** An unpacked font file by its name in font-faces.ts. */
  outlines(name: string): Uint8Array | null;
  /** Text of a single-line SVG font. */
  lines(name: string): string | null;
}

/** Opens every font file once. */
export interface FontLibrary {
  open(name: string): OpenFont | null;
  openLines(name: string): ReadonlyMap<string, LineGlyph> | null;
}

export function createFontLibrary(source: FontSource): FontLibrary {
  const fonts = new Map<string, OpenFont>();
  const lineFonts = new Map<string, ReadonlyMap<string, LineGlyph>>();
  return {
    open: (name) => {
      const known = fonts.get(name);
      if (known !== undefined) return known;
      const bytes = source.outlines(name);
      if (bytes === null) return null;
      const font = openFont(bytes);
      fonts.set(name, font);
      return font;
    },
    openLines: (name) => {
      const known = lineFonts.get(name);
      if (known !== undefined) return known;
      const text = source.lines(name);
      if (text === null) return null;
      const font = readLineFont(text);
      lineFonts.set(name, font);
      return font;
    },
  };
}

function openFont(bytes: Uint8Array): OpenFont {
  const face = new Face(new Blob(bytes.slice().buffer));
  const font = new Font(face);
  const held = new Set(face.collectUnicodes());
  return {
    unitsPerEm: face.upem,
    ...readHeights(bytes),
    holds: (codePoint) => held.has(codePoint),
    shapeRun: (text) => {
      const buffer = new Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
        glyph: codepoint,
        cluster,
        advance: itemAt(positions, index).xAdvance,
        dx: itemAt(positions, index).xOffset,
        dy: itemAt(positions, index).yOffset,
        contours: readOutline(font.glyphToJson(codepoint)),
      }));
    },
  };
}

/** HarfBuzz draws with M, L, Q, C and Z in absolute font units. */
function readOutline(
  commands: readonly { readonly type: string; readonly values: readonly number[] }[],
): LetterContour[] {
  const contours: { x: number; y: number; pieces: (readonly number[])[] }[] = [];
  for (const { type, values } of commands) {
    if (type === 'M') contours.push({ x: itemAt(values, 0), y: itemAt(values, 1), pieces: [] });
    else if (type !== 'Z') contours.at(-1)?.pieces.push(values);
  }
  return contours;
}
