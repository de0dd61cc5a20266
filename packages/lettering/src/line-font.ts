import type { LetterContour } from '@ringwerk/kernel';
import { parsePathData } from '@ringwerk/kernel/engraving';

/** A glyph of a single-line SVG font in font units, y up. */
export interface LineGlyph {
  readonly advance: number;
  readonly contours: readonly LetterContour[];
}

const GLYPH = /<glyph unicode="(?<unicode>[^"]+)"[^>]*?horiz-adv-x="(?<advance>[\d.]+)"(?:\s+d="(?<path>[^"]*)")?/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(?:#x(?<code>[\dA-Fa-f]+)|(?<name>\w+));/gu, (whole, code?: string, name?: string) =>
    code === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Glyphs of a single-line SVG font by character; a glyph whose path does not read is left out. */
export function readLineFont(svg: string): ReadonlyMap<string, LineGlyph> {
  const glyphs = new Map<string, LineGlyph>();
  for (const { groups } of svg.matchAll(GLYPH)) {
    const path = parsePathData(groups?.['path'] ?? '');
    if (path === null) continue;
    const contours = path.map(({ contour }) => contour);
    glyphs.set(decode(groups?.['unicode'] ?? ''), { advance: Number(groups?.['advance']), contours });
  }
  return glyphs;
}
