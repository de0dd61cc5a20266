import type { DescribedEvaluation } from '@ringwerk/catalogue';
import type { Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { namedQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useHouseAlloys } from './use-house-alloys.ts';
import styles from './ring-description.module.css';

export interface RingDescriptionProps {
  readonly design: Design;
  readonly evaluation: { readonly rings: readonly DescribedEvaluation[] } | null;
  readonly persons: Persons;
}

/**
 * What the workshop will make, ring by ring, in the trade's words: read from the record that is made, and from nothing
 * else. The words come when a page asks for them.
 */
export function RingDescription({ design, evaluation, persons }: RingDescriptionProps) {
  const language = useLanguage();
  const format = useFormat();
  const { data } = useQuery(
    namedQuery('describe-rings', null, () => import('./describe-rings.ts'), { staleTime: Infinity }),
  );
  const house = useHouseAlloys();
  if (!data || house === undefined) return <Spinner />;
  const evaluations = evaluation?.rings ?? [];
  const rings = data.describeRings({ design, evaluations, persons, house, language, format });
  return (
    <div className={styles['rings']}>
      {rings.map(({ role, title, lines }) => (
        <section key={role} className={styles['ring']}>
          <h3 className={styles['role']}>{title}</h3>
          <dl className={styles['facts']}>
            {lines.map(({ label, value }, at) => (
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
