import type { Model, MoneyJson, SearchReading, Understood } from '@ringwerk/contract';
import type { Format } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts, type Translate } from '../../i18n/use-texts.ts';
import { minorPerUnit } from '../../domain/rings/minor-units.ts';

type Currency = MoneyJson['currency'];
interface Means {
  readonly t: Translate<'search'>;
  readonly format: Format;
  /** The dealer's. */
  readonly currency: Currency;
}

type Figure = Extract<Understood, { readonly kind: 'measure' | 'count' | 'price' }>;

function figureText(item: Figure, value: number, { format, currency }: Means): string {
  if (item.kind === 'count') return format.number(value);
  if (item.kind === 'price') {
    const code = item.currency ?? currency;
    return format.plainMoney(value * minorPerUnit(code), code);
  }
  return item.of === 'carat' ? format.carats(value) : millimetres(value, format);
}

/** As people say it: a whole one without decimals. */
const millimetres = (value: number, format: Format): string =>
  format.mm(value, Number.isInteger(value) ? 0 : undefined);

function rangeText(item: Figure, means: Means): string {
  const { t } = means;
  const { least, most } = item;
  const text = (value: number): string => figureText(item, value, means);
  if (least === null) return most === null ? '' : t('atMost', { value: text(most) });
  if (most === null) return t('atLeast', { value: text(least) });
  if (least !== most) return t('between', { from: text(least), to: text(most) });
  return 'isAbout' in item && item.isAbout ? t('about', { value: text(least) }) : text(least);
}

function countText(item: Extract<Understood, { readonly kind: 'count' }>, means: Means): string {
  const value = rangeText(item, means);
  const { label, least, most } = item;
  if (label !== null) return means.t('counted', { value, label });
  return means.t('stones', { value, count: most ?? least ?? 0 });
}

const personText = ({ name, person }: Extract<Understood, { readonly kind: 'person' }>, { t }: Means): string =>
  name ?? t(`person-${person ?? 'first'}`);
const engravingText = ({ text, face }: Extract<Understood, { readonly kind: 'engraving' }>, { t }: Means): string =>
  text === null ? t(`engraving-${face}`) : t('engraved', { text });

/** What was understood, without the person whose ring it is. */
function plainText(item: Understood, means: Means): string {
  const { t, format } = means;
  switch (item.kind) {
    case 'article':
      return item.articleNumber;
    case 'concept':
      return item.isNegated ? t('not', { what: item.label }) : item.label;
    case 'name':
      return item.label;
    case 'measure':
      return t(`of-${item.of}`, { value: rangeText(item, means) });
    case 'count':
      return countText(item, means);
    case 'price':
      return rangeText(item, means);
    case 'size':
      return t('size', { value: format.factor(item.circumference) });
    case 'person':
      return personText(item, means);
    case 'engraving':
      return engravingText(item, means);
  }
}

function wholeText(item: Understood, means: Means): string {
  const what = plainText(item, means);
  return item.person === null || item.kind === 'person' ? what : means.t(`of-${item.person}`, { what });
}

/** The model's own figure in the words of what was asked. */
function actualText(item: Understood, actual: number, means: Means): string {
  const { format, currency } = means;
  if (item.kind === 'price') return format.money(actual, currency);
  if (item.kind === 'count') return format.number(actual);
  return item.kind === 'measure' && item.of === 'carat' ? format.carats(actual) : millimetres(actual, format);
}

export interface UnderstoodText {
  readonly textOf: (item: Understood) => string;
  /** The same without the person, where that stands before it. */
  readonly shortTextOf: (item: Understood) => string;
  /** What a ring has instead, or that it lacks it. */
  readonly missingTextOf: (item: Understood, actual: number | null) => string;
  /** What each ring is off the question; undefined where rings have everything. */
  readonly notesOf: (reading: SearchReading | null | undefined) => ((model: Model) => string | null) | undefined;
}

/** Words for what a search understood, in the reader's language. */
export function useUnderstoodText(currency: Currency): UnderstoodText {
  const t = useTexts('search');
  const format = useFormat();
  const means: Means = { t, format, currency };
  return {
    textOf: (item) => wholeText(item, means),
    shortTextOf: (item) => plainText(item, means),
    missingTextOf: (item, actual) => missingText(item, actual, means),
    notesOf: (reading) => (reading?.isPartial === true ? (model) => differenceText(model, reading, means) : undefined),
  };
}

function missingText(item: Understood, actual: number | null, means: Means): string {
  const asked = wholeText(item, means);
  return actual === null
    ? means.t('differsMissing', { what: asked })
    : means.t('differsActual', { actual: actualText(item, actual, means), asked });
}

function differenceText({ differs = [] }: Model, { understood }: SearchReading, means: Means): string | null {
  const { t } = means;
  const parts = differs.flatMap(({ clause, actual }) => {
    const item = understood[clause];
    if (item === undefined) return [];
    return [item.kind === 'article' ? t('differsNumber') : missingText(item, actual, means)];
  });
  return parts.length === 0 ? null : parts.join(' · ');
}
