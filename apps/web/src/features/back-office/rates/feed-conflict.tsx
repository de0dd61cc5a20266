import type { RateFeed } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import formStyles from '../../../ui/form.module.css';
import { differingFields, type FeedDraft } from './feed-draft.ts';
import styles from './feeds.module.css';

const WORDS = {
  name: 'name',
  format: 'format',
  url: 'url',
  isHttpAllowed: 'http',
  decimalSign: 'decimals',
  readings: 'readings',
  times: 'times',
  isOnWorkDaysOnly: 'workDays',
  isActive: 'active',
} as const satisfies Readonly<Record<keyof FeedDraft, string>>;

interface FeedConflictProps {
  readonly theirs: RateFeed;
  readonly mine: FeedDraft;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Somebody else has saved the feed since it was opened: who, when, what differs, and whose version stays. */
export function FeedConflict({ theirs, mine, onTake, onKeep }: FeedConflictProps) {
  const t = useTexts('feeds');
  const format = useFormat();
  const fields = differingFields(mine, theirs).map((field) => t(WORDS[field]));
  return (
    <div role="alert" className={styles['conflict']}>
      <p>{t('conflict', { name: theirs.updatedBy ?? '', time: format.dateTime(theirs.updatedAt) })}</p>
      {fields.length > 0 && <p>{t('conflict.fields', { fields: fields.join(' · ') })}</p>}
      <div className={formStyles['actions']}>
        <Button onClick={onTake}>{t('conflict.take')}</Button>
        <Button onClick={onKeep}>{t('conflict.keep')}</Button>
      </div>
    </div>
  );
}
