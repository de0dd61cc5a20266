import { AREAS, QUESTION_MAX, searchModels, type Model, type SearchReading } from '@ringwerk/contract';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from '../../routing/link.tsx';
import { useNavigate, usePlace } from '../../routing/use-navigator.ts';
import { useBaseCurrency, usePermission } from '../../api/session-store.ts';
import { call, type AnswerOf } from '../../api/call.ts';
import type { QueryResult } from '../../api/use-query.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath, PATHS, selectionPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Page } from '../../ui/page.tsx';
import { designHref } from '../../domain/rings/find-design.ts';
import { plainArticleNumber } from '../../domain/rings/article-number.ts';
import { countFilters, parseModelSearch, type ModelSearch } from '../../domain/rings/model-search.ts';
import { NO_FILTERS } from '../../domain/rings/no-filters.ts';
import { RingFilters } from '../../domain/rings/ring-filters.tsx';
import { RingResults } from '../../domain/rings/ring-results.tsx';
import { SELECTIONS } from '../../domain/rings/selection.ts';
import { useListSearch, type ListSearchChange } from '../../domain/rings/use-list-search.ts';
import { TextField } from '../../ui/text-field.tsx';
import { SearchNotes } from './search-notes.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { useUnderstoodText, type UnderstoodText } from './use-understood-text.ts';
import styles from './search-page.module.css';
import { useSearchText } from '../../domain/rings/use-search-text.ts';

const CodeNote = lazy(() => import('./code-note.tsx'));
const CouplesFound = lazy(() => import('./couples-found.tsx'));
const WordsOffer = lazy(() => import('./words-offer.tsx'));

const PAGE_SIZE = 24;
const SHORTEST = 2;
/** A design's code, as it is typed: eight letters and digits, one of them a digit, in whatever groups. */
const CODE_FORM = /^(?=.*\d)(?:[0-9a-z][\s-]*){8}$/iu;

/** The ring whose article number was typed in full; null when the text is something else. */
async function findArticle(text: string): Promise<Model | null> {
  const wanted = plainArticleNumber(text);
  if (wanted.length < 3) return null;
  const { models } = await call(searchModels, { query: { q: text, pageSize: 5 } });
  return models.find((model) => plainArticleNumber(model.articleNumber) === wanted) ?? null;
}

/** The field: focused whenever the address ends in `#search`, so that whoever comes from the header types on. */
function SearchField({ inAddress, write }: { readonly inAddress: string; readonly write: (text: string) => void }) {
  const t = useTexts('gallery');
  const navigate = useNavigate();
  const { hash } = usePlace();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, send } = useSearchText(inAddress, write);

  useEffect(() => {
    if (hash === 'search') input.current?.focus({ preventScroll: true });
  }, [hash]);

  const open = async (): Promise<void> => {
    send(text);
    // A failed look-up shows as a failed list; the jump is a convenience.
    const design = await designHref(text).catch(() => null);
    if (design !== null) return navigate(design);
    const model = await findArticle(text).catch(() => null);
    if (model) await navigate(modelPath(model));
  };
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known to older tablets
      role="search"
      id="search"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <TextField
        ref={input}
        label={t('searchLabel')}
        hint={t('searchHint')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={QUESTION_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          icon="close"
          label={t('searchClear')}
          className={styles['clear']}
          onClick={() => {
            send('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}

/** Nothing found: the filters may be the reason; else every ring world is a way on. */
function NothingFound({ query, onClear }: { readonly query: string; readonly onClear: (() => void) | null }) {
  const t = useTexts('gallery');
  const lang = useLanguage();
  if (onClear !== null) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        action={
          <Button look="primary" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        }
      >
        {t('emptyHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('searchNoneTitle', { query })}
      action={
        <ul className={styles['ways']}>
          {SELECTIONS.map(({ art, id, names }) => (
            <li key={`${art} ${id}`}>
              <Link to={selectionPath('v2', art, id)}>{names[lang]}</Link>
            </li>
          ))}
        </ul>
      }
    >
      {t('searchNoneHelp')}
    </EmptyState>
  );
}

interface FoundProps {
  readonly answer: QueryResult<AnswerOf<typeof searchModels>>;
  readonly search: ModelSearch;
  readonly change: ListSearchChange<ModelSearch>;
  readonly text: string;
}

/** What was understood. */
function Reading({ answer, change, text, words }: Omit<FoundProps, 'search'> & { readonly words: UnderstoodText }) {
  const { data, isPlaceholderData } = answer;
  if (!data?.search) return null;
  return (
    <UnderstoodChips
      text={text}
      reading={data.search}
      words={words}
      mayRemove={!isPlaceholderData}
      onChange={(q) => change({ q }, { hash: 'search' })}
    />
  );
}

/** Sizes, persons and engravings are of no article. */
const NO_ARTICLE: readonly string[] = ['size', 'person', 'engraving'];

/** No ring has everything, or what was said makes it somebody's own. */
const needsDesign = ({ isPartial, understood }: SearchReading): boolean =>
  understood.length > 0 && (isPartial || understood.some(({ kind }) => NO_ARTICLE.includes(kind)));

/** The dealer's; until the first answer there is nothing to show in it. */
function useCurrencyOf(data: AnswerOf<typeof searchModels> | undefined) {
  const base = useBaseCurrency();
  return data?.facets.price.currency ?? base;
}

interface OfferProps {
  readonly text: string;
  readonly reading: SearchReading;
  readonly words: UnderstoodText;
  readonly isEmpty: boolean;
}

/** The design that the words mean, and what the rings below it are off. */
function Offer({ text, reading, words, isEmpty }: OfferProps) {
  return (
    <>
      {needsDesign(reading) && (
        <Suspense>
          <WordsOffer text={text} reading={reading} words={words} />
        </Suspense>
      )}
      <SearchNotes reading={reading} isEmpty={isEmpty} />
    </>
  );
}

/** What was understood, filters and rings; without any ring and filter only the ways on. */
function Found({ answer, search, change, text }: FoundProps) {
  const { data } = answer;
  const { facets = null, search: reading = null, total } = data ?? {};
  const isFiltered = countFilters(search) > 0;
  const isNothing = total === 0 && !isFiltered;
  const words = useUnderstoodText(useCurrencyOf(data));
  return (
    <>
      <Reading answer={answer} change={change} text={text} words={words} />
      {reading !== null && <Offer text={text} reading={reading} words={words} isEmpty={total === 0} />}
      {!isNothing && <RingFilters search={search} change={change} facets={facets} />}
      <RingResults
        answer={answer}
        urlOf={modelPath}
        stones={search.stones ?? reading?.stones ?? undefined}
        onPage={(page) => change({ page })}
        noteOf={words.notesOf(reading)}
        empty={<NothingFound query={text} onClear={isFiltered ? () => change(NO_FILTERS) : null} />}
      />
    </>
  );
}

/** `/konfigurator/v2/suche?q=…#search`: rings by article number, name and trait, while typing. */
export default function SearchPage() {
  const t = useTexts('gallery');
  const format = useFormat();
  const lang = useLanguage();
  const [search, change] = useListSearch(parseModelSearch);
  const { q = '', page = 1, ...filters } = search;
  const hasCouples = usePermission(AREAS.couples.needs);
  const isLongEnough = q.trim().length >= SHORTEST;
  const query = { ...filters, q: q.trim(), page, pageSize: PAGE_SIZE, lang };
  const answer = useOperationQuery(searchModels, { query }, { keepPrevious: true, enabled: isLongEnough });
  const total = isLongEnough ? answer.data?.total : undefined;
  return (
    <Page title={t('searchTitle')} crumbs={[{ label: t('titleSelection'), url: PATHS.selection }]}>
      <SearchField inAddress={q} write={(text) => change({ q: text }, { isReplacing: true, hash: 'search' })} />
      <output className={styles['count']}>
        {total !== undefined
          ? t('searchResults', { count: total, shown: format.number(total), query: q.trim() })
          : !isLongEnough && t('searchStart')}
      </output>
      {CODE_FORM.test(q.trim()) && (
        <Suspense>
          <CodeNote text={q.trim()} />
        </Suspense>
      )}
      {isLongEnough && hasCouples && (
        <Suspense>
          <CouplesFound text={q.trim()} />
        </Suspense>
      )}
      {isLongEnough && <Found answer={answer} search={search} change={change} text={q.trim()} />}
    </Page>
  );
}
