import type { WatchItem, WatchList } from '@ringwerk/contract';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Price } from '../../ui/price.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import { KeptItems } from './kept-items.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';
import { ListOutput } from './list-output.tsx';
import { ShareListDialog } from './share-list-dialog.tsx';
import { useContents } from './use-contents.ts';
import type { WatchLists } from './use-watch-lists.ts';
import styles from './watch-list-view.module.css';

interface ListProps {
  readonly list: WatchList;
  readonly lists: WatchLists;
}

/** Renaming and deletion, each said, the latter with the way back for ten seconds. */
function useListActs({ list: { id, name }, lists }: ListProps, close: () => void) {
  const t = useTexts('watch');
  const undo = useUndoToast();
  const fail = (text: string) => (): void => void showToast(text, { tone: 'bad' });
  const rename = async (next: string): Promise<void> => {
    try {
      await lists.rename(id, next);
      close();
      showToast(t('renamed'));
    } catch {
      fail(t('renameFailed'))();
    }
  };
  const restore = async (): Promise<void> => {
    await lists.restoreList(id);
    showToast(t('restored', { name }));
  };
  const remove = async (): Promise<void> => {
    close();
    await lists.deleteList(id);
    undo(t('listDeleted', { name }), () => void restore().catch(fail(t('restoreFailed'))));
  };
  return { rename, remove: (): void => void remove().catch(fail(t('deleteFailed'))) };
}

/** What is done to a list; deleting is asked first. */
function ListActions({ list, lists }: ListProps) {
  const t = useTexts('watch');
  const contents = useContents();
  const [open, setOpen] = useState<'rename' | 'delete' | 'share' | null>(null);
  const close = (): void => setOpen(null);
  const { rename, remove } = useListActs({ list, lists }, close);
  const { name } = list;
  return (
    <div className={styles['actions']}>
      <Button look="quiet" icon="share" disabled={list.items.length === 0} onClick={() => setOpen('share')}>
        {t('share')}
      </Button>
      <ListOutput list={list} />
      <Button look="quiet" icon="edit" onClick={() => setOpen('rename')}>
        {t('rename')}
      </Button>
      <Button look="quiet" icon="trash" onClick={() => setOpen('delete')}>
        {t('deleteList')}
      </Button>
      {open === 'share' && <ShareListDialog list={list} onClose={close} />}
      <ListNameDialog
        title={t('rename')}
        label={t('listName')}
        submitLabel={t('save')}
        initial={name}
        isOpen={open === 'rename'}
        onSubmit={rename}
        onClose={close}
      />
      <ConfirmDialog
        title={t('deleteListAsk', { name })}
        isOpen={open === 'delete'}
        confirmLabel={t('deleteList')}
        isDanger
        onConfirm={remove}
        onClose={close}
      >
        <p>{t('deleteListConsequence', { contents: contents(list) })}</p>
      </ConfirmDialog>
    </div>
  );
}

function ListFoot({ items, asOf }: { readonly items: readonly WatchItem[]; readonly asOf: number }) {
  const t = useTexts('watch');
  const format = useFormat();
  if (items.length === 0) return null;
  const priced = items.filter((item) => item.priced === 'today');
  const currency = priced[0]?.retail.currency;
  const isOneCurrency = priced.every((item) => item.retail.currency === currency);
  const missing = items.length - priced.length;
  return (
    <>
      {currency !== undefined && isOneCurrency && (
        <p className={styles['total']}>
          <span>{missing === 0 ? t('total') : `${t('total')}, ${t('totalWithout', { count: missing })}`}</span>
          <Price amount={priced.reduce((sum, item) => sum + item.retail.gross, 0)} currency={currency} size="l" />
        </p>
      )}
      <p className={styles['printedOn']}>{t('printedOn', { date: format.date(new Date(asOf).toISOString()) })}</p>
    </>
  );
}

/** One list with what is kept on it. */
export function WatchListView({ list, lists }: ListProps) {
  const t = useTexts('watch');
  return (
    <section className={styles['list']} aria-labelledby="watch-list-name">
      <div className={styles['head']}>
        <h2 id="watch-list-name" className={styles['name']}>
          {list.name}
        </h2>
        <ListActions list={list} lists={lists} />
      </div>
      {list.items.length === 0 ? (
        <EmptyState
          title={t('emptyListHelp')}
          action={<ButtonLink url={PATHS.selection}>{t('toSelection')}</ButtonLink>}
        >
          {t('emptyHelp')}
        </EmptyState>
      ) : (
        <KeptItems list={list} lists={lists} />
      )}
      <ListFoot items={list.items} asOf={lists.answer.dataUpdatedAt} />
    </section>
  );
}
