import { searchModels, type Model } from '@ringwerk/contract';
import { useParams } from '@tanstack/react-router';
import { useOperation } from '../../api/use-operation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, setPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { countFilters, parseModelSearch } from '../../ui/rings/model-search.ts';
import { RingFilters } from '../../ui/rings/ring-filters.tsx';
import { RingGrid, RingGridSkeleton } from '../../ui/rings/ring-grid.tsx';
import { findSelection, type Selection } from '../../ui/rings/selection.ts';
import { UnknownSelection } from '../../ui/rings/unknown-selection.tsx';
import { useListSearch } from '../../ui/rings/use-list-search.ts';

/** A multiple of two, three, four and six columns. */
const PAGE_SIZE = 24;
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
  const answer = useOperation(
    searchModels,
    { query: { ...selection.query, ...filters, page, pageSize: PAGE_SIZE, lang } },
    { keepPrevious: true },
  );
  const urlOf = (model: Model): string => setPath(selection.art, selection.id, model.setId);
  const found = answer.data;
  const lead = hasLead(selection.id) ? t(LEADS[selection.id]) : undefined;
  return (
    <Page
      title={selection.names[lang]}
      crumbs={[{ label: t('titleSelection'), url: PATHS.selection }]}
      lead={lead}
      actions={
        <p role="status">{found && t('countRings', { count: found.total, shown: format.number(found.total) })}</p>
      }
    >
      <RingFilters search={search} change={change} facets={found?.facets ?? null} />
      {answer.isPending && <RingGridSkeleton count={8} label={t('loading')} />}
      {answer.isError && !found && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {found && found.models.length > 0 && (
        <RingGrid models={found.models} urlOf={urlOf} stones={search.stones} isStale={answer.isPlaceholderData} />
      )}
      {found?.models.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          action={
            (countFilters(search) > 0 || page > 1) && (
              <Button
                look="primary"
                onClick={() =>
                  change({
                    stones: undefined,
                    colour: undefined,
                    widthMin: undefined,
                    widthMax: undefined,
                    priceMin: undefined,
                    priceMax: undefined,
                  })
                }
              >
                {t('clearFilters')}
              </Button>
            )
          }
        >
          {t('emptyHelp')}
        </EmptyState>
      )}
      {found && (
        <Pager
          page={found.page}
          pageSize={found.pageSize}
          total={found.total}
          onPage={(next) => change({ page: next })}
        />
      )}
    </Page>
  );
}

/** `/konfigurator/v2/{art}/{id}`: the rings of one category or ring world. */
export default function GalleryPage() {
  const { art, id }: { art?: string; id?: string } = useParams({ strict: false });
  const selection = findSelection(art, id);
  // A new selection starts afresh: its own filters, its own open drawers.
  return selection ? <Gallery key={`${art}/${id}`} selection={selection} /> : <UnknownSelection />;
}
