import { drawnClusters } from '../engraving/engraved-line.ts';
import { thinnest } from '../engraving/fine-detail.ts';
import { parsePathData } from '../engraving/parse-path-data.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { ruledEngravings, type RuledEngraving } from './engraving-lines.ts';
import { issue, shownMm, type Finding } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Smallest line and smallest gap that a laser keeps apart, mm. */
const DETAIL_MIN = 0.08;

// Every way out of every finding asks again, and a tangle of arcs takes 50 ms.
const finest = keyedCache<number>(100);

function drawingFindings({ engraving, at, without }: RuledEngraving): Finding[] {
  const { drawing, text, method } = engraving;
  if (drawing === null) return text.trim() === '' ? [issue('engraving.empty', at, {}, without)] : [];
  const ways = text.trim() === '' ? [without] : [{ path: `${at}/drawing`, value: null }];
  const paths = parsePathData(drawing);
  const isEmpty = paths === null || paths.length === 0 || drawnClusters(drawing, method).length === 0;
  if (isEmpty) return [issue('engraving.drawing', `${at}/drawing`, {}, ...ways)];
  if (method === 'diamond-tip') {
    return [issue('engraving.drawing-method', `${at}/method`, { method }, { value: 'laser' }, ...ways)];
  }
  const value = finest(drawing, () => thinnest(paths, DETAIL_MIN));
  if (value >= DETAIL_MIN - 1e-6) return [];
  return [issue('engraving.fine-line', `${at}/drawing`, { value: shownMm(value), min: DETAIL_MIN }, ...ways)];
}

/** A drawing reads, fills some area, is no tangle, is cut by laser and has no line or gap below 0.08 mm; an engraving says something. */
export const engravingDrawing: RingRule = (context) => ruledEngravings(context).flatMap(drawingFindings);
