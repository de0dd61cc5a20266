import { listOwnPapers, PAPER_KINDS } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { OwnPapersTable } from './own-papers-table.tsx';

const PAGE_SIZE = 48;

const listSearch = z.object({
  kind: z.catch(z.optional(z.enum(PAPER_KINDS)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
const parseSearch = (raw: Readonly<Record<string, unknown>>): z.output<typeof listSearch> => listSearch.parse(raw);

/** `/papiere`: what the house has issued to the dealer, newest first. */
export default function OwnPapersPage() {
  const t = useTexts('papers');
  const [{ page = 1, kind }, change] = useListSearch(parseSearch);
  const query = { page, pageSize: PAGE_SIZE, ...(kind === undefined ? {} : { kind }) };
  const answer = useOperationQuery(listOwnPapers, { query }, { keepPrevious: true });
  return (
    <Page
      title={t('own.title')}
      lead={t('own.intro')}
      actions={
        <Select
          label={t('kind')}
          value={kind ?? 'all'}
          options={[
            { value: 'all' as const, label: t('kind.all') },
            ...PAPER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          onChange={(next) => change({ kind: next === 'all' ? undefined : next })}
        />
      }
    >
      <QueryView result={answer}>
        {({ papers, total }) =>
          papers.length === 0 ? (
            <EmptyState title={t('own.none')}>{t('own.noneHelp')}</EmptyState>
          ) : (
            <>
              <OwnPapersTable papers={papers} isWhole={total <= PAGE_SIZE} isStale={answer.isPlaceholderData} />
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => change({ page: next })} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}
