import { faceRadius } from '../../engraving/engraved-line.ts';
import { HALLMARK_LENGTH } from '../../engraving/engraving-strip.ts';
import { mostCharacters } from './engraving-characters.ts';
import { otherLines } from './engraving-ways.ts';
import { ruledEngravings, type RuledEngraving } from './engraving-lines.ts';
import { issue, shownMm } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Clear distance at either end of a line, mm. */
export const LINE_CLEARANCE = 1.5;

/** Circumference that a line may take, mm. */
export function freeLength({ engraving, body }: Pick<RuledEngraving, 'engraving' | 'body'>): number {
  const around = 2 * Math.PI * faceRadius(body, engraving.face, engraving.position);
  return around - (engraving.face === 'inside' ? HALLMARK_LENGTH : 0) - 2 * LINE_CLEARANCE;
}

/** A line fits between the stamps, and has no more characters than its method and place take; no word is ever left out. */
export const engravingLength: RingRule = (context) =>
  ruledEngravings(context).flatMap((ruled) => {
    const { engraving, length, graphemes, at } = ruled;
    const free = freeLength(ruled);
    const most = mostCharacters(engraving);
    if (length <= free + 1e-9 && graphemes.length <= most) return [];
    const params = {
      value: shownMm(length),
      max: shownMm(free),
      characters: graphemes.length,
      mostCharacters: most,
    };
    return [issue('engraving.too-long', `${at}/text`, params, ...otherLines(context, ruled, freeLength))];
  });
