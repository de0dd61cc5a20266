import type { CoupleField, CoupleFile } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './couple-dialog.module.css';
import { useFieldValue } from './field-value.ts';

interface ColleagueNoticeProps {
  readonly theirs: CoupleFile;
  /** Fields that differ from the state that the form began with. */
  readonly fields: readonly CoupleField[];
  /** Fields that were changed here. */
  readonly own: readonly CoupleField[];
  readonly begin: (isKeeping: boolean) => void;
}

/** Somebody was quicker: who, when, and what has changed, before anything is written over. */
export function ColleagueNotice({ theirs, fields, own, begin }: ColleagueNoticeProps) {
  const t = useTexts('couples');
  const format = useFormat();
  const value = useFieldValue();
  return (
    <section role="alert" aria-label={t('colleague.title')} className={styles['notice']}>
      <p>{t('colleague.who', { name: theirs.updatedBy, time: format.dateTime(theirs.updatedAt) })}</p>
      <dl className={styles['difference']}>
        {fields.map((field) => (
          <div key={field}>
            <dt>
              {t(`field.${field}`)}
              {own.includes(field) && ` · ${t('colleague.both')}`}
            </dt>
            <dd>{value(theirs, field)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['ways']}>
        <Button onClick={() => begin(true)}>{t('colleague.keep')}</Button>
        <Button look="quiet" onClick={() => begin(false)}>
          {t('colleague.take')}
        </Button>
      </div>
    </section>
  );
}
