import { BCP47, fillMailText, type Language, type MailKind } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession } from '../../../api/session-store.ts';
import { createFormat } from '../../../i18n/format.ts';
import { useHouseZone } from '../../../i18n/house-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { MailWords } from './use-mail-text-draft.ts';
import styles from './mail.module.css';

const HOUR_MS = 3_600_000;
/** No words, so they are the same in every language. */
const SAMPLE = { number: '10103', password: 'gold-2718-ring', token: 'k7Qe…' };

/** The mail as somebody gets it, with sample values. */
export function MailTextPreview({
  kind,
  language,
  words: { subject, body },
}: {
  readonly kind: MailKind;
  readonly language: Language;
  readonly words: MailWords;
}) {
  const t = useTexts('mails');
  const zone = useHouseZone();
  const session = useSession();
  const { origin } = window.location;
  const [inAnHour] = useState(() => new Date(Date.now() + HOUR_MS).toISOString());
  const values = {
    contact: t('sample.contact'),
    house: session?.dealer.company ?? '',
    company: t('sample.company'),
    number: SAMPLE.number,
    password: SAMPLE.password,
    url: kind === 'password-reset' ? `${origin}/passwort?token=${SAMPLE.token}` : origin,
    commission: t('sample.contact'),
    date: createFormat(BCP47[language], zone).date(inAnHour.slice(0, 10)),
    parcel: t('sample.parcel'),
    until: createFormat(BCP47[language], zone).dateTime(inAnHour),
  };
  return (
    <section aria-label={t('texts.preview')}>
      <h2 className={styles['previewTitle']}>{t('texts.preview')}</h2>
      <article lang={BCP47[language]} className={styles['sheet']}>
        <h3 className={styles['sheetTitle']}>{fillMailText(subject, values)}</h3>
        <div className={styles['sheetBody']}>{fillMailText(body, values)}</div>
      </article>
    </section>
  );
}
