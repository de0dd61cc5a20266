import { AREAS, mayEnter, type Registration } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { dealerFilePath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { LANGUAGE_NAMES, useCountryNames } from '../../ui/locale-switch.tsx';
import styles from './board.module.css';

/** One request; `children` are the steps that an open one offers. */
export function RegistrationCard({
  registration,
  children,
}: {
  readonly registration: Registration;
  readonly children: ReactNode;
}) {
  const t = useTexts('house');
  const format = useFormat();
  const countryNames = useCountryNames();
  const mayOpen = mayEnter(AREAS.officeDealers, visitorOf(useSession()));
  const { company, contact, email, phone, city, country, language, vatId, message, status, dealerId } = registration;
  const facts = [
    contact,
    email,
    phone,
    [city, countryNames[country]].filter(Boolean).join(', '),
    LANGUAGE_NAMES[language],
    vatId,
  ].filter((fact) => fact !== '');
  return (
    <li className={styles['card']}>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          {dealerId !== null && mayOpen ? (
            <Link to={dealerFilePath(dealerId)} className={styles['number']}>
              {company}
            </Link>
          ) : (
            company
          )}
        </h2>
        <p className={styles['meta']}>
          {t(`office.registration.${status}`)} · {format.dateTime(registration.createdAt)}
          {registration.customerNumber !== null && ` · ${t('office.number', { number: registration.customerNumber })}`}
        </p>
        <ul className={styles['facts']}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {message !== '' && <p className={styles['message']}>{message}</p>}
      </div>
      {status === 'open' && <div className={styles['steps']}>{children}</div>}
    </li>
  );
}
