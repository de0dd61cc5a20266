import type { RingDesign } from '@ringwerk/kernel';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Price } from '../../../ui/price.tsx';
import { ringSheet } from '../model/ring-sheet.ts';
import { useFactText } from '../model/use-fact-text.ts';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import styles from './dialog-form.module.css';

export interface OrderReviewProps {
  readonly commission: string;
  readonly requestedDate: string;
  readonly note: string;
}

/** Everything that the workshop will read, once, before it is sent. */
export function OrderReview({ commission, requestedDate, note }: OrderReviewProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const rings = useDesignState((state) => state.history.present.rings);
  const evaluation = useSessionState((state) => state.evaluated.evaluation);
  const total = evaluation?.total ?? null;
  return (
    <div className={styles['review']}>
      <dl className={styles['facts']}>
        <dt>{t('order.commission')}</dt>
        <dd>{commission}</dd>
        {requestedDate !== '' && (
          <>
            <dt>{t('order.date')}</dt>
            <dd>{format.date(requestedDate)}</dd>
          </>
        )}
        {note.trim() !== '' && (
          <>
            <dt>{t('order.note')}</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
      {rings.map((ring, index) => (
        <RingFacts key={ring.role} ring={ring} grams={evaluation?.rings[index]?.weight?.shown ?? null} />
      ))}
      {total !== null && (
        <p className={styles['total']}>
          <span>
            {t('trade.gross')} · {format.grams(total.grams)}
          </span>
          <Price amount={total.retail.gross} currency={total.retail.currency} size="l" />
        </p>
      )}
    </div>
  );
}

function RingFacts({ ring, grams }: { readonly ring: RingDesign; readonly grams: number | null }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const facts = useFactText();
  return (
    <section className={styles['ring']}>
      <h3 className={styles['ringName']}>
        {t(`role.${ring.role}`)}
        {grams === null ? '' : ` · ${format.grams(grams)}`}
      </h3>
      <dl className={styles['facts']}>
        {ringSheet(ring).map(({ fact, index, value }) => (
          <div key={`${fact}-${index}`} style={{ display: 'contents' }}>
            <dt>{facts.fact(fact, index)}</dt>
            <dd>{facts.value(fact, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
