import type { HouseModelAnswer, Language } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useHouseZone } from '../../../i18n/house-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './model-form.module.css';
import { draftOf, type DraftField, type ModelDraft } from './model-draft.ts';

export interface ColleagueChange {
  readonly theirs: HouseModelAnswer;
  /** Fields that the colleague has changed since the form was opened. */
  readonly fields: readonly DraftField[];
  /** Fields that were changed here. */
  readonly own: readonly DraftField[];
}

interface ColleagueNoticeProps {
  readonly change: ColleagueChange;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Somebody was quicker: who, when, and what has changed, before anything is written over. */
export function ColleagueNotice({ change, onTake, onKeep }: ColleagueNoticeProps) {
  const t = useTexts('collection');
  const format = useFormat();
  const language = useLanguage();
  const { theirs, fields, own } = change;
  const draft = draftOf(theirs, useHouseZone());
  return (
    <section className={styles['colleague']} role="alert" aria-label={t('colleague.title')}>
      <p>{t('colleague.who', { name: theirs.updatedBy ?? '–', time: format.dateTime(theirs.updatedAt) })}</p>
      <dl className={styles['difference']}>
        {fields.map((field) => (
          <div key={field}>
            <dt>
              {t(`field.${field}`)}
              {own.includes(field) && <span className={styles['both']}> {t('colleague.both')}</span>}
            </dt>
            <dd>{shownValue(draft, field, language)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['ways']}>
        <Button onClick={onKeep}>{t('colleague.keep')}</Button>
        <Button look="quiet" onClick={onTake}>
          {t('colleague.take')}
        </Button>
      </div>
    </section>
  );
}

function shownValue(draft: ModelDraft, field: DraftField, language: Language): string {
  switch (field) {
    case 'names':
    case 'words':
    case 'note':
      return draft[field][language] ?? Object.values(draft[field]).find((text) => text !== undefined) ?? '–';
    case 'categories':
      return draft.categories.join(', ');
    default:
      return draft[field] === '' ? '–' : draft[field];
  }
}
