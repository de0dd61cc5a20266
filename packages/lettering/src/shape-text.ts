import { itemAt } from '@ringwerk/kernel/math';
import {
  CELL_OVER_LETTER,
  type EngravingFont,
  type EngravingMethod,
  type LetterContour,
  type Lettering,
  type ShapedGlyph,
  type ShapedText,
} from '@ringwerk/kernel';
import { facesOf, fileOf, type FontFace } from './font-faces.ts';
import type { FontLibrary } from './font-library.ts';
import { SYMBOLS } from './symbols.ts';

/** Variation selectors, which choose between text and picture form of a symbol, mean nothing to a graver. */
const PRESENTATION = /[\uFE0E\uFE0F]/gu;
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Answers that are kept: several rings and the choices of a panel ask for the same few lines again and again. */
const KEPT = 256;

/** What writes a grapheme. */
type Writer =
  | { readonly kind: 'symbol' }
  | { readonly kind: 'outline'; readonly file: string; readonly measure: 'letter' | 'cell' }
  | { readonly kind: 'line'; readonly file: string; readonly capital: number }
  | { readonly kind: 'missing' };

interface Run {
  readonly writer: Writer;
  readonly graphemes: string[];
}

export const graphemesOf = (text: string): string[] =>
  [...GRAPHEMES.segment(text.normalize('NFC').replaceAll(PRESENTATION, ''))].map(({ segment }) => segment);

/** The files that a text needs; every one must be open before the text can be shaped. */
export function filesOf(
  text: string,
  font: EngravingFont,
  method: EngravingMethod,
): { readonly outlines: readonly string[]; readonly lines: readonly string[] } {
  const faces = facesOf(font, method);
  const outlines = new Set<string>();
  const lines = new Set<string>();
  for (const grapheme of graphemesOf(text)) {
    if (SYMBOLS.has(grapheme)) continue;
    for (const face of faces) {
      if (face.kind === 'line') lines.add(face.file);
      else for (const character of grapheme) addFile(outlines, face, character);
      if (isLetterOf(face, grapheme)) break;
    }
  }
  return { outlines: [...outlines], lines: [...lines] };
}

/** Letters of alphabets are written by the first face that claims them; the large faces of the cells are left alone. */
const isLetterOf = (face: FontFace, grapheme: string): boolean =>
  /^[\p{Script=Latin}\p{Nd} ]$/u.test(grapheme) &&
  (face.kind === 'line' || fileOf(face, grapheme.codePointAt(0) ?? 0) !== undefined);

function addFile(files: Set<string>, face: Extract<FontFace, { kind: 'outline' }>, character: string): void {
  const file = fileOf(face, character.codePointAt(0) ?? 0);
  if (file !== undefined) files.add(file.name);
}

function writerIn(library: FontLibrary, face: FontFace, grapheme: string): Writer | null {
  if (face.kind === 'line') {
    const font = library.openLines(face.file);
    if (font === null || ![...grapheme].every((character) => font.has(character))) return null;
    return { kind: 'line', file: face.file, capital: face.capital };
  }
  const codePoints = [...grapheme].map((character) => character.codePointAt(0) ?? 0);
  const file = fileOf(face, itemAt(codePoints, 0));
  const font = file === undefined ? null : library.open(file.name);
  if (file === undefined || font === null || !codePoints.every((codePoint) => font.holds(codePoint))) return null;
  return { kind: 'outline', file: file.name, measure: face.measure };
}

function writerOf(library: FontLibrary, faces: readonly FontFace[], grapheme: string): Writer {
  if (SYMBOLS.has(grapheme)) return { kind: 'symbol' };
  for (const face of faces) {
    const writer = writerIn(library, face, grapheme);
    if (writer !== null) return writer;
  }
  return { kind: 'missing' };
}

const isSame = (a: Writer, b: Writer): boolean =>
  a.kind === b.kind && ('file' in a ? a.file : '') === ('file' in b ? b.file : '');

function runsOf(library: FontLibrary, faces: readonly FontFace[], graphemes: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const grapheme of graphemes) {
    const writer = writerOf(library, faces, grapheme);
    const last = runs.at(-1);
    if (last !== undefined && isSame(last.writer, writer)) last.graphemes.push(grapheme);
    else runs.push({ writer, graphemes: [grapheme] });
  }
  return runs;
}

const placed = (contours: readonly LetterContour[], scale: number, x: number, y: number): LetterContour[] =>
  contours.map((contour) => ({
    x: x + contour.x * scale,
    y: y + contour.y * scale,
    pieces: contour.pieces.map((piece) => piece.map((value, k) => (k % 2 === 0 ? x : y) + value * scale)),
  }));

function shapeOutlines(
  library: FontLibrary,
  writer: Extract<Writer, { kind: 'outline' }>,
  run: Run,
  from: number,
): ShapedGlyph[] {
  const font = library.open(writer.file);
  if (font === null) return [];
  const isCell = writer.measure === 'cell';
  const scale = isCell ? CELL_OVER_LETTER / font.unitsPerEm : 1 / font.capital;
  const baseline = isCell ? 0.5 - font.cellMiddle * scale : 0;
  const text = run.graphemes.join('');
  const glyphs = font.shapeRun(text);
  let x = from;
  return glyphs.map(({ cluster, advance, dx, dy, contours }, index) => {
    const isFirst = index === 0 || glyphs[index - 1]?.cluster !== cluster;
    const end = glyphs.find((glyph) => glyph.cluster > cluster)?.cluster ?? text.length;
    const glyph: ShapedGlyph = {
      text: isFirst ? text.slice(cluster, end) : '',
      x,
      advance: advance * scale,
      look: 'fill',
      contours: placed(contours, scale, x + dx * scale, baseline + dy * scale),
    };
    x += advance * scale;
    return glyph;
  });
}

function shapeLines(
  library: FontLibrary,
  writer: Extract<Writer, { kind: 'line' }>,
  run: Run,
  from: number,
): ShapedGlyph[] {
  const font = library.openLines(writer.file);
  let x = from;
  return run.graphemes.flatMap((grapheme) =>
    [...grapheme].map((character, index) => {
      const glyph = font?.get(character);
      const advance = (glyph?.advance ?? 0) / writer.capital;
      const contours = placed(glyph?.contours ?? [], 1 / writer.capital, x, 0);
      const shaped: ShapedGlyph = { text: index === 0 ? grapheme : '', x, advance, look: 'line', contours };
      x += advance;
      return shaped;
    }),
  );
}

function shapeSymbols(method: EngravingMethod, run: Run, from: number): ShapedGlyph[] {
  let x = from;
  return run.graphemes.flatMap((grapheme): ShapedGlyph[] => {
    const symbol = SYMBOLS.get(grapheme);
    if (symbol === undefined) return [];
    const isFilled = method === 'laser';
    const contours = placed(isFilled ? symbol.filled : symbol.drawn, 1, x, 0);
    const at = x;
    x += symbol.advance;
    return [{ text: grapheme, x: at, advance: symbol.advance, look: isFilled ? 'fill' : 'line', contours }];
  });
}

function shapeText(
  library: FontLibrary,
  text: string,
  font: EngravingFont,
  method: EngravingMethod,
): ShapedText | null {
  const { outlines, lines } = filesOf(text, font, method);
  if (outlines.some((file) => library.open(file) === null)) return null;
  if (lines.some((file) => library.openLines(file) === null)) return null;
  const glyphs: ShapedGlyph[] = [];
  const missing = new Set<string>();
  for (const run of runsOf(library, facesOf(font, method), graphemesOf(text))) {
    const last = glyphs.at(-1);
    const from = last === undefined ? 0 : last.x + last.advance;
    const { writer } = run;
    if (writer.kind === 'outline') glyphs.push(...shapeOutlines(library, writer, run, from));
    else if (writer.kind === 'line') glyphs.push(...shapeLines(library, writer, run, from));
    else if (writer.kind === 'symbol') glyphs.push(...shapeSymbols(method, run, from));
    else run.graphemes.forEach((grapheme) => missing.add(grapheme));
  }
  const last = glyphs.at(-1);
  return { advance: last === undefined ? 0 : last.x + last.advance, glyphs, missing: [...missing] };
}

/** The kernel's letters over a library of fonts. The newest answers are kept, so that asking again costs nothing. */
export function createLettering(library: FontLibrary): Lettering {
  const answers = new Map<string, ShapedText>();
  return {
    shape: (text, font, method) => {
      const key = `${method} ${font} ${text}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const shaped = shapeText(library, text, font, method);
      if (shaped === null) return null;
      const oldest = answers.keys().next();
      if (answers.size >= KEPT && oldest.done !== true) answers.delete(oldest.value);
      answers.set(key, shaped);
      return shaped;
    },
  };
}
