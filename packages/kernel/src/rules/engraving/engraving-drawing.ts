import { drawnClusters } from '../../engraving/engraved-line.ts';
import { thinnest } from '../../engraving/fine-detail.ts';
import { parsePathData, scaledPathData, type PathContour } from '../../engraving/parse-path-data.ts';
import { thickenedDrawing } from '../../engraving/thicken-drawing.ts';
import { keyedCache } from '../../math/keyed-cache.ts';
import { ruledEngravings, type RuledEngraving } from './engraving-lines.ts';
import { issue, shownMm, type Finding, type Way } from '../basis/make-issue.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Smallest line and smallest gap that a laser keeps apart, mm. */
const DETAIL_MIN = 0.08;
/** What a new drawing gains beyond that, so that rounding its numbers takes nothing away, mm. */
const SPARE = 0.01;
/** Longest drawing of the record. */
const DRAWING_MOST = 2000;

// Every way out of every finding asks again, and a tangle of arcs takes 50 ms.
const finest = keyedCache<number>(100);

const asWays = (at: string, drawings: readonly (string | null)[]): Way[] =>
  drawings
    .filter((drawing): drawing is string => drawing !== null && drawing !== '' && drawing.length <= DRAWING_MOST)
    .map((value) => ({ path: `${at}/drawing`, value }));

/** Thicker lines first, for they leave the drawing its size; then all of it larger. */
function finerWays(at: string, drawing: string, paths: readonly PathContour[], value: number): Way[] {
  const missing = DETAIL_MIN + SPARE - value;
  return asWays(at, [
    thickenedDrawing(paths, missing / 2),
    value > 0 ? scaledPathData(drawing, (DETAIL_MIN + SPARE) / value) : null,
  ]);
}

function drawingFindings({ ring, path }: RuleContext, { engraving, at }: RuledEngraving): Finding[] {
  const { drawing, text, method } = engraving;
  if (drawing === null) {
    // Nothing is lost with an engraving that says nothing.
    const others = { path: `${path}/engravings`, value: ring.engravings.filter((other) => other !== engraving) };
    return text.trim() === '' ? [issue('engraving.empty', at, {}, others)] : [];
  }
  const paths = parsePathData(drawing);
  const isEmpty = paths === null || paths.length === 0 || drawnClusters(drawing, method).length === 0;
  if (isEmpty) return [issue('engraving.drawing', `${at}/drawing`, {})];
  if (method === 'diamond-tip') {
    return [issue('engraving.drawing-method', `${at}/method`, { method }, { value: 'laser' })];
  }
  const value = finest(drawing, () => thinnest(paths, DETAIL_MIN));
  if (value >= DETAIL_MIN - 1e-6) return [];
  const ways = finerWays(at, drawing, paths, value);
  return [issue('engraving.fine-line', `${at}/drawing`, { value: shownMm(value), min: DETAIL_MIN }, ...ways)];
}

/** A drawing reads, fills some area, is no tangle, is cut by laser and has no line or gap below 0.08 mm; an engraving says something. */
export const engravingDrawing: RingRule = (context) =>
  ruledEngravings(context).flatMap((ruled) => drawingFindings(context, ruled));
