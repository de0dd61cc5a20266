import { SIGNATURE_FIELD, strokePath, type SignatureStrokes } from '@ringwerk/contract';
import { drawing, LINE, round, type Drawing } from './ring-drawing.ts';

/** Printed width of the field in which somebody signs, mm. */
const FIELD_MM = 52;
/** Of the pen, mm. */
const PEN = 0.45;

/** A signature as it was drawn; numbers only, so nothing that a person typed gets into the SVG. */
export function signatureDrawing(strokes: SignatureStrokes, field = FIELD_MM): Drawing {
  const scale = field / SIGNATURE_FIELD.width;
  const at = ([x, y]: SignatureStrokes[number][number]): string => `${round(x * scale)} ${round(y * scale)}`;
  const line = `<path d="${strokePath(strokes, at)}" fill="none" stroke="${LINE}" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return drawing(0, 0, field, SIGNATURE_FIELD.height * scale, line);
}
