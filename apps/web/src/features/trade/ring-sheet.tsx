import type { Quote } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { readRings, type RingFacts } from '../../ui/rings/design-facts.ts';
import { RingPicture } from '../../ui/rings/ring-picture.tsx';
import { useTradeNames, type TradeNames } from '../../ui/rings/use-trade-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './ring-sheet.module.css';
import { useRingFacts } from './use-ring-facts.ts';

function Sheet({
  rings,
  evaluation,
  names,
}: {
  readonly rings: readonly RingFacts[];
  readonly evaluation: Quote['evaluation'];
  readonly names: TradeNames;
}) {
  const t = useTexts('trade');
  const factsOf = useRingFacts(names);
  return (
    <div className={styles['rings']}>
      {rings.map((ring, index) => (
        <section key={ring.role} className={styles['ring']}>
          <h3 className={styles['role']}>{t(`ring-${ring.role}`)}</h3>
          <dl className={styles['facts']}>
            {factsOf(ring, evaluation.rings[index]).map(({ label, value }, at) => (
              // Labels repeat (two grooves); their order is the sheet's.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** What the workshop will make, ring by ring, in the trade's words: read from the record that is made, and from nothing else. */
export function RingSheet({
  still,
  design,
  evaluation,
}: {
  readonly still: string | null;
  readonly design: unknown;
  readonly evaluation: Quote['evaluation'];
}) {
  const t = useTexts('trade');
  const names = useTradeNames();
  const rings = readRings(design);
  return (
    <section className={styles['sheet']} aria-labelledby="ring-sheet-title">
      <h2 id="ring-sheet-title" className={styles['title']}>
        {t('ringSheet')}
      </h2>
      <div className={styles['picture']}>
        <RingPicture still={still} design={design} name={t('ringSheet')} />
      </div>
      {rings && names ? <Sheet rings={rings} evaluation={evaluation} names={names} /> : <Spinner />}
    </section>
  );
}
