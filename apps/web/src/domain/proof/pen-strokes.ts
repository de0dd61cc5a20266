import { SIGNATURE_FIELD, SIGNATURE_LIMITS, type SignatureStrokes } from '@ringwerk/contract';

export type PenPoint = SignatureStrokes[number][number];

/** Points nearer than this to the last one say nothing, units of the field. */
const NEAR = 5;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** A place of the screen in units of the field that `box` shows. */
export function fieldPoint(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): PenPoint {
  return [
    within(((x - left) / width) * SIGNATURE_FIELD.width, SIGNATURE_FIELD.width),
    within(((y - top) / height) * SIGNATURE_FIELD.height, SIGNATURE_FIELD.height),
  ];
}

/** Whether a further stroke is kept; a hand that goes on beyond it is not writing its name. */
export const hasRoom = (strokes: SignatureStrokes): boolean => strokes.length < SIGNATURE_LIMITS.strokes;

/** The last stroke with a further point; the same strokes for a point that says nothing. */
export function withPoint(strokes: SignatureStrokes, point: PenPoint): SignatureStrokes {
  const last = strokes.at(-1);
  const before = last?.at(-1);
  if (last === undefined || before === undefined || last.length >= SIGNATURE_LIMITS.points) return strokes;
  if (Math.hypot(point[0] - before[0], point[1] - before[1]) < NEAR) return strokes;
  return [...strokes.slice(0, -1), [...last, point]];
}
