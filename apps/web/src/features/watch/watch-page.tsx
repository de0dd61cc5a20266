import type { WatchList } from '@ringwerk/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Link } from '../../routing/link.tsx';
import { isApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ListNameDialog } from './list-name-dialog.tsx';
import { useContents } from './use-contents.ts';
import { useWatchLists, type WatchLists } from './use-watch-lists.ts';
import { WatchListView } from './watch-list-view.tsx';
import styles from './watch-page.module.css';

const searchSchema = z.object({ list: z.catch(z.optional(z.string()), undefined) });
const parseSearch = (raw: Record<string, unknown>): { list?: string; page?: number } => {
  const { list } = searchSchema.parse(raw);
  return list === undefined ? {} : { list };
};

function ListNav({ all, chosen }: { readonly all: readonly WatchList[]; readonly chosen: WatchList }) {
  const t = useTexts('watch');
  const contents = useContents();
  return (
    <nav aria-label={t('lists')} className={styles['nav']}>
      <ul>
        {all.map((list) => (
          <li key={list.id}>
            <Link
              to={PATHS.watchLists}
              search={{ list: list.id }}
              className={styles['entry']}
              aria-current={list.id === chosen.id ? 'page' : undefined}
            >
              <span className={styles['entryName']}>{list.name}</span>
              <span className={styles['entryCount']}>{contents(list)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewList({ lists, onCreated }: { readonly lists: WatchLists; readonly onCreated: (id: string) => void }) {
  const t = useTexts('watch');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const create = async (name: string): Promise<void> => {
    try {
      const list = await lists.create(name);
      setOpen(false);
      showToast(t('created', { name }));
      onCreated(list.id);
    } catch (error) {
      // What waits for the network is no failure.
      const isQueued = isApiError(error, 'network.queued');
      if (isQueued) setOpen(false);
      showToast(isQueued ? errorText(error) : t('createFailed'), isQueued ? { life: 12_000 } : { tone: 'bad' });
    }
  };
  return (
    <>
      <Button look="secondary" icon="plus" onClick={() => setOpen(true)}>
        {t('newList')}
      </Button>
      <ListNameDialog
        title={t('newList')}
        label={t('newListName')}
        submitLabel={t('create')}
        initial=""
        isOpen={isOpen}
        onSubmit={create}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Empty() {
  const t = useTexts('watch');
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <ButtonLink url={PATHS.selection} look="primary">
          {t('toSelection')}
        </ButtonLink>
      }
    >
      {t('emptyHelp')}
    </EmptyState>
  );
}

/** `/merkliste`: the dealer's watch lists. */
export default function WatchPage() {
  const t = useTexts('watch');
  const lists = useWatchLists();
  const [search, change] = useListSearch(parseSearch);
  const { answer } = lists;
  return (
    <Page
      title={t('title')}
      lead={t('intro')}
      actions={<NewList lists={lists} onCreated={(list) => change({ list })} />}
    >
      <QueryView result={answer}>
        {({ lists: all }) => {
          const chosen = all.find((list) => list.id === search.list) ?? all[0];
          return chosen ? (
            <div className={styles['columns']} data-single={all.length === 1}>
              {all.length > 1 && <ListNav all={all} chosen={chosen} />}
              <WatchListView key={chosen.id} list={chosen} lists={lists} />
            </div>
          ) : (
            <Empty />
          );
        }}
      </QueryView>
    </Page>
  );
}
