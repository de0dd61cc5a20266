import { getRates, RATE_SUBJECTS, type RateSubject } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { CurrentRates } from './current-rates.tsx';
import { FeedList } from './feed-list.tsx';
import { HeldRates } from './held-rates.tsx';
import { ImportRatesDialog } from './import-rates-dialog.tsx';
import { PlannedRates } from './planned-rates.tsx';
import { RateForm } from './rate-form.tsx';
import { RateCourse, RateHistory } from './rate-history.tsx';
import { RateLimits } from './rate-limits.tsx';
import styles from './rates.module.css';

/** Fixings and exchange rates: what counts, what waits for a second person, a new value, and how it went. */
export default function RatesPage() {
  const [isImporting, setImporting] = useState(false);
  const t = useTexts('fixings');
  const answer = useOperationQuery(getRates, {});
  const [subject, setSubject] = useState<RateSubject>(RATE_SUBJECTS[0]);
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.rates}
      actions={
        <Button icon="upload" onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      }
    >
      <QueryView result={answer}>
        {({ current, held, planned, settings }) => (
          <div className={styles['page']}>
            {held.length > 0 && <HeldRates rates={held} current={current} />}
            {planned.length > 0 && <PlannedRates rates={planned} />}
            <CurrentRates rates={current} subject={subject} onSubject={setSubject} />
            <div className={styles['two']}>
              <section aria-label={t('record')}>
                <h2 className={styles['title']}>{t('record')}</h2>
                <RateForm key={subject} subject={subject} onSubject={setSubject} jumpPercent={settings.jumpPercent} />
              </section>
              <RateCourse subject={subject} planned={planned} />
            </div>
            <RateHistory subject={subject} planned={planned} />
            <FeedList />
            <RateLimits key={`${settings.jumpPercent} ${settings.staleDays}`} settings={settings} />
          </div>
        )}
      </QueryView>
      {isImporting && <ImportRatesDialog onClose={() => setImporting(false)} />}
    </OfficeFrame>
  );
}
