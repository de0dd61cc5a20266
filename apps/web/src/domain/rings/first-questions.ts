import type { CallInput } from '../../api/call.ts';
import type { searchModels } from '@ringwerk/contract';
import { findSelection, type Selection } from './selection.ts';

type ListQuery = NonNullable<CallInput<typeof searchModels>['query']>;

/* Preloaded by the page's head, too (`build/preload-page.ts`): both must ask the same. */

/** The large picture of the first page: the ring that is chosen most. */
export const MOST_WANTED = { category: 7, sort: 'popular', pageSize: 1 } as const satisfies ListQuery;

/** Of each way into the selection that the first page offers: one picture, and another where that stands elsewhere. */
export const WAY = { sort: 'popular', pageSize: 2 } as const satisfies ListQuery;

/** The ways that a counter takes most: classics, stone rows, engagement, Zweiklang. */
export const WAYS: readonly Selection[] = [
  findSelection('kategorie', '9'),
  findSelection('kategorie', '3'),
  findSelection('art', 'engagementring'),
  findSelection('zweiklang', 'zweiklang'),
].filter((selection) => selection !== null);

/** The newest quotes and orders on the first page. */
export const NEWEST = { page: 1, pageSize: 4 } as const;

/** Rings on one page of a list: a multiple of two, three, four and six columns. */
export const LIST_SIZE = 24;
