import type { CallInput } from '../../api/call.ts';
import type { searchModels } from '@ringwerk/contract';

type ListQuery = NonNullable<CallInput<typeof searchModels>['query']>;

/* Asked ahead by the page's head, too (`build/page-ahead.ts`): both must ask the same. */

/** The large picture of the first page: the ring that is chosen most. */
export const MOST_WANTED = { category: 7, sort: 'popular', pageSize: 1 } as const satisfies ListQuery;

/** Rings on one page of a list: a multiple of two, three, four and six columns. */
export const LIST_SIZE = 24;
