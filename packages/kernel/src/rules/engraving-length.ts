import type { EngravingMethod } from '../design/ring-design.ts';
import { faceRadius } from '../engraving/engraved-line.ts';
import { HALLMARK_LENGTH } from '../engraving/engraving-strip.ts';
import { ruledEngravings, smallestHeight, type RuledEngraving } from './engraving-lines.ts';
import { downToStep, issue, shownMm } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Characters at most: inside by method, outside for both. */
const CHARACTERS: Readonly<Record<EngravingMethod, number>> = { laser: 40, 'diamond-tip': 30 };
const CHARACTERS_OUTSIDE = 34;
/** Clear distance at either end of a line, mm. */
export const LINE_CLEARANCE = 1.5;
const HEIGHT_STEP = 0.05;

/** Circumference that a line may take, mm. */
function freeLength({ engraving, body }: RuledEngraving): number {
  const around = 2 * Math.PI * faceRadius(body, engraving.face, engraving.position);
  return around - (engraving.face === 'inside' ? HALLMARK_LENGTH : 0) - 2 * LINE_CLEARANCE;
}

/** The text without its last words, one by one: what a person would strike out first. */
function shorter(text: string): string[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join(' '));
}

/** Letters just low enough that the line fits, where they stay legible. */
function lower(
  { engraving, graphemes, height, length, at }: RuledEngraving,
  free: number,
): { path: string; value: number }[] {
  const fitting = downToStep((height * free) / length, HEIGHT_STEP);
  const smallest = Math.max(...graphemes.map((grapheme) => smallestHeight(grapheme, engraving.method)));
  return fitting >= smallest && fitting < height ? [{ path: `${at}/height`, value: fitting }] : [];
}

/** A line fits the free circumference and has no more signs than the machine takes. */
export const engravingLength: RingRule = (context) =>
  ruledEngravings(context).flatMap((ruled) => {
    const { engraving, length, graphemes, at, without } = ruled;
    const free = freeLength(ruled);
    const most = engraving.face === 'inside' ? CHARACTERS[engraving.method] : CHARACTERS_OUTSIDE;
    const isTooLong = length > free + 1e-9;
    if (!isTooLong && graphemes.length <= most) return [];
    const params = {
      value: shownMm(length),
      max: shownMm(free),
      characters: graphemes.length,
      mostCharacters: most,
    };
    const ways = [
      ...(isTooLong && graphemes.length <= most ? lower(ruled, free) : []),
      ...shorter(engraving.text).map((value) => ({ path: `${at}/text`, value })),
      without,
    ];
    return [issue('engraving.too-long', `${at}/text`, params, ...ways)];
  });
