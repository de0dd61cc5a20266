import { findWithinBudget, nearestDesigns, type BudgetCandidate } from '@ringwerk/advice/budget';
import { MODELS } from '@ringwerk/catalogue/models';
import type { Design } from '@ringwerk/kernel';
import { done, failed, type Answer } from '../answer.ts';
import { minorOf, PLACES, type BaseCurrency } from '@ringwerk/kernel/price';
import { proposal, shownDistance, shownFigures, type Adviser } from './adviser.ts';

const OWN = 'own';
/** Relatives of the design itself; of every article beside it the nearest one. */
const OWN_WANTED = 6;
/** Articles of the collection beside it, nearest in look. */
const ARTICLES = 24;

/** An amount with at most the decimals of the currency; won have the most digits. */
const AMOUNT = /^\d{1,10}(?:\.(?<decimals>\d{1,2}))?$/u;

/** Minor units of an amount that was typed; null for anything else. */
function minorUnitsOf(amount: string, currency: BaseCurrency): number | null {
  const found = AMOUNT.exec(amount);
  if (found === null || (found.groups?.['decimals'] ?? '').length > PLACES[currency]) return null;
  return Math.round(Number(amount) * minorOf(currency));
}

const COLLECTION = MODELS.map(({ setId, articleNumber, kind, with: full, without }) => ({
  setId,
  articleNumber,
  kind,
  design: full ?? without,
}));

const articlesLike = (design: Design, { alloys }: Pick<Adviser, 'alloys'>) =>
  nearestDesigns(design, COLLECTION, ARTICLES, alloys);

/** The nearest designs that cost no more than `amount`; `isWide` looks at the collection's nearest articles as well. */
export async function adviseBudget(design: Design, adviser: Adviser, amount: string, isWide: boolean): Promise<Answer> {
  const { currency } = adviser;
  const budget = minorUnitsOf(amount, currency);
  if (budget === null)
    return failed('call.amount-invalid', `--budget takes ${currency} such as 2400: what is ${amount}?`);
  const own: BudgetCandidate = { id: OWN, design, wanted: OWN_WANTED };
  const beside = isWide
    ? articlesLike(design, adviser).map(({ candidate }) => ({
        id: candidate.articleNumber,
        design: candidate.design,
        wanted: 1,
      }))
    : [];
  const query = { budget, candidates: [own, ...beside], reference: isWide ? design : null };
  const found = await findWithinBudget(query, adviser.alloys, adviser.priceOf, () => Promise.resolve(true));
  const proposals = (found ?? []).map(({ id, loss, design: made, ...figures }) => ({
    of: id,
    distance: shownDistance(loss),
    ...proposal(design, { design: made, figures }, adviser),
  }));
  return done({ budget: budget / minorOf(currency), currency, proposals });
}

/** The articles of the collection that look most like the design. */
export function adviseLikeness(design: Design, adviser: Adviser): Answer {
  return done({
    articles: articlesLike(design, adviser).map(({ candidate, distance }) => {
      const { setId, articleNumber, kind, design: made } = candidate;
      const figures = adviser.priceOf(made);
      return {
        setId,
        articleNumber,
        kind,
        distance: shownDistance(distance),
        ...(figures === null ? {} : shownFigures(figures, adviser)),
        design: made,
      };
    }),
  });
}
