import {
  AREAS,
  listDisputedWeights,
  mayEnter,
  takeDisputedWeights,
  WEIGHT_SORTS,
  type DisputedWeight,
  type WeightSort,
} from '@ringwerk/contract';
import { useState } from 'react';
import type { AnswerOf } from '../../../api/call.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseModelPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import officeStyles from '../office-table.module.css';

const PAGE_SIZE = 48;

type LookedAt = AnswerOf<typeof listDisputedWeights>['all'][number];

/** Stones of both weighings, where they are not the same. */
function useStonesText(): (weight: DisputedWeight) => string {
  const t = useTexts('prices');
  const format = useFormat();
  return ({ stored, other }) => {
    if (stored.stones === other.stones && stored.carats === other.carats) return '';
    const side = ({ stones, carats }: DisputedWeight['stored']): string =>
      t('weights.stonesOf', { stones: format.number(stones), carats: format.number(carats, 3) });
    return `${side(stored)} → ${side(other)}`;
  };
}

/** The articles that are one design, and what differs of their stones; whoever may open the collection goes there. */
function Articles({ row }: { readonly row: DisputedWeight }) {
  const t = useTexts('prices');
  const format = useFormat();
  const stones = useStonesText()(row);
  const mayOpen = mayEnter(AREAS.officeCollection, visitorOf(useSession()));
  const forms = row.forms.map(({ setId, articleNumber, name, isWithoutStones, state }) => {
    const label = `${articleNumber} ${name}`;
    const marks = [
      isWithoutStones ? t('whatIf.plain') : '',
      state === 'withdrawn' ? t('weights.withdrawn') : '',
    ].filter(Boolean);
    return (
      <span key={`${setId} ${String(isWithoutStones)}`} className={officeStyles['line']}>
        {mayOpen ? <Link to={houseModelPath(setId)}>{label}</Link> : label}
        {marks.length > 0 && <span className={officeStyles['soft']}>{` · ${marks.join(' · ')}`}</span>}
      </span>
    );
  });
  return (
    <>
      {forms}
      {stones !== '' && <span className={classNames(officeStyles['line'], officeStyles['soft'])}>{stones}</span>}
      <span className={classNames(officeStyles['line'], officeStyles['soft'])}>
        {t('weights.weighedAt', { day: format.date(row.weighedAt) })}
      </span>
    </>
  );
}

function useColumns(onTake: (row: DisputedWeight) => void): readonly ListColumn<DisputedWeight>[] {
  const t = useTexts('prices');
  const format = useFormat();
  const grams = (value: number): string => format.number(value, 2);
  const { plain, sign } = useTradeMoney();
  const price = (minor: number | null): string => (minor === null ? '–' : plain(minor));
  const article = ({ forms }: DisputedWeight): string => forms[0]?.articleNumber ?? '';
  const weight = (
    sort: WeightSort,
    label: string,
    value: (row: DisputedWeight) => number,
  ): ListColumn<DisputedWeight> => ({
    key: sort,
    label,
    sort,
    isDescendingFirst: true,
    isFigure: true,
    render: (row) => grams(value(row)),
  });
  const change = ({ stored, other }: DisputedWeight): number => other.grams - stored.grams;
  return [
    { key: 'article', label: t('whatIf.article'), sort: 'article', render: (row) => <Articles row={row} /> },
    weight('stored', t('whatIf.grams'), ({ stored }) => stored.grams),
    weight('other', t('whatIf.otherGrams'), ({ other }) => other.grams),
    weight('difference', t('whatIf.difference'), change),
    {
      key: 'cost',
      label: t('weights.priceNow', { currency: sign }),
      isFigure: true,
      render: ({ stored }) => price(stored.cost),
    },
    {
      key: 'otherCost',
      label: t('weights.priceThen', { currency: sign }),
      isFigure: true,
      render: ({ other }) => price(other.cost),
    },
    {
      key: 'actions',
      label: t('weights.actions'),
      isFigure: true,
      render: (row) => (
        <Button
          look="quiet"
          className={officeStyles['when']}
          aria-label={t('weights.take.named', { article: article(row) })}
          onClick={() => onTake(row)}
        >
          {t('weights.take')}
        </Button>
      ),
    },
  ];
}

/** Asks before weights are taken over: nobody takes them back. */
function TakeDialog({ chosen, onClose }: { readonly chosen: readonly LookedAt[]; readonly onClose: () => void }) {
  const t = useTexts('prices');
  const format = useFormat();
  const errorText = useErrorText();
  const take = useOperationMutation(takeDisputedWeights, [listDisputedWeights]);
  const words = { count: chosen.length, shown: format.number(chosen.length) };
  const weights = chosen.map(({ key, weighing }) => ({ key, weighing }));
  const confirm = (): void =>
    take.mutate(
      { body: { weights } },
      {
        onAnswer: ({ taken }) =>
          showToast(t('weights.taken', { count: taken, shown: format.number(taken) }), { tone: 'good' }),
        onError: (error) => {
          showToast(errorText(error), { tone: 'bad' });
          // Somebody was quicker, or a release has weighed again: the list says how it stands now.
          void invalidateQueries(listDisputedWeights);
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={t('weights.ask', words)}
      isOpen
      isBusy={take.isPending}
      confirmLabel={t('weights.take.count', words)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('weights.consequence', words)}</p>
    </ConfirmDialog>
  );
}

/** `/verwaltung/preise/gewichte`: weights that a release disputes, and taking them over. */
export default function WeightsPage() {
  const t = useTexts('prices');
  const format = useFormat();
  const lang = useLanguage();
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting<WeightSort>>({});
  const [chosen, setChosen] = useState<readonly LookedAt[]>([]);
  const columns = useColumns((row) => setChosen([row]));
  const query = { ...sorting, page, pageSize: PAGE_SIZE, lang };
  const answer = useOperationQuery(listDisputedWeights, { query }, { keepPrevious: true });
  const total = answer.data?.total ?? 0;
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.prices}
      title={t('weights.title')}
      actions={
        total > 1 && (
          <Button onClick={() => setChosen(answer.data?.all ?? [])}>
            {t('weights.takeAll', { count: total, shown: format.number(total) })}
          </Button>
        )
      }
    >
      <QueryView result={answer}>
        {({ weights }) =>
          total === 0 ? (
            <EmptyState title={t('weights.none')} />
          ) : (
            <>
              <p className={officeStyles['lead']}>{t('weights.lead')}</p>
              <ListTable
                table="weights"
                caption={t('weights.title')}
                columns={columns}
                rows={weights}
                keyOf={({ key }) => key}
                order={serverOrder(WEIGHT_SORTS, sorting, {
                  start: null,
                  onChange: (next) => {
                    setSorting(next);
                    setPage(1);
                  },
                })}
                isStale={answer.isPlaceholderData}
              />
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
            </>
          )
        }
      </QueryView>
      {chosen.length > 0 && <TakeDialog chosen={chosen} onClose={() => setChosen([])} />}
    </OfficeFrame>
  );
}
