import { ringBody, type RingBody } from '../../body/ring-body.ts';
import { CELL_OVER_LETTER } from '../../design/lettering.ts';
import type { Engraving } from '../../design/ring-design.ts';
import { engravedLine, faceRadius, letterHeight, type EngravedLine } from '../../engraving/engraved-line.ts';
import type { RuleContext } from '../basis/rule.ts';

/** One engraving as the rules see it; `line` is null while the real letters are not loaded or have no room. */
export interface RuledEngraving {
  readonly engraving: Engraving;
  readonly index: number;
  /** JSON pointer, e.g. `/rings/0/engravings/1`. */
  readonly at: string;
  readonly body: RingBody;
  readonly line: EngravedLine | null;
  /** Height of capitals (0 where there is no room at all) and length of the line, mm; the length by the trade's averages without real letters. */
  readonly height: number;
  readonly length: number;
  readonly graphemes: readonly string[];
}

export type LetterScript = 'latin' | 'kana' | 'cjk' | 'hangul' | 'symbol' | 'foreign';

/** Symbols that every font of the house holds beside letters and digits. */
const SYMBOLS = ' .,:;!?\'"()/|&€+-–—·°∞♥❤💕⚭★✝🐾♪’‘“”«»×*#@%=';
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] =>
  [...GRAPHEMES.segment(text.normalize('NFC').replaceAll(/[\uFE0E\uFE0F]/gu, ''))].map(({ segment }) => segment);

/** Script by which a grapheme's size and width are judged. */
export function scriptOf(grapheme: string): LetterScript {
  if (SYMBOLS.includes(grapheme)) return 'symbol';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}ー・、。]/u.test(grapheme)) return 'kana';
  if (/\p{Script=Han}/u.test(grapheme)) return 'cjk';
  if (/\p{Script=Hangul}/u.test(grapheme)) return 'hangul';
  return /^[\p{Script=Latin}\p{Nd}\p{Mn}ªº]+$/u.test(grapheme) ? 'latin' : 'foreign';
}

const SCRIPT_FONTS: readonly Engraving['font'][] = ['script', 'hand', 'calligraphic'];

/** Average advance over the letter height, for texts whose real letters are not loaded. */
function averageAdvance(grapheme: string, font: Engraving['font']): number {
  if (grapheme === ' ') return 0.3;
  const script = scriptOf(grapheme);
  if (script === 'cjk' || script === 'hangul') return 1.05;
  if (script === 'kana') return 1;
  if (/\p{Nd}/u.test(grapheme)) return 0.58;
  if (script === 'symbol') return /[.,:;!'|·-]/.test(grapheme) ? 0.4 : 1;
  if (SCRIPT_FONTS.includes(font)) return 0.48;
  return /\p{Lu}/u.test(grapheme) ? 0.72 : 0.6;
}

/** Smallest height of capitals at which the grapheme can be read, mm. */
export function smallestHeight(grapheme: string, method: Engraving['method']): number {
  if (method === 'diamond-tip') return 1.2;
  const script = scriptOf(grapheme);
  if (script === 'cjk' || script === 'hangul') return 1.2 / CELL_OVER_LETTER;
  return script === 'kana' ? 1 / CELL_OVER_LETTER : 0.8;
}

/** One layout per look at a ring: eleven rules ask for it. */
const known = new WeakMap<RuleContext, readonly RuledEngraving[]>();

/** All engravings of a ring with their place. */
export function ruledEngravings(context: RuleContext): readonly RuledEngraving[] {
  const made = known.get(context) ?? layOut(context);
  known.set(context, made);
  return made;
}

/** One engraving at its place: of the ring, or one that a way out would make of it. */
export function ruledEngraving(
  { ring, tables, path }: RuleContext,
  body: RingBody,
  engraving: Engraving,
  index: number,
): RuledEngraving {
  const line = engravedLine(ring, body, engraving, tables);
  const height = line?.height ?? Math.max(0, letterHeight(ring, body, engraving, null));
  const graphemes = graphemesOf(engraving.text);
  const average = graphemes.reduce((sum, grapheme) => sum + averageAdvance(grapheme, engraving.font) * height, 0);
  const length = line?.length ?? average;
  return { engraving, index, at: `${path}/engravings/${index}`, body, line, height, length, graphemes };
}

function layOut(context: RuleContext): RuledEngraving[] {
  const { ring, tables } = context;
  if (ring.engravings.length === 0) return [];
  const body = ringBody(ring, tables);
  return ring.engravings.map((engraving, index) => ruledEngraving(context, body, engraving, index));
}

/** An arc of the ring, radians counter-clockwise; `half` to both sides of `middle`. */
export interface Arc {
  readonly middle: number;
  readonly half: number;
}

/** Arc that the line takes, from the radius of its surface. */
export function arcOf({ engraving, body, line, length }: RuledEngraving): Arc {
  const radius = line?.radius ?? faceRadius(body, engraving.face, engraving.position);
  return { middle: Math.PI / 2 + (engraving.angle * Math.PI) / 180, half: length / 2 / radius };
}

/** Shortest way around from a to b, −π..π. */
export const turnBetween = (a: number, b: number): number => Math.atan2(Math.sin(b - a), Math.cos(b - a));

/** Angle that is missing between two arcs, radians; 0 or less when they are clear of each other. */
export const shared = (a: Arc, b: Arc): number => a.half + b.half - Math.abs(turnBetween(a.middle, b.middle));

/** Whole degrees from the top, −180..180, at which `arc` is just clear of `other`: the nearer side first. */
export function clearAngles(arc: Arc, other: Arc): number[] {
  const side = turnBetween(other.middle, arc.middle) < 0 ? -1 : 1;
  return [side, -side].map((way) => {
    const degrees = ((other.middle + way * (arc.half + other.half) - Math.PI / 2) * 180) / Math.PI;
    const whole = way > 0 ? Math.ceil(degrees + 0.01) : Math.floor(degrees - 0.01);
    return ((((whole + 180) % 360) + 360) % 360) - 180;
  });
}
