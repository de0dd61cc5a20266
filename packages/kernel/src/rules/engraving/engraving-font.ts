import type { EngravingFont } from '../../design/ring-design.ts';
import { ruledEngravings } from './engraving-lines.ts';
import { issue, stepsUp } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Fonts whose fine strokes and long swings need room, and the width of ring that gives it, mm. */
const WIDE_FONTS: readonly EngravingFont[] = ['script', 'hand', 'calligraphic'];
const WIDTH_MIN = 3;

/** Below 3 mm of width only the plain fonts are engraved. */
export const engravingFont: RingRule = (context) =>
  ruledEngravings(context).flatMap(({ engraving, at }) => {
    const { width } = context.ring;
    if (width >= WIDTH_MIN || engraving.text === '' || !WIDE_FONTS.includes(engraving.font)) return [];
    const ways = [
      { value: 'serif' },
      { value: 'sans' },
      ...stepsUp(`${context.path}/width`, WIDTH_MIN, 0.5).slice(0, 1),
    ];
    return [issue('engraving.font-width', `${at}/font`, { value: width, min: WIDTH_MIN }, ...ways)];
  });
