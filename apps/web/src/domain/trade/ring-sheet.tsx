import type { DescribedEvaluation } from '@ringwerk/catalogue';
import type { Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useTexts } from '../../i18n/use-texts.ts';
import { ArticleLine } from '../rings/article-line.tsx';
import { RingDescription } from '../rings/ring-description.tsx';
import { RingPicture } from '../rings/ring-picture.tsx';
import styles from './ring-sheet.module.css';

/** Picture, article and description of what a quote or an order holds. */
export function RingSheet({
  still,
  articleNumber,
  design,
  evaluation,
  persons,
}: {
  readonly still: string | null;
  readonly articleNumber: string | null;
  readonly design: Design;
  readonly evaluation: { readonly rings: readonly DescribedEvaluation[] };
  readonly persons: Persons;
}) {
  const t = useTexts('trade');
  return (
    <section className={styles['sheet']} aria-labelledby="ring-sheet-title">
      <h2 id="ring-sheet-title" className={styles['title']}>
        {t('ringSheet')}
      </h2>
      <p className={styles['article']}>
        <ArticleLine articleNumber={articleNumber} design={design} />
      </p>
      <div className={styles['picture']}>
        <RingPicture still={still} design={design} name={t('ringSheet')} />
      </div>
      <RingDescription design={design} evaluation={evaluation} persons={persons} />
    </section>
  );
}
