import { ruledEngravings, smallestHeight } from './engraving-lines.ts';
import { issue, shownMm, stepsUp, upToStep } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

const HEIGHT_STEP = 0.05;

/** Letters are high enough to be read: 0.8 mm for Latin, 1.0 for kana, 1.2 for kanji and hangul and for diamond tip. */
export const engravingLegible: RingRule = (context) =>
  ruledEngravings(context).flatMap(({ engraving, graphemes, height, at }) => {
    const min = Math.max(0, ...graphemes.map((grapheme) => smallestHeight(grapheme, engraving.method)));
    // Without any room the line stands in the wrong place, which is the other rule's matter.
    if (height >= min - 1e-9 || height <= 0) return [];
    const larger = { ...engraving, height: upToStep(min, HEIGHT_STEP) };
    const middle = { path: `${at}/position`, value: 0 };
    const ways = [
      // Letters of the ring's own choosing are small where their place has no room.
      ...(engraving.height === null ? [middle] : []),
      { path: at, value: larger },
      { path: at, value: { ...larger, font: 'sans' } },
      middle,
      { path: `${at}/method`, value: 'laser' },
      { path: at, value: { ...engraving, font: 'sans', method: 'laser' } },
      ...stepsUp(`${context.path}/width`, context.ring.width + 0.5, 0.5).slice(0, 2),
    ];
    return [issue('engraving.too-small', `${at}/text`, { value: shownMm(height), min: shownMm(min) }, ...ways)];
  });
