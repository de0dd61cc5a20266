import type { Dealer } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageSection } from '../../ui/page-section.tsx';
import styles from './dealer-page.module.css';

export function StaffList({ dealer }: { readonly dealer: Dealer }) {
  const t = useTexts('dealer');
  return (
    <PageSection title={t('staff.title')} lead={t('staff.lead')}>
      <ul className={styles['people']}>
        {dealer.staff.map((person) => (
          <li key={person.id} className={styles['person']}>
            <span>{person.name}</span>
            <span className={styles['small']}>
              {t(`staff.${person.role}`)} · {person.customerNumber}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
