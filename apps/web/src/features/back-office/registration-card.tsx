import type { Registration } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
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
  const { company, contact, email, phone, city, country, language, vatId, message, status } = registration;
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
        <h2 className={styles['name']}>{company}</h2>
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
