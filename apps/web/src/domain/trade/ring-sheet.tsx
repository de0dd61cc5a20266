import type { DescribedEvaluation } from '@ringwerk/catalogue';
import type { Persons, LooseStone, RingService } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ArticleLine } from '../rings/article-line.tsx';
import { RingDescription } from '../rings/ring-description.tsx';
import { RingPicture } from '../rings/ring-picture.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { StoneFacts } from './stone-facts.tsx';
import styles from './ring-sheet.module.css';

/** One position as it is shown, whoever reads it. */
export interface ShownPosition {
  readonly title: string;
  readonly note: string;
  /** Of this position beside the order's; empty without one. */
  readonly commission: string;
  readonly rings: {
    readonly still: string | null;
    readonly articleNumber: string | null;
    readonly design: Design;
    readonly evaluation: { readonly rings: readonly DescribedEvaluation[] };
  } | null;
  readonly stone: LooseStone | null;
  /** Work at a ring that comes back. */
  readonly service?: RingService | undefined;
}

/** Picture, article and description of what a position of a quote or an order holds. */
export function RingSheet({
  position: { title, note, commission, rings, stone, service },
  persons,
  head,
}: {
  readonly position: ShownPosition;
  readonly persons: Persons;
  /** What stands beside the title. */
  readonly head?: ReactNode;
}) {
  const t = useTexts('trade');
  const id = useId();
  return (
    <section className={styles['sheet']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {head}
      </div>
      {commission !== '' && (
        <p className={styles['note']}>
          {t('commission')}: {commission}
        </p>
      )}
      {note !== '' && (
        <p className={styles['note']}>
          {t('note-workshop')}: {note}
        </p>
      )}
      {rings !== null && (
        <>
          <p className={styles['article']}>
            <ArticleLine articleNumber={rings.articleNumber} design={rings.design} />
          </p>
          <div className={styles['picture']}>
            <RingPicture still={rings.still} design={rings.design} name={title} />
          </div>
          <RingDescription design={rings.design} evaluation={rings.evaluation} persons={persons} />
        </>
      )}
      {stone !== null && <StoneFacts stone={stone} />}
      {service !== undefined && <ServiceFacts service={service} />}
    </section>
  );
}
