import { engravingZone } from '../../engraving/engraving-zone.ts';
import { ENGRAVING_DEPTH } from '../../design/blank-ring.ts';
import { ENGRAVING_FONTS, type Engraving, type EngravingMethod } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import { mostCharacters } from './engraving-characters.ts';
import { ruledEngraving, smallestHeight, type RuledEngraving } from './engraving-lines.ts';
import { LINES_CLEAR } from './engraving-overlap.ts';
import { downToStep, shownMm, upToStep, type Way } from '../basis/make-issue.ts';
import type { RuleContext } from '../basis/rule.ts';

const HEIGHT_STEP = 0.05;
/** Most lines that a record holds on one ring. */
const LINES_MOST = 4;
/** Fonts offered in place of one that runs too long. */
const FONTS_OFFERED = 2;

type Measure = (ruled: Pick<RuledEngraving, 'engraving' | 'body'>) => number;

/** Smallest height at which every sign of the line can be read, mm. */
const leastHeight = ({ graphemes, engraving }: RuledEngraving): number =>
  Math.max(0.6, ...graphemes.map((grapheme) => smallestHeight(grapheme, engraving.method)));

/** The engraving with its letters just low enough that the line fits; null where they could no longer be read or a sign is missing. */
function fitted(context: RuleContext, ruled: RuledEngraving, freeLength: Measure): Engraving | null {
  const { engraving, line, height, length, graphemes } = ruled;
  if (graphemes.length > mostCharacters(engraving) || (line?.missing.length ?? 0) > 0) return null;
  const free = freeLength(ruled);
  const least = upToStep(leastHeight(ruled), HEIGHT_STEP);
  if (length <= free && height >= least - 1e-9) return engraving;
  for (const wanted of [downToStep((height * free) / length, HEIGHT_STEP), least]) {
    if (wanted < least || wanted >= height) continue;
    const lower = { ...engraving, height: mm(wanted) };
    // A drawing before the words does not shrink with them.
    if (ruledEngraving(context, ruled.body, lower, ruled.index).length <= free) return lower;
  }
  return null;
}

/** The line with other fields, fitted; null where it does not fit either. */
function changed(
  context: RuleContext,
  ruled: RuledEngraving,
  change: Partial<Engraving>,
  freeLength: Measure,
): Engraving | null {
  const other = ruledEngraving(context, ruled.body, { ...ruled.engraving, ...change }, ruled.index);
  return fitted(context, other, freeLength);
}

/** Fonts in which the line fits, the largest letters first. */
function narrowerFonts(context: RuleContext, ruled: RuledEngraving, freeLength: Measure): Engraving[] {
  const heightOf = (engraving: Engraving): number => engraving.height ?? ruled.height;
  return ENGRAVING_FONTS.filter((font) => font !== ruled.engraving.font)
    .flatMap((font) => changed(context, ruled, { font }, freeLength) ?? [])
    .toSorted((a, b) => heightOf(b) - heightOf(a))
    .slice(0, FONTS_OFFERED);
}

/** The words parted at the gap nearest to their middle; null for one word. */
function halves(text: string): readonly [string, string] | null {
  const words = text.split(' ').filter((word) => word !== '');
  const parts = words.slice(1).map((_, index): readonly [string, string] => {
    return [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
  });
  const unevenness = ([first, second]: readonly [string, string]): number => Math.abs(first.length - second.length);
  return parts.toSorted((a, b) => unevenness(a) - unevenness(b))[0] ?? null;
}

/** Both halves as two lines one above the other where the band has room for them. */
function stacked(context: RuleContext, ruled: RuledEngraving, freeLength: Measure): readonly Engraving[] | null {
  const { engraving, body, index } = ruled;
  const parted = halves(engraving.text);
  if (parted === null) return null;
  const zone = engravingZone(context.ring, body, engraving.face, engraving.position);
  const least = upToStep(leastHeight(ruled), HEIGHT_STEP);
  const usual = Math.max(least, downToStep(ruled.height, HEIGHT_STEP));
  for (let height = usual; height >= least - 1e-9; height = downToStep(height - HEIGHT_STEP, HEIGHT_STEP)) {
    const [upper, lower] = parted.map((text, k) => {
      const half = { ...engraving, text, height: mm(height), drawing: k === 0 ? engraving.drawing : null };
      return ruledEngraving(context, body, half, index);
    });
    if (upper?.line == null || lower?.line == null) return null;
    if (upper.length > freeLength(upper) || lower.length > freeLength(lower)) continue;
    // Letters stand with their feet towards +z.
    const first = upToStep(zone.from + upper.line.reach.up, HEIGHT_STEP);
    const second = upToStep(first - upper.line.reach.down + LINES_CLEAR + lower.line.reach.up, HEIGHT_STEP);
    if (second - lower.line.reach.down > zone.to) continue;
    const spare = downToStep((zone.to - second + lower.line.reach.down) / 2, HEIGHT_STEP);
    return [
      { ...upper.engraving, position: mm(shownMm(first + spare)) },
      { ...lower.engraving, position: mm(shownMm(second + spare)) },
    ];
  }
  return null;
}

/** The first half on its face, the second on the other one. */
function onBothFaces(context: RuleContext, ruled: RuledEngraving, freeLength: Measure): readonly Engraving[] | null {
  const { engraving } = ruled;
  const parted = halves(engraving.text);
  if (parted === null) return null;
  const [first, second] = parted;
  const here = changed(context, ruled, { text: first }, freeLength);
  const face = engraving.face === 'inside' ? 'outside' : 'inside';
  const there = changed(context, ruled, { text: second, face, drawing: null, height: null }, freeLength);
  return here === null || there === null ? null : [here, there];
}

const byLaser: { readonly method: EngravingMethod; readonly depth: Engraving['depth'] } = {
  method: 'laser',
  depth: ENGRAVING_DEPTH.laser,
};

/**
 * Ways out of a line that is too long, in the order in which a jeweller would offer them: lower letters, a narrower font,
 * the laser's finer point, two lines, the other face, half on either face. Every one keeps every word and the drawing.
 */
export function otherLines(context: RuleContext, ruled: RuledEngraving, freeLength: Measure): Way[] {
  const { ring, path } = context;
  const { engraving, at, index } = ruled;
  const lower = fitted(context, ruled, freeLength);
  const face = engraving.face === 'inside' ? 'outside' : 'inside';
  const single = [
    ...narrowerFonts(context, ruled, freeLength),
    ...(engraving.method === 'laser' ? [] : [changed(context, ruled, byLaser, freeLength)]),
  ];
  const elsewhere = changed(context, ruled, { face, height: null }, freeLength);
  const pairs =
    ring.engravings.length >= LINES_MOST
      ? []
      : [stacked(context, ruled, freeLength), onBothFaces(context, ruled, freeLength)];
  const asPair = (pair: readonly Engraving[] | null | undefined): Way[] =>
    pair == null ? [] : [{ path: `${path}/engravings`, value: ring.engravings.toSpliced(index, 1, ...pair) }];
  const asLine = (value: Engraving | null): Way[] =>
    value === null || value === engraving ? [] : [{ path: at, value }];
  return [
    ...(lower === null || lower === engraving ? [] : [{ path: `${at}/height`, value: lower.height }]),
    ...single.flatMap(asLine),
    ...asPair(pairs[0]),
    ...asLine(elsewhere),
    ...asPair(pairs[1]),
  ];
}
