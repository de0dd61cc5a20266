import { code128, drawingSVG, qrcode } from 'bwip-js/generic';
import type { Drawing } from './ring-drawing.ts';

/** Width of the narrowest bar, mm: hand scanners read a quarter of a millimetre. */
const BAR_MM = 0.3;
/** Of the bars, in the library's millimetres, which are a little less than one. */
const BARS_HEIGHT = 12;
/** Width of a dot, mm: a phone reads half a millimetre from arm's length. */
const DOT_MM = 0.55;
/** Quiet zones in bars and dots, as the symbologies ask for. */
const BARS_QUIET = 10;
const DOTS_QUIET = 4;
/** The library draws two units for each dot. */
const UNITS_PER_DOT = 2;

/** One number as a bench scanner reads it, and as a camera does. */
export interface BenchCode {
  readonly bars: Drawing;
  readonly square: Drawing;
}

function drawn(svg: string, unit: number): Drawing {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/u.exec(svg) ?? [];
  return { svg, width: Number(width) * unit, height: Number(height) * unit };
}

/** QR code of a text, black on white: no character of it stands in the drawing. */
export function qrDrawing(text: string): Drawing {
  const square = { bcid: 'qrcode', text, eclevel: 'M', scale: 1, padding: DOTS_QUIET * UNITS_PER_DOT };
  return drawn(qrcode(square, drawingSVG()), DOT_MM / UNITS_PER_DOT);
}

/** Code 128 and QR code of the same text, black on white. */
export function benchCode(text: string): BenchCode {
  const bars = { bcid: 'code128', text, scale: 1, height: BARS_HEIGHT, paddingwidth: BARS_QUIET };
  return { bars: drawn(code128(bars, drawingSVG()), BAR_MM), square: qrDrawing(text) };
}
