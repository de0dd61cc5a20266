import { MODEL_KINDS, searchModels, type ModelKind } from '@ringwerk/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCustomerView } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ListSearchField } from '../../domain/rings/list-search-field.tsx';
import { parseModelSearch, withoutEmpty, type ModelSearch } from '../../domain/rings/model-search.ts';
import { StoneSwitch } from '../../domain/rings/stone-switch.tsx';
import { useListSearch, type ListSearchChange } from '../../domain/rings/use-list-search.ts';
import { Select } from '../../ui/select.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { fetchAll } from './fetch-all.ts';
import { ProductTable } from './product-table.tsx';
import styles from './products-page.module.css';
import { useProductDownload } from './use-product-download.ts';

const PAGE_SIZE = 48;
const SORTS = ['article', 'price', 'price-desc', 'width', 'popular'] as const;
const kindSchema = z.object({ kind: z.catch(z.optional(z.enum(MODEL_KINDS)), undefined) });

type ProductSearch = ModelSearch & { readonly kind?: ModelKind };
function parseProductSearch(raw: Record<string, unknown>): ProductSearch {
  return { ...parseModelSearch(raw), ...withoutEmpty(kindSchema.parse(raw)) };
}

function Tools({
  search,
  change,
}: {
  readonly search: ProductSearch;
  readonly change: ListSearchChange<ProductSearch>;
}) {
  const t = useTexts('products');
  const g = useTexts('gallery');
  return (
    <div className={styles['tools']}>
      <ListSearchField
        label={t('search')}
        inAddress={search.q ?? ''}
        write={(q) => change({ q: q === '' ? undefined : q }, { isReplacing: true })}
      />
      <Select
        label={t('colKind')}
        value={search.kind ?? 'all'}
        options={[
          { value: 'all', label: t('kindAll') },
          ...MODEL_KINDS.map((kind) => ({ value: kind, label: t(`kind-${kind}`) })),
        ]}
        onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
      />
      <Select
        label={g('sort')}
        value={SORTS.find((sort) => sort === search.sort) ?? 'article'}
        options={SORTS.map((value) => ({ value, label: g(`sort-${value}`) }))}
        onChange={(sort) => change({ sort: sort === 'article' ? undefined : sort })}
      />
      <StoneSwitch value={search.stones} onChange={(stones) => change({ stones })} />
    </div>
  );
}

/** `/produkte`: the collection as an article list, and as a file. */
export default function ProductsPage() {
  const t = useTexts('products');
  const g = useTexts('gallery');
  const format = useFormat();
  const lang = useLanguage();
  const [search, change] = useListSearch(parseProductSearch);
  const { page = 1, sort = 'article', q, kind, stones } = search;
  const wanted = { ...withoutEmpty({ q, kind, stones }), sort, lang };
  const answer = useOperationQuery(
    searchModels,
    { query: { ...wanted, page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const { isBusy, download } = useProductDownload();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const isCustomerView = useCustomerView();
  const found = answer.data;
  return (
    <Page
      title={t('title')}
      lead={t('intro')}
      actions={
        <>
          {!isCustomerView && <Button onClick={() => setFeedOpen(true)}>{t('feed.open')}</Button>}
          <Button
            icon="download"
            isBusy={isBusy}
            disabled={!found || found.total === 0}
            onClick={() => void download({ fetch: () => fetchAll(wanted), stones })}
          >
            {isBusy ? t('downloading') : t('download')}
          </Button>
        </>
      }
    >
      {isFeedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
      <Tools search={search} change={change} />
      <output className={styles['count']}>
        {found && t('count', { count: found.total, shown: format.number(found.total) })}
      </output>
      <QueryView result={answer}>
        {({ models, page: at, pageSize, total }) => (
          <>
            {models.length === 0 && <EmptyState title={g('emptyTitle')}>{g('emptyHelp')}</EmptyState>}
            {models.length > 0 && <ProductTable models={models} stones={stones} isStale={answer.isPlaceholderData} />}
            <Pager page={at} pageSize={pageSize} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
