import type { HouseModel } from '../catalogue/house-model.ts';
import type { HouseModels } from '../catalogue/house-models.ts';

/** Numbers that are shown as what may have been meant. */
const NEAREST_MAX = 3;
/** Section and running number of a set. */
const DIGITS = 5;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

type Numbered = Pick<HouseModels, 'list' | 'revision'>;
let known: {
  readonly of: Numbered;
  readonly revision: number;
  readonly byNumber: ReadonlyMap<string, HouseModel>;
} | null = null;

/** Models by their numbers without signs between; made anew after a change of the collection. */
function byNumber(models: Numbered): ReadonlyMap<string, HouseModel> {
  if (known?.of !== models || known.revision !== models.revision) {
    const made = new Map(models.list.map((model) => [plain(model.articleNumber), model]));
    known = { of: models, revision: models.revision, byNumber: made };
  }
  return known.byNumber;
}

/** Digits of what may be a number with one of them too many or too few; none of anything else. */
function digitsOf(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/\D/gu, '');
  return Math.abs(digits.length - DIGITS) <= 1 ? digits : '';
}

/** Digits with one of them another, too many or too few, or with two neighbours exchanged. */
function slipsOf(digits: string): readonly string[] {
  const found: string[] = [];
  if (digits === '') return found;
  for (let at = 0; at <= digits.length; at += 1) {
    const [before, own = '', after] = [digits.slice(0, at), digits[at], digits.slice(at + 1)];
    if (after !== '') found.push(`${before}${after[0]}${own}${after.slice(1)}`);
    found.push(`${before}${after}`);
    for (const digit of '0123456789') found.push(`${before}${digit}${after}`, `${before}${digit}${own}${after}`);
  }
  return found;
}

/** The model that a number means, and models whose number is one typing error away where it means none. */
export interface NamedArticle {
  readonly model: HouseModel | null;
  readonly nearest: readonly HouseModel[];
}

/** @param readSet - reads the set out of a number in any spelling; @param isOffered - what dealers may be shown */
export function findArticle(
  models: Numbered & Pick<HouseModels, 'find'>,
  text: string,
  readSet: (text: string) => number | null,
  isOffered: (model: HouseModel) => boolean,
): NamedArticle {
  const setId = readSet(text);
  const model = byNumber(models).get(plain(text)) ?? (setId === null ? null : models.find(setId));
  if (model !== null) return { model, nearest: [] };
  const near = slipsOf(setId === null ? digitsOf(text) : String(setId).padStart(DIGITS, '0')).flatMap(
    (digits) => models.find(Number(digits)) ?? [],
  );
  return { model, nearest: [...new Set(near)].filter(isOffered).slice(0, NEAREST_MAX) };
}
