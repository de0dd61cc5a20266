import {
  checkPadRows,
  PAD_CHECK_MAX,
  searchModels,
  type AskedPadRow,
  type CheckedPadRow,
  type Language,
  type Model,
} from '@ringwerk/contract';
import { createStore } from 'zustand';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { plainArticleNumber } from '../../domain/rings/article-number.ts';
import { shownForm } from '../../domain/rings/shown-form.ts';
import type { PadRow } from './pad-row.ts';

/** What is known of a row: the server's answer, or that it could not be asked. */
export type RowAnswer = CheckedPadRow | 'unreached';

/** Whether another question may have an answer. */
const isOpen = (answer: RowAnswer): boolean =>
  answer === 'unreached' || answer.problems.some(({ code }) => code === 'failed');

/** What a row is asked by: rows that ask the same are answered once. */
export const askedOf = ({ article, stones, alloys, sizes, engravings, quantity, unread }: PadRow): AskedPadRow => ({
  article,
  alloys,
  sizes,
  engravings,
  quantity,
  unread,
  ...(stones === undefined ? {} : { stones }),
});

const isAsInCatalogue = ({ alloys, sizes, engravings, unread }: AskedPadRow): boolean =>
  alloys.every((alloy) => alloy === null) &&
  sizes.every((size) => size === null) &&
  engravings.every((text) => text === '') &&
  unread.length === 0;

function meant(models: readonly Model[], article: string): Model | undefined {
  const wanted = plainArticleNumber(article);
  return models.find(
    ({ articleNumber, setId }) => plainArticleNumber(articleNumber) === wanted || String(setId) === wanted,
  );
}

/** Without a network a ring as in the catalogue has the figures that this device keeps of it; nothing else is judged here. */
async function fromDevice(asked: AskedPadRow, lang: Language): Promise<RowAnswer> {
  if (!isAsInCatalogue(asked)) return 'unreached';
  const { models } = await call(searchModels, { query: { q: asked.article, pageSize: 5, lang } });
  const model = meant(models, asked.article);
  const form = model && shownForm(model, asked.stones);
  if (model === undefined || !form || (asked.stones !== undefined && form.option !== asked.stones)) return 'unreached';
  const { design, grams, retail, still } = form.variant;
  const { setId, articleNumber, name, kind, categories } = model;
  return {
    article: {
      setId,
      articleNumber,
      name,
      kind,
      categories,
      option: form.option,
      options: (['with', 'without'] as const).filter((option) => model[option] !== null),
      still,
      rings: design.rings.map(({ role, size }) => ({ role, size })),
      alloys: [...new Set(design.rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)))],
    },
    problems: [],
    made: { design, grams, gross: retail.gross, currency: retail.currency },
  };
}

/** Whether the device answers instead: no answer came, or none that says anything of the rows. */
const isUnanswered = (error: unknown): boolean => isApiError(error) && (error.status === 0 || error.status >= 500);

async function answersOf(rows: readonly AskedPadRow[], lang: Language): Promise<readonly RowAnswer[]> {
  try {
    return (await call(checkPadRows, { body: { rows: [...rows], lang } })).rows;
  } catch (error) {
    if (!isUnanswered(error)) return rows.map(() => 'unreached');
    return Promise.all(rows.map((row) => fromDevice(row, lang).catch((): RowAnswer => 'unreached')));
  }
}

/** Has rows checked, some at a time, and remembers the answers as long as it lives. */
export function createCheckStore(lang: Language) {
  const store = createStore<{ readonly answers: ReadonlyMap<string, RowAnswer> }>(() => ({ answers: new Map() }));
  let wanted: readonly PadRow[] = [];
  let isAsking = false;
  const keyOf = (row: PadRow): string => JSON.stringify(askedOf(row));
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    for (;;) {
      const { answers } = store.getState();
      const open = new Map(wanted.map((row) => [keyOf(row), askedOf(row)]));
      const next = [...open].filter(([key]) => !answers.has(key)).slice(0, PAD_CHECK_MAX);
      if (next.length === 0) break;
      // One part after the other: the first rows are answered while the last ones wait.
      // oxlint-disable-next-line no-await-in-loop
      const found = await answersOf(
        next.map(([, asked]) => asked),
        lang,
      );
      const added = next.map(([key], at): readonly [string, RowAnswer] => [key, found[at] ?? 'unreached']);
      store.setState({ answers: new Map([...store.getState().answers, ...added]) });
    }
    isAsking = false;
  };
  /** By row: what stands there while a change of it is being checked. */
  const last = new Map<string, CheckedPadRow>();
  return {
    store,
    /** What is known of a row; `isChecking`: of the row as it was before. */
    answerOf: (row: PadRow, answers: ReadonlyMap<string, RowAnswer>) => {
      const answer = answers.get(keyOf(row));
      if (answer !== undefined && answer !== 'unreached') last.set(row.key, answer);
      const shown = answer === 'unreached' ? null : (answer ?? last.get(row.key) ?? null);
      return { answer: shown, isChecking: answer === undefined };
    },
    /** Asks what is not known of these rows. */
    want: (rows: readonly PadRow[]): void => {
      wanted = rows;
      void ask();
    },
    /** Asks again for what could not be asked, and what the house could not calculate. */
    again: (): void => {
      const { answers } = store.getState();
      const known = [...answers].filter(([, answer]) => !isOpen(answer));
      if (known.length === answers.size) return;
      store.setState({ answers: new Map(known) });
      void ask();
    },
  };
}
