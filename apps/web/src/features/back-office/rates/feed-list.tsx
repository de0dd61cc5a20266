import {
  AREAS,
  deleteRateFeed,
  fetchRateFeed,
  getRates,
  listRateFeeds,
  listRates,
  type RateFeed,
} from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedRunResult } from './feed-run.tsx';
import styles from './feeds.module.css';
import rateStyles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

/** Host of an address; the rest of it may hold a key. */
const hostOf = (url: string): string => URL.parse(url)?.host ?? url;

function useColumns(onEdit: (feed: RateFeed) => void): readonly ListColumn<RateFeed>[] {
  const t = useTexts('feeds');
  const format = useFormat();
  const words = useRateWords();
  return [
    {
      key: 'name',
      label: t('name'),
      sortBy: ({ name }) => name,
      render: ({ name, url, format: kind, readings }) => (
        <>
          {name}
          <span className={styles['soft']}>{readings.map(({ subject }) => words.name(subject)).join(' · ')}</span>
          <span className={styles['soft']}>{`${t(`format.${kind}`)} · ${hostOf(url)}`}</span>
        </>
      ),
    },
    {
      key: 'times',
      label: t('times'),
      sortBy: ({ nextAt }) => nextAt ?? '',
      render: ({ times, nextAt }) => (
        <>
          {times.join(', ')}
          <span className={styles['soft']}>
            {nextAt === null ? t('off') : t('next', { time: format.dateTime(nextAt) })}
          </span>
        </>
      ),
    },
    {
      key: 'last',
      label: t('last'),
      render: ({ last }) =>
        last === null ? (
          t('never')
        ) : (
          <>
            <FeedRunResult run={last} />
            <span className={styles['soft']}>{t('asked', { time: format.dateTime(last.at) })}</span>
          </>
        ),
    },
    {
      key: 'actions',
      label: t('actions'),
      isFigure: true,
      render: (feed) => <FeedSteps feed={feed} onEdit={onEdit} />,
    },
  ];
}

/** What can be done with a feed: asked by whoever records rates, changed by an administrator alone. */
function FeedSteps({ feed, onEdit }: { readonly feed: RateFeed; readonly onEdit: (feed: RateFeed) => void }) {
  const t = useTexts('feeds');
  const errorText = useErrorText();
  const canChange = usePermission(AREAS.officeSettings.needs);
  const [isAsking, setAsking] = useState(false);
  const ask = useOperationMutation(fetchRateFeed, [listRateFeeds, getRates, listRates]);
  const remove = useOperationMutation(deleteRateFeed, [listRateFeeds]);
  const input = { params: { id: feed.id } };
  const { name } = feed;
  const onError = (error: unknown): void => void showToast(errorText(error), { tone: 'bad' });
  return (
    <div className={styles['steps']}>
      <Button
        look="quiet"
        aria-label={t('fetch.named', { name })}
        isBusy={ask.isPending}
        onClick={() =>
          ask.mutate(input, {
            onAnswer: ({ last }) =>
              last?.error == null
                ? showToast(t('fetched'), { tone: 'good' })
                : showToast(t('fetched.nothing'), { tone: 'bad' }),
            onError,
          })
        }
      >
        {t('fetch')}
      </Button>
      {canChange && (
        <>
          <IconButton icon="edit" label={t('edit.named', { name })} onClick={() => onEdit(feed)} />
          <IconButton icon="trash" label={t('delete.named', { name })} onClick={() => setAsking(true)} />
          <ConfirmDialog
            title={t('delete.ask', { name })}
            isOpen={isAsking}
            isDanger
            isBusy={remove.isPending}
            confirmLabel={t('delete')}
            onClose={() => setAsking(false)}
            onConfirm={() =>
              remove.mutate(input, { onAnswer: () => showToast(t('deleted'), { tone: 'good' }), onError })
            }
          >
            <p>{t('delete.text')}</p>
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}

/** Where rates come from by themselves: addresses, times, what came last. */
export function FeedList() {
  const t = useTexts('feeds');
  const canChange = usePermission(AREAS.officeSettings.needs);
  const answer = useOperationQuery(listRateFeeds, {});
  const [edited, setEdited] = useState<RateFeed | 'new' | null>(null);
  const columns = useColumns(setEdited);
  return (
    <section aria-label={t('title')} className={styles['feeds']}>
      <h2 className={rateStyles['title']}>{t('title')}</h2>
      <QueryView result={answer}>
        {({ feeds }) =>
          feeds.length === 0 ? (
            <p className={styles['lead']}>{t('none')}</p>
          ) : (
            <>
              <p className={styles['lead']}>{t('lead')}</p>
              <ListTable table="feeds" caption={t('title')} columns={columns} rows={feeds} keyOf={({ id }) => id} />
            </>
          )
        }
      </QueryView>
      {canChange && (
        <div className={styles['steps']}>
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </div>
      )}
      {edited !== null && <FeedDialog feed={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  );
}
