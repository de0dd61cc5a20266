import { exportBookings, getPaperSettings } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../../api/call.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { FileLink } from '../../../domain/trade/file-link.tsx';
import { useToday } from '../../../i18n/house-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { PaperSettingsForm } from './paper-settings-form.tsx';
import styles from './papers.module.css';
import { isOneFiscalYear, lastMonth } from './posting-period.ts';

function Export({ fiscalMonth }: { readonly fiscalMonth: number }) {
  const t = useTexts('papers');
  const errors = useTexts('errors');
  const today = useToday();
  const [{ from, to }, setPeriod] = useState(() => lastMonth(today));
  const isUsable = isOneFiscalYear({ from, to }, fiscalMonth);
  return (
    <section className={classNames(formStyles['form'], formStyles['two'])}>
      <h2 className={formStyles['legend']}>{t('export.title')}</h2>
      <p className={classNames(formStyles['whole'], styles['soft'])}>{t('export.lead')}</p>
      <TextField
        type="date"
        label={t('from')}
        value={from}
        onChange={(event) => setPeriod({ from: event.target.value, to })}
      />
      <TextField
        type="date"
        label={t('to')}
        value={to}
        error={isUsable ? undefined : errors('bookings.period')}
        onChange={(event) => setPeriod({ from, to: event.target.value })}
      />
      <div className={formStyles['actions']}>
        {isUsable && (
          <FileLink url={operationUrl(exportBookings, { query: { from, to } })} isDownload>
            {t('export.action')}
          </FileLink>
        )}
      </div>
    </section>
  );
}

/** `/verwaltung/papiere/buchhaltung`: postings for the tax adviser, and what papers and postings are made with. */
export default function BooksPage() {
  const t = useTexts('papers');
  const answer = useOperationQuery(getPaperSettings, {});
  return (
    <OfficeFrame section={OFFICE_SECTIONS.papers} title={t('books')}>
      <QueryView result={answer}>
        {(settings) => (
          <>
            <Export fiscalMonth={settings.datev.fiscalMonth} />
            <PaperSettingsForm key={settings.version} settings={settings} />
          </>
        )}
      </QueryView>
    </OfficeFrame>
  );
}
