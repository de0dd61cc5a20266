import { searchModels, type Model } from '@ringwerk/contract';
import { call, type CallInput } from '../../api/call.ts';

/** The most that the server gives at once. */
const PAGE_SIZE = 96;

type Query = NonNullable<CallInput<typeof searchModels>['query']>;

/** Every model that a question finds, page after page. */
export async function fetchAll(query: Query): Promise<Model[]> {
  const all: Model[] = [];
  for (let page = 1; ; page += 1) {
    // Pages of one list follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const { models, total } = await call(searchModels, { query: { ...query, page, pageSize: PAGE_SIZE } });
    all.push(...models);
    if (models.length === 0 || all.length >= total) return all;
  }
}
