import { PAD_ROWS_MAX, type Model } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { findSelection, type Selection } from '../../domain/rings/selection.ts';
import type { ShownForm } from '../../domain/rings/shown-form.ts';
import { UnknownSelection } from '../../domain/rings/unknown-selection.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ArticleList } from './article-list.tsx';
import styles from './order-pad-page.module.css';
import { Pad } from './pad.tsx';
import { PadReview } from './pad-review.tsx';
import { newRow } from './pad-row.ts';
import { useCheckedRows } from './use-checked-rows.ts';
import { useLateAlloys } from './use-late-alloys.ts';
import { usePadReader } from './use-pad-reader.ts';
import { usePadRows } from './use-pad-rows.ts';
import { useRowWords } from './use-row-words.ts';

/** Where the links of the page lead. */
const LIST_ID = 'articles';

function OrderPad({ selection }: { readonly selection: Selection | null }) {
  const t = useTexts('pad');
  const lang = useLanguage();
  const format = useFormat();
  const stored = usePadRows();
  const reader = usePadReader();
  const pad = useLateAlloys(stored, reader);
  const words = useRowWords();
  const rows = useCheckedRows(pad.rows);
  const [isReviewing, setReviewing] = useState(false);
  const add = ({ articleNumber }: Model, { option }: ShownForm): void => {
    if (pad.rows.length >= PAD_ROWS_MAX) {
      const [max, count] = [format.number(PAD_ROWS_MAX), format.number(1)];
      return void showToast(t('errTooMany', { max, count }), { tone: 'bad' });
    }
    pad.write([newRow({ article: articleNumber, stones: option })]);
    showToast(t('added', { article: articleNumber }));
  };
  if (isReviewing && rows.length > 0) {
    return (
      <Page title={t('reviewTitle')} crumbs={[{ label: t('title'), url: PATHS.selectionOld }]}>
        <PadReview
          rows={rows}
          words={words}
          onDone={(done) => pad.remove(done.map(({ row }) => row.key))}
          onBack={() => setReviewing(false)}
        />
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
      <Pad pad={pad} rows={rows} reader={reader} words={words} onReview={() => setReviewing(true)} />
      <div className={styles['articles']}>
        <ArticleList id={LIST_ID} selection={selection} onAdd={add} />
        {rows.length > 0 && (
          <a href="#order" className={styles['jump']}>
            {t('toPad', { count: rows.length })}
          </a>
        )}
      </div>
    </Page>
  );
}

/** `/konfigurator/v1` and below: the order pad. */
export default function OrderPadPage() {
  const { art, id }: { art?: string; id?: string } = useParams();
  const selection = findSelection(art, id);
  if (art !== undefined && !selection) return <UnknownSelection />;
  return <OrderPad key={`${art}/${id}`} selection={selection} />;
}
