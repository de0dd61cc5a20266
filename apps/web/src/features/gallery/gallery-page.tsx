import { searchModels } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { lazy, Suspense } from 'react';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, setPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { LIST_SIZE } from '../../domain/rings/first-questions.ts';
import { countFilters, parseModelSearch } from '../../domain/rings/model-search.ts';
import { NO_FILTERS } from '../../domain/rings/no-filters.ts';
import { RingFilters } from '../../domain/rings/ring-filters.tsx';
import { RingResults } from '../../domain/rings/ring-results.tsx';
import { findSelection, type Selection } from '../../domain/rings/selection.ts';
import { useListSearch } from '../../domain/rings/use-list-search.ts';

const UnknownSelectionPage = lazy(() => import('./unknown-selection-page.tsx'));

const LEADS = {
  engagementring: 'introEngagementring',
  memoire: 'introMemoire',
  special: 'introSpecial',
  zweiklang: 'introZweiklang',
} as const;
const hasLead = (id: string): id is keyof typeof LEADS => Object.hasOwn(LEADS, id);

function Gallery({ selection }: { readonly selection: Selection }) {
  const t = useTexts('gallery');
  const format = useFormat();
  const lang = useLanguage();
  const [search, change] = useListSearch(parseModelSearch);
  const { q: _ignored, page = 1, ...filters } = search;
  const query = { ...selection.query, ...filters, page, pageSize: LIST_SIZE, lang };
  const answer = useOperationQuery(searchModels, { query }, { keepPrevious: true });
  const total = answer.data?.total;
  const reset = (
    <Button look="primary" onClick={() => change(NO_FILTERS)}>
      {t('clearFilters')}
    </Button>
  );
  return (
    <Page
      title={selection.names[lang]}
      crumbs={[{ label: t('titleSelection'), url: PATHS.selection }]}
      lead={hasLead(selection.id) ? t(LEADS[selection.id]) : undefined}
      actions={
        <>
          <output>{total !== undefined && t('countRings', { count: total, shown: format.number(total) })}</output>
          <Link to={PATHS.budget} search={{ art: selection.art, id: selection.id }}>
            {t('byBudget')}
          </Link>
        </>
      }
    >
      <RingFilters search={search} change={change} facets={answer.data?.facets ?? null} />
      <RingResults
        answer={answer}
        urlOf={(model) => setPath(selection.art, selection.id, model.setId)}
        stones={search.stones}
        onPage={(next) => change({ page: next })}
        empty={
          <EmptyState title={t('emptyTitle')} action={(countFilters(search) > 0 || page > 1) && reset}>
            {t('emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  );
}

/** `/konfigurator/v2/{art}/{id}`: the rings of one category or ring world. */
export default function GalleryPage() {
  const { art, id }: { art?: string; id?: string } = useParams();
  const selection = findSelection(art, id);
  // A new selection starts afresh: its own filters, its own open drawers.
  return selection ? (
    <Gallery key={`${art}/${id}`} selection={selection} />
  ) : (
    <Suspense>
      <UnknownSelectionPage />
    </Suspense>
  );
}
