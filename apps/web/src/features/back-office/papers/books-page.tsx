import { exportBookings, getPaperSettings, houseDate } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../../api/call.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { FileLink } from '../../../domain/trade/file-link.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { PaperSettingsForm } from './paper-settings-form.tsx';
import styles from './papers.module.css';

/** First and last day of the month before a day. */
function lastMonth(today: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (date: Date): string => date.toISOString().slice(0, 10);
  return { from: day(new Date(Date.UTC(year, month - 2, 1))), to: day(new Date(Date.UTC(year, month - 1, 0))) };
}

function Export() {
  const t = useTexts('papers');
  const [{ from, to }, setPeriod] = useState(() => lastMonth(houseDate(new Date())));
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
        onChange={(event) => setPeriod({ from, to: event.target.value })}
      />
      <div className={formStyles['actions']}>
        {from !== '' && to !== '' && (
          <FileLink url={operationUrl(exportBookings, { query: { from, to } })}>{t('export.action')}</FileLink>
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
      <Export />
      <QueryView result={answer}>
        {(settings) => <PaperSettingsForm key={settings.version} settings={settings} />}
      </QueryView>
    </OfficeFrame>
  );
}
