import { houseCatalogue } from '@ringwerk/catalogue';
import { searchModels, type Language } from '@ringwerk/contract';
import { taxOf } from '@ringwerk/kernel/price';
import { AnswerStore } from '../../http/answer-store.ts';
import { prepareAnswer, type PreparedAnswer } from '../../http/prepared-answer.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { facetAnswer } from './facet-answer.ts';
import type { ModelQuery } from './listed.ts';
import { findListBasis, type ListBasis } from './list-basis.ts';
import { modelAnswer } from './model-answer.ts';
import { readingAnswer } from './reading-answer.ts';

/** Dealers whose prices and lists are remembered at once: some 10 KB each. */
const DEALERS_MAX = 1_000;
/** Bytes of answers that are kept; one page of a gallery has 62 KB, 4 of them compressed. */
const ANSWERS_MAX_BYTES = 64 * 2 ** 20;

/** Everything that the answer to a question depends on: nothing else of the caller reaches what makes it. */
interface Asked {
  readonly basis: ListBasis;
  readonly query: ModelQuery;
  readonly language: Language;
  readonly seesTrade: boolean;
}

/** Lists of models. What was written for a dealer once is sent again as it is, until something that it shows changes. */
export function registerModelSearch(api: Api, services: Services): void {
  const bases = services.memory.open<ListBasis>(DEALERS_MAX);
  const answers = new AnswerStore(ANSWERS_MAX_BYTES);
  registerOperation(api, searchModels, async ({ query, caller }) => {
    const { dealerId, seesTrade } = caller;
    const basis = await bases.get(dealerId, () => findListBasis(services, dealerId));
    const asked: Asked = { basis, query, language: query.lang ?? caller.language, seesTrade };
    const shown = await services.catalogue.mark();
    return answers.get(keyOf(asked, `${shown} ${services.stills.canDraw()}`), () => answer(services, asked));
  });
}

/** @param shown - names the models, and whether pictures can be drawn */
function keyOf({ basis, query, language, seesTrade }: Asked, shown: string): string {
  const words = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([basis.mark, shown, language, seesTrade, words]);
}

async function answer(services: Services, { basis, query, language, seesTrade }: Asked): Promise<PreparedAnswer> {
  const { catalogue, models, modelStills, clock } = services;
  const { prices, alloys: house, watched, showcase } = basis;
  const { models: page, outcome, stones, ...found } = await catalogue.search(prices, query, house, showcase);
  const { alloys } = houseCatalogue(house.alloys);
  const stillOf = await modelStills(
    page.map(({ model }) => model.model),
    house,
  );
  const reader = { language, seesTrade, models, stillOf, alloys, now: clock() };
  const { currency } = taxOf(prices.priceList, prices.retailRule.country);
  return prepareAnswer(searchModels, {
    ...found,
    models: page.map(({ model, differences }) => ({
      ...modelAnswer(model, watched, reader),
      ...(differences.length === 0 ? {} : { differs: differences }),
    })),
    search: outcome === null ? null : { ...readingAnswer(outcome, reader), stones },
    facets: facetAnswer(found.facets, language, currency),
  });
}
