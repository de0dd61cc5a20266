import { evaluateDesign, searchModels, type MoneyJson, type Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { namedQuery, operationQuery } from '../../api/queries.ts';
import { isApiError, type ApiIssue } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useQueryList } from '../../api/use-query-list.ts';
import type { QueryResult } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { plainArticleNumber } from '../../domain/rings/article-number.ts';
import { shownForm, type ShownForm } from '../../domain/rings/shown-form.ts';
import { isUnchanged, padDesign } from './pad-design.ts';
import type { PadRow } from './pad-row.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from './parse-lines.ts';

export type PadProblem =
  | { readonly code: 'article' | 'quantity' | 'refused' | 'check' }
  | { readonly code: 'word'; readonly word: string }
  | { readonly code: 'stones'; readonly only: 'with' | 'without' }
  | { readonly code: 'size'; readonly min: number; readonly max: number };

export interface PadFigures {
  readonly gross: number;
  readonly currency: MoneyJson['currency'];
  readonly grams: number;
}
/** A row with what the catalogue and the rules say to it. */
export interface CheckedRow {
  readonly row: PadRow;
  readonly model: Model | null;
  readonly form: ShownForm | null;
  /** Undefined while the row names no article. */
  readonly design: Design | undefined;
  readonly figures: PadFigures | null;
  readonly problem: PadProblem | null;
  readonly isChecking: boolean;
}

interface Judgement {
  readonly figures: PadFigures | null;
  readonly problem: PadProblem | null;
}

function problemOf(issues: readonly ApiIssue[]): PadProblem {
  const size = issues.find(({ path }) => path.endsWith('/size'));
  const { min, max } = size?.params ?? {};
  return typeof min === 'number' && typeof max === 'number' ? { code: 'size', min, max } : { code: 'refused' };
}

async function judge(design: Design, signal: AbortSignal): Promise<Judgement> {
  try {
    const { evaluation } = await call(evaluateDesign, { body: { design } }, signal);
    const { total } = evaluation;
    if (!evaluation.isMakeable || !total) {
      return {
        figures: null,
        problem: problemOf([...evaluation.issues, ...evaluation.rings.flatMap((ring) => ring.issues)]),
      };
    }
    const { gross, currency } = total.retail;
    return { figures: { gross, currency, grams: total.grams }, problem: null };
  } catch (error) {
    // A refused design is an answer; anything else may pass and is tried again.
    if (isApiError(error) && (error.status === 422 || error.status === 400)) {
      return { figures: null, problem: problemOf(error.issues) };
    }
    throw error;
  }
}

function findModel(models: readonly Model[] | undefined, article: string): Model | null {
  const wanted = plainArticleNumber(article);
  return (
    models?.find((model) => plainArticleNumber(model.articleNumber) === wanted || String(model.setId) === wanted) ??
    null
  );
}

function problemOfRow(row: PadRow, model: Model, form: ShownForm | null): PadProblem | null {
  const [word] = row.unread;
  if (word !== undefined) return { code: 'word', word: word.text };
  if (!form) return { code: 'check' };
  if (row.stones && !model[row.stones]) return { code: 'stones', only: form.option };
  const isQuantity = Number.isInteger(row.quantity) && row.quantity >= QUANTITY_MIN && row.quantity <= QUANTITY_MAX;
  return isQuantity ? null : { code: 'quantity' };
}

const figuresOf = ({ variant }: ShownForm): PadFigures => ({
  gross: variant.retail.gross,
  currency: variant.retail.currency,
  grams: variant.grams,
});

type Draft = Pick<CheckedRow, 'row' | 'model' | 'form' | 'design'>;

/** Neither figures nor a verdict could be had. */
const UNJUDGED: Judgement = { figures: null, problem: { code: 'check' } };

function unfoundRow(draft: Draft, lookup: QueryResult<unknown> | undefined): CheckedRow {
  const isChecking = lookup?.isPending ?? false;
  const problem: PadProblem = { code: lookup?.isError ? 'check' : 'article' };
  return { ...draft, figures: null, problem: isChecking ? null : problem, isChecking };
}

function checkedRow(
  draft: Draft,
  lookup: QueryResult<unknown> | undefined,
  judgement: QueryResult<Judgement> | undefined,
): CheckedRow {
  const { row, model, form } = draft;
  if (!model) return unfoundRow(draft, lookup);
  const own = problemOfRow(row, model, form);
  if (isUnchanged(row)) return { ...draft, figures: form && figuresOf(form), problem: own, isChecking: false };
  if (!judgement || judgement.isPending) return { ...draft, figures: null, problem: own, isChecking: own === null };
  const { figures, problem } = judgement.data ?? UNJUDGED;
  return { ...draft, figures, problem: own ?? problem, isChecking: false };
}

/** Looks every row up in the catalogue and has its sizes and alloy judged by the server's rules and prices. */
export function useCheckedRows(rows: readonly PadRow[]): readonly CheckedRow[] {
  const lang = useLanguage();
  const found = useQueryList(
    rows.map(({ article }) => operationQuery(searchModels, { query: { q: article.slice(0, 200), pageSize: 5, lang } })),
  );
  const drafts = rows.map((row, index) => {
    const model = findModel(found[index]?.data?.models, row.article);
    const form = model && shownForm(model, row.stones);
    return { row, model, form, design: form ? padDesign(form.variant.design, row) : undefined };
  });
  const judged = useQueryList(
    drafts.map(({ row, design }) =>
      design === undefined || isUnchanged(row)
        ? null
        : namedQuery('pad-judgement', design, (signal) => judge(design, signal)),
    ),
  );
  return drafts.map((draft, index) => checkedRow(draft, found[index], judged[index]));
}
