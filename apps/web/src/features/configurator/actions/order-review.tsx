import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { OrderInput } from '../../../ui/ordering/order-input.ts';
import { ArticleLine } from '../../../ui/rings/article-line.tsx';
import { RingDescription } from '../../../ui/rings/ring-description.tsx';
import { RingPicture } from '../../../ui/rings/ring-picture.tsx';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import styles from './dialog-form.module.css';

/** Everything that the workshop will read, once, before it is sent. */
export function OrderReview({ input }: { readonly input: OrderInput }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { model } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const evaluation = useSessionState((state) => state.evaluated.evaluation);
  const { commission, requestedDate, note, quantity } = input;
  return (
    <div className={styles['review']}>
      <div className={styles['head']}>
        <div className={styles['picture']}>
          <RingPicture still={null} design={design} name={t('order.title')} />
        </div>
        <dl className={styles['facts']}>
          <dt>{t('order.commission')}</dt>
          <dd>
            {commission} · {quantity} × <ArticleLine articleNumber={model.articleNumber ?? null} design={design} />
          </dd>
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
      </div>
      <RingDescription design={design} evaluation={evaluation ?? null} />
    </div>
  );
}
