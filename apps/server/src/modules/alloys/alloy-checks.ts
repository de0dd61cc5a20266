import { composeAlloys, f0OfLab, fineMetalOf, labOfAlloy, plausibleDensity, shippedAlloy } from '@ringwerk/catalogue';
import { GOLD_ALLOY_COLOURS, LANGUAGES, type AlloyChange } from '@ringwerk/contract';
import type { CodedError } from '../../http/coded-error.ts';
import type { AlloyContent } from '../../storage/schema/alloys.ts';
import { fieldRefusal } from '../collection/model-checks.ts';
import { countingContent, type AlloyState } from './alloy-answers.ts';

/** Brightest channel of a metal in linear sRGB: saturated golds lie a little over one, and nothing lies above this. */
const BRIGHTEST = 1.1;
/** Surfaces that are no bare metal: an oxide, resin, layers. Their colour is the release's. */
const COVERED: readonly string[] = ['zirconium', 'carbon', 'mokume'];

type Kind = Pick<AlloyContent, 'family' | 'colour' | 'fineness'>;

/** Golds have a colour of gold, all others are called by their family. */
export function requireKind({ family, colour }: Kind): void {
  const isGold = GOLD_ALLOY_COLOURS.some((known) => known === colour);
  if (family === 'gold' ? !isGold : colour !== family) throw fieldRefusal('/colour', 'field.value');
}

/** Where a measured colour is no metal's: the channel that is out is the fault of the whole colour. */
function requireColour(id: string, { family }: Kind, { lab }: Pick<AlloyChange, 'lab'>): void {
  const shipped = shippedAlloy(id);
  if (lab === null) {
    if (shipped === null) throw fieldRefusal('/lab', 'field.missing');
    return;
  }
  if (shipped !== null && COVERED.includes(family) && String(lab) !== String(labOfAlloy(shipped)))
    throw fieldRefusal('/lab', 'field.value');
  if (f0OfLab([...lab]).some((value) => value < 0 || value > BRIGHTEST)) throw fieldRefusal('/lab', 'field.value');
}

/** By the rule of mixtures: an error in density is an error in weight and price of the same size. */
function requireDensity({ family, fineness }: Kind, { density }: Pick<AlloyChange, 'density'>): void {
  const plausible = plausibleDensity(family, fineness);
  if (plausible === null) return;
  const [least, most] = plausible;
  if (density < least) throw fieldRefusal('/density', 'field.too-small', { minimum: least });
  if (density > most) throw fieldRefusal('/density', 'field.too-big', { maximum: most });
}

/** Two alloys of one name would be one to whoever orders. */
function requireOwnNames(id: string, { names }: Pick<AlloyChange, 'names'>, others: readonly AlloyState[]): void {
  const taken: CodedError[] = LANGUAGES.flatMap((language) => {
    const isTaken = others.some(
      (other) => other.id !== id && countingContent(other).content.names[language] === names[language],
    );
    return isTaken ? [fieldRefusal(`/names/${language}`, 'field.taken')] : [];
  });
  const [first] = taken;
  if (first !== undefined) throw first;
}

/** Rhodium whitens what is nearly white; over a colour it would hide it. */
function requirePlating(id: string, kind: Kind, change: AlloyChange): void {
  if (!change.isRhodiumPlated) return;
  const { density, names, hallmark, isRhodiumPlated, markets, isWithdrawn } = change;
  const lab = change.lab === null ? null : ([...change.lab] as const);
  const fineMetal = fineMetalOf(kind.family);
  const facts = { ...kind, id, density, names, hallmark, isRhodiumPlated, markets, isWithdrawn, lab, fineMetal };
  const alloy = composeAlloys([{ ...facts, isListed: true }]).find((one) => one.id === id);
  if (alloy?.takesRhodium !== true) throw fieldRefusal('/isRhodiumPlated', 'field.value');
}

/** @throws CodedError at the first field that cannot be. */
export function requireSound(id: string, kind: Kind, change: AlloyChange, others: readonly AlloyState[]): void {
  requireDensity(kind, change);
  requireColour(id, kind, change);
  requireOwnNames(id, change, others);
  requirePlating(id, kind, change);
}

/** What is kept: a colour that is the release's own is not written down again. */
export function contentOf(id: string, kind: Kind, change: AlloyChange): AlloyContent {
  const { isWithdrawn: _isWithdrawn, ...entered } = change;
  const shipped = shippedAlloy(id);
  const isShippedColour = shipped !== null && String(entered.lab) === String(labOfAlloy(shipped));
  const { family, colour, fineness } = kind;
  return {
    ...entered,
    lab: isShippedColour ? null : entered.lab,
    markets: [...new Set(entered.markets)],
    family,
    colour,
    fineness,
  };
}
