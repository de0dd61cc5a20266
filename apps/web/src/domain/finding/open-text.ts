import { AREAS, findRecords, FOUND_QUESTION_MAX, mayEnter, searchModels } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { currentSession, visitorOf } from '../../api/session-store.ts';
import { modelPath, orderPath, quotePath, searchPath, stonePath } from '../../paths.ts';
import { plainArticleNumber } from '../rings/article-number.ts';
import { designHref } from '../rings/find-design.ts';

/** Numbers have digits and no more than two blanks: everything else is words. */
const mayBeNumber = (text: string): boolean =>
  /\d/u.test(text) && text.length <= FOUND_QUESTION_MAX && text.split(/\s+/u).length <= 3;

/** The ring whose article number was typed in full. */
async function articleHref(text: string): Promise<string | null> {
  const wanted = plainArticleNumber(text);
  if (wanted.length < 3) return null;
  const { models } = await call(searchModels, { query: { q: text, pageSize: 5 } });
  const model = models.find(({ articleNumber }) => plainArticleNumber(articleNumber) === wanted);
  return model === undefined ? null : modelPath(model);
}

/** The quote, order or stone whose number was typed in full; codes of designs are looked up before. */
async function recordHref(text: string): Promise<string | null> {
  if (!mayEnter(AREAS.orders, visitorOf(currentSession()))) return null;
  const { exact, stones } = await call(findRecords, { query: { q: text } });
  if (exact === null || exact.kind === 'design') return null;
  if (exact.kind === 'stone') return stonePath(stones.find(({ id }) => id === exact.id)?.reportNumber ?? text);
  return exact.kind === 'quote' ? quotePath(exact.id) : orderPath(exact.id);
}

/**
 * Where a typed text leads at once: to the design of a code or link, to what has the number, else to the search results. A
 * look-up that fails leads to the results, too.
 */
export async function textHref(text: string): Promise<string> {
  const design = await designHref(text);
  if (design !== null) return design;
  if (mayBeNumber(text)) {
    const named = await Promise.all([recordHref(text), articleHref(text)].map((href) => href.catch(() => null)));
    const href = named.find((found) => found !== null);
    if (href !== undefined) return href;
  }
  return searchPath(text);
}
