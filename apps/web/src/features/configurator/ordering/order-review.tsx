import { NOTE_PURPOSES } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { OrderInput } from '../../../domain/ordering/order-input.ts';
import { RingDescription } from '../../../domain/rings/ring-description.tsx';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import { usePersons } from '../session/persons-store.ts';
import styles from '../parts/dialog-form.module.css';
import { RingHead } from './ring-head.tsx';

/** Everything that the workshop will read, once, before it is sent. */
export function OrderReview({ input }: { readonly input: OrderInput }) {
  const t = useTexts('trade');
  const format = useFormat();
  const design = useDesignState((state) => state.history.present);
  const evaluation = useSessionState((state) => state.evaluated.evaluation);
  const persons = usePersons();
  const { commission, requestedDate, notes, quantity } = input;
  // The same words as at the fields in which it was written.
  const facts: readonly (readonly [string, string])[] = [
    [t('commission'), commission],
    [t('quantity'), quantity],
    [t('requestedDate'), requestedDate === '' ? '' : format.date(requestedDate)],
    ...NOTE_PURPOSES.map((purpose) => [t(`note-${purpose}`), notes[purpose].trim()] as const),
  ];
  return (
    <div className={styles['review']}>
      <RingHead>
        <dl className={styles['facts']}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </RingHead>
      <RingDescription design={design} evaluation={evaluation ?? null} persons={persons} />
    </div>
  );
}
