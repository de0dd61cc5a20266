import type { Model } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useState } from 'react';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { findSelection, type Selection } from '../../domain/rings/selection.ts';
import type { ShownForm } from '../../domain/rings/shown-form.ts';
import { UnknownSelection } from '../../domain/rings/unknown-selection.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoToast } from '../../ui/undo-toast.ts';
import { ArticleList } from './article-list.tsx';
import styles from './order-pad-page.module.css';
import { PadEntry } from './pad-entry.tsx';
import { PadReview } from './pad-review.tsx';
import { PadRowCard } from './pad-row-card.tsx';
import { PadStandingLine } from './pad-standing.tsx';
import { MOST_ROWS, newRow, type PadRow } from './pad-row.ts';
import { PadTotal } from './pad-total.tsx';
import { useCheckedRows, type CheckedRow } from './use-checked-rows.ts';
import { usePadRows, type PadRows } from './use-pad-rows.ts';

/** Where the link of the narrow page leads. */
const LIST_ID = 'articles';

interface PadProps {
  readonly pad: PadRows;
  readonly rows: readonly CheckedRow[];
  readonly onReview: () => void;
}

/** The order as it grows: entry, rows, sum, and the way to the review once every row stands. */
function Pad({ pad, rows, onReview }: PadProps) {
  const t = useTexts('pad');
  const undo = useUndoToast();
  const unfit = rows.filter(({ problem }) => problem !== null).length;
  const isChecking = rows.some((checked) => checked.isChecking);
  const remove = (row: PadRow): void => {
    pad.remove([row.key]);
    undo(t('rowRemoved', { article: row.article }), () => pad.add([row]));
  };
  return (
    <section id="order" className={styles['pad']} aria-labelledby="order-title">
      <h2 id="order-title" className={styles['title']}>
        {t('yourOrder')}
      </h2>
      <PadEntry room={MOST_ROWS - rows.length} onAdd={pad.add} />
      {rows.length === 0 ? (
        <p className={styles['hint']}>{t('rowsEmpty')}</p>
      ) : (
        <>
          <ul>
            {rows.map((checked) => (
              <PadRowCard
                key={checked.row.key}
                checked={checked}
                onChange={(change) => pad.change(checked.row.key, { unread: [], ...change })}
                onRemove={() => remove(checked.row)}
              />
            ))}
          </ul>
          <PadTotal rows={rows} />
          {unfit > 0 && <p className={styles['unfit']}>{t('fixRows', { count: unfit })}</p>}
          <Button look="primary" isWide disabled={unfit > 0} isBusy={isChecking} onClick={onReview}>
            {t('review')}
          </Button>
        </>
      )}
      <PadStandingLine standing={pad.standing} isEmpty={rows.length === 0} />
    </section>
  );
}

function OrderPad({ selection }: { readonly selection: Selection | null }) {
  const t = useTexts('pad');
  const lang = useLanguage();
  const pad = usePadRows();
  const rows = useCheckedRows(pad.rows);
  const [isReviewing, setReviewing] = useState(false);
  const add = ({ articleNumber }: Model, { option }: ShownForm): void => {
    if (pad.rows.length >= MOST_ROWS) return void showToast(t('errTooMany', { max: MOST_ROWS }), { tone: 'bad' });
    pad.add([newRow({ article: articleNumber, stones: option })]);
    showToast(t('added', { article: articleNumber }));
  };
  // What was ordered stays in the review until a new order begins.
  if (rows.length > 0 && (isReviewing || pad.rows.every(({ ordered }) => ordered))) {
    return (
      <Page title={t('reviewTitle')} crumbs={[{ label: t('title'), url: PATHS.selectionOld }]}>
        <PadReview rows={rows} pad={pad} onBack={() => setReviewing(false)} />
      </Page>
    );
  }
  return (
    <Page
      title={selection ? selection.names[lang] : t('title')}
      crumbs={selection ? [{ label: t('title'), url: PATHS.selectionOld }] : []}
      lead={selection ? undefined : t('intro')}
    >
      <a href={`#${LIST_ID}`} className={styles['toList']}>
        {t('toList')}
      </a>
      <div className={styles['columns']}>
        <Pad pad={pad} rows={rows} onReview={() => setReviewing(true)} />
        <div className={styles['articles']}>
          <ArticleList id={LIST_ID} selection={selection} onAdd={add} />
          {rows.length > 0 && (
            <a href="#order" className={styles['jump']}>
              {t('toPad', { count: rows.length })}
            </a>
          )}
        </div>
      </div>
    </Page>
  );
}

/** `/konfigurator/v1` and below: the fast order pad. */
export default function OrderPadPage() {
  const { art, id }: { art?: string; id?: string } = useParams();
  const selection = findSelection(art, id);
  if (art !== undefined && !selection) return <UnknownSelection />;
  return <OrderPad key={`${art}/${id}`} selection={selection} />;
}
