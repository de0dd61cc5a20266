import { getModel, searchModels } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LIST_SIZE } from '../../domain/rings/first-questions.ts';
import { countFilters, parseModelSearch } from '../../domain/rings/model-search.ts';
import { NO_FILTERS } from '../../domain/rings/no-filters.ts';
import { RingFilters } from '../../domain/rings/ring-filters.tsx';
import { RingResults } from '../../domain/rings/ring-results.tsx';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath, PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** For what is no number at all: no set has this one, and the page says so. */
const NO_SET = 1;

/** `/aehnlich/{setId}`: rings that look like one of the collection, the likest first. */
export default function AlikePage() {
  const t = useTexts('gallery');
  const words = useTexts('filters');
  const format = useFormat();
  const lang = useLanguage();
  const { setId: typed = '' }: { setId?: string } = useParams();
  const setId = /^[1-9]\d{0,8}$/u.test(typed) ? Number(typed) : NO_SET;
  const model = useOperationQuery(getModel, { params: { setId }, query: { lang } });
  const [search, change] = useListSearch(parseModelSearch);
  const { q: _ignored, page = 1, ...filters } = search;
  const query = { like: setId, ...filters, page, pageSize: LIST_SIZE, lang };
  const answer = useOperationQuery(searchModels, { query }, { keepPrevious: true });
  const total = answer.data?.total;
  const { data } = model;
  const crumbs = [{ label: t('titleSelection'), url: PATHS.selection }];
  return (
    <Page
      title={data === undefined ? words('alike') : words('alikeTo', { name: data.name })}
      crumbs={data === undefined ? crumbs : [...crumbs, { label: data.name, url: modelPath(data) }]}
      lead={words('alikeLead')}
      actions={<output>{total !== undefined && t('countRings', { count: total, shown: format.number(total) })}</output>}
    >
      <QueryView result={model}>
        {() => (
          <>
            <RingFilters search={search} change={change} facets={answer.data?.facets ?? null} />
            <RingResults
              answer={answer}
              urlOf={modelPath}
              stones={search.stones}
              onPage={(next) => change({ page: next })}
              empty={
                <EmptyState
                  title={t('emptyTitle')}
                  action={
                    (countFilters(search) > 0 || page > 1) && (
                      <Button look="primary" onClick={() => change(NO_FILTERS)}>
                        {t('clearFilters')}
                      </Button>
                    )
                  }
                >
                  {t('emptyHelp')}
                </EmptyState>
              }
            />
          </>
        )}
      </QueryView>
    </Page>
  );
}
