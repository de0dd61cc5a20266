import { houseDate, LANGUAGES, type HouseModelAnswer, type Language, type LocalisedTexts } from '@ringwerk/contract';

/** A model as it stands in the form. */
export interface ModelDraft {
  readonly names: LocalisedTexts;
  readonly words: LocalisedTexts;
  readonly note: LocalisedTexts;
  readonly categories: readonly number[];
  /** Days, `YYYY-MM-DD`; empty for none. */
  readonly publishedFrom: string;
  readonly withdrawnFrom: string;
  /** Article number as it is typed; empty for none. */
  readonly successor: string;
  readonly start: string;
  /** Saved design that takes the place of a form. */
  readonly code: string;
}
export type DraftField = keyof ModelDraft;
export const TEXT_FIELDS = ['names', 'words', 'note'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

const dayOf = (iso: string | null, zone: string): string => (iso === null ? '' : houseDate(new Date(iso), zone));

/** @param zone - of the house's clock: its articles begin and end with its days */
export const draftOf = (model: HouseModelAnswer, zone: string): ModelDraft => ({
  names: model.names,
  words: model.words,
  note: model.note,
  categories: model.categories,
  publishedFrom: dayOf(model.publishedFrom, zone),
  withdrawnFrom: dayOf(model.withdrawnFrom, zone),
  successor: model.successor?.articleNumber ?? '',
  start: String(model.demand.start),
  code: '',
});

/** `RW-09-014`, `09014` and `9014` are set 9014; null for what is no article number. */
export function setIdOf(article: string): number | null {
  const [, section, number] = /^(?:RW)?[-\s]?0?(\d{1,2})[-\s]?(\d{3})$/iu.exec(article.trim()) ?? [];
  return section === undefined ? null : Number(section) * 1000 + Number(number);
}

const isSameTexts = (a: LocalisedTexts, b: LocalisedTexts): boolean =>
  LANGUAGES.every((language) => (a[language] ?? '') === (b[language] ?? ''));
const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Fields in which two states of a model differ. */
export function changedFields(a: ModelDraft, b: ModelDraft): DraftField[] {
  const texts = TEXT_FIELDS.filter((field) => !isSameTexts(a[field], b[field]));
  const plain = (['publishedFrom', 'withdrawnFrom', 'successor', 'start', 'code'] as const).filter(
    (field) => a[field].trim() !== b[field].trim(),
  );
  return [...texts, ...(isSameList(a.categories, b.categories) ? [] : (['categories'] as const)), ...plain];
}

const filled = (texts: LocalisedTexts): LocalisedTexts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text = '']) => [language, text.trim()])
      .filter(([, text]) => text !== ''),
  );

const dayOrNone = (day: string): string | null => (day === '' ? null : day);
/** Of an article number that is none: the server says so beside the field. */
const NO_SET = 2_147_483_647;

/** What is sent of a draft: only what differs, so that nobody writes over what he has not touched. */
export function changeOf(draft: ModelDraft, base: ModelDraft) {
  const fields = new Set(changedFields(draft, base));
  const { successor, start, code } = draft;
  return {
    ...(fields.has('names') ? { names: filled(draft.names) } : {}),
    ...(fields.has('words') ? { words: filled(draft.words) } : {}),
    ...(fields.has('note') ? { note: filled(draft.note) } : {}),
    ...(fields.has('categories') ? { categories: [...draft.categories] } : {}),
    ...(fields.has('publishedFrom') ? { publishedFrom: dayOrNone(draft.publishedFrom) } : {}),
    ...(fields.has('withdrawnFrom') ? { withdrawnFrom: dayOrNone(draft.withdrawnFrom) } : {}),
    ...(fields.has('successor') ? { successor: successor.trim() === '' ? null : (setIdOf(successor) ?? NO_SET) } : {}),
    ...(fields.has('start') ? { popularityStart: Number(start) } : {}),
    ...(fields.has('code') ? { code: code.trim() } : {}),
  };
}

/** The colleague's state with one's own changes over it. */
export function rebased(mine: ModelDraft, base: ModelDraft, theirs: ModelDraft): ModelDraft {
  const own = Object.fromEntries(changedFields(mine, base).map((field) => [field, mine[field]]));
  return { ...theirs, ...own };
}

/** Languages that lack a text which another language has; of names every language that has none. */
export function missingIn(field: TextField, texts: LocalisedTexts): Language[] {
  const isUsed = field === 'names' || LANGUAGES.some((language) => (texts[language] ?? '').trim() !== '');
  return isUsed ? LANGUAGES.filter((language) => (texts[language] ?? '').trim() === '') : [];
}
