import { AREAS, FOUND_QUESTION_MAX, findRecords, mayEnter, QUESTION_MAX, searchModels } from '@ringwerk/contract';
import { useCustomerView, useSession, visitorOf } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import type { QueryResult } from '../../api/use-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath, searchPath, selectionPath } from '../../paths.ts';
import { plainArticleNumber } from '../rings/article-number.ts';
import { SELECTIONS } from '../rings/selection.ts';
import { matching, type Command } from './commands.ts';
import { inOrder, type FoundOption } from './found-option.ts';
import { recentFirst, useRecentOptions } from './recent-options.ts';
import { recordOptions } from './record-options.ts';

export const SHORTEST = 2;
const RINGS = 5;
const CATEGORIES = 3;
const COMMANDS = 4;
/** Rooms that hold records of the dealer's. */
const ROOMS = [AREAS.couples, AREAS.orders, AREAS.savedDesigns, AREAS.watchLists, AREAS.stones];

const NOTHING: readonly FoundOption[] = [];

export interface Found {
  readonly options: readonly FoundOption[];
  /** There is something of every answer, or it failed: before that the list would jump under the pointer. */
  readonly isReady: boolean;
  /** Everything that was asked has been answered, and nothing fits. */
  readonly isNone: boolean;
  /** Answers belong to what is typed now. */
  readonly isSettled: boolean;
}

/** Whose rooms are open; while a couple looks on nobody's. */
function useVisitor() {
  const session = useSession();
  return useCustomerView() ? null : visitorOf(session);
}

/** How far an answer is. */
const standing = (enabled: boolean, { data, isPlaceholderData, failureCount }: QueryResult<unknown>) => ({
  isReady: !enabled || data !== undefined || failureCount > 0,
  isSettled: !enabled || failureCount > 0 || (data !== undefined && !isPlaceholderData),
});

/** Rings by everything that the search reads, the one whose number was typed in full by itself. */
function useRings(asked: string) {
  const lang = useLanguage();
  const visitor = useVisitor();
  const enabled = asked.length >= SHORTEST && mayEnter(AREAS.selection, visitor);
  const query = { q: asked.slice(0, QUESTION_MAX), pageSize: RINGS, lang };
  const answer = useOperationQuery(searchModels, { query }, { keepPrevious: true, enabled });
  const { data } = answer;
  const number = plainArticleNumber(asked);
  const options = (enabled ? (data?.models ?? []) : []).map((model): FoundOption => ({
    key: `ring-${model.setId}`,
    group: plainArticleNumber(model.articleNumber) === number ? 'exact' : 'rings',
    label: model.name,
    detail: model.articleNumber,
    target: modelPath(model),
    model,
  }));
  return { enabled, options, ...standing(enabled, answer) };
}

/** Records of the dealer's; without words the latest. */
function useRecords(asked: string) {
  const lang = useLanguage();
  const format = useFormat();
  const t = useTexts('search');
  const visitor = useVisitor();
  const isLongEnough = asked === '' || asked.length >= SHORTEST;
  const isOpen = ROOMS.some((room) => mayEnter(room, visitor));
  const enabled = isOpen && isLongEnough && asked.length <= FOUND_QUESTION_MAX;
  const answer = useOperationQuery(findRecords, { query: { q: asked } }, { keepPrevious: true, enabled });
  const { data } = answer;
  const options = enabled && data !== undefined ? recordOptions(data, { lang, format, t }) : [];
  return { options, ...standing(enabled, answer) };
}

function useCategories(asked: string): readonly FoundOption[] {
  const lang = useLanguage();
  const isOpen = mayEnter(AREAS.selection, useVisitor());
  if (!isOpen || asked.length < SHORTEST) return [];
  const wanted = asked.toLocaleLowerCase();
  const begins = (name: string): boolean =>
    name
      .toLocaleLowerCase()
      .split(/[\s&·]+/u)
      .some((word) => word.startsWith(wanted));
  return SELECTIONS.filter(({ names }) => begins(names[lang]))
    .slice(0, CATEGORIES)
    .map(({ art, id, names }) => ({
      key: `category-${art}-${id}`,
      group: 'categories',
      label: names[lang],
      detail: '',
      target: selectionPath('v2', art, id),
    }));
}

const commandOptions = (commands: readonly Command[], group: 'pages' | 'actions'): readonly FoundOption[] =>
  commands.map(({ key, name, run }) => ({ key, group, label: name, detail: '', target: run }));

export interface FoundCommands {
  readonly pages: readonly Command[];
  readonly actions: readonly Command[];
  /** Whether the pages stand there before anything is typed, as in the palette, which may have come over any page. */
  readonly listsPages?: boolean;
}

/**
 * Everything of the portal that a text names: rings, categories, the dealer's own records, pages and actions. Without a text
 * what was opened last, and the latest records.
 */
export function useFoundOptions(asked: string, { pages, actions, listsPages = false }: FoundCommands): Found {
  const t = useTexts('search');
  const rings = useRings(asked);
  const records = useRecords(asked);
  const opened = useRecentOptions();
  const recent = useCustomerView() ? NOTHING : opened;
  const categories = useCategories(asked);
  const isEmpty = asked === '';
  const found = [
    ...(isEmpty ? recent : []),
    ...rings.options,
    ...categories,
    ...records.options.filter(({ target }) => !isEmpty || recent.every((each) => each.target !== target)),
    ...commandOptions(isEmpty ? (listsPages ? pages : []) : matching(pages, asked).slice(0, COMMANDS), 'pages'),
    ...(isEmpty ? [] : commandOptions(matching(actions, asked).slice(0, COMMANDS), 'actions')),
  ];
  const all: readonly FoundOption[] = rings.enabled
    ? [{ key: 'all', group: 'all', label: t('suggestAll', { text: asked }), detail: '', target: searchPath(asked) }]
    : [];
  const isSettled = rings.isSettled && records.isSettled;
  const options = inOrder([...recentFirst(found, recent), ...all]);
  return { options, isReady: rings.isReady && records.isReady, isNone: isSettled && found.length === 0, isSettled };
}
