import { useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './prices.module.css';
import type { useListDraft } from './use-list-draft.ts';

const NAME_MOST = 80;
const NOTE_MOST = 1_000;

const AUDIENCES = ['all', 'agreed'] as const;

/** What a draft is called, what the house notes about it, and for whom it will count; saved with the figures. */
export function ListWords({ draft }: { readonly draft: ReturnType<typeof useListDraft> }) {
  const t = useTexts('prices');
  return (
    <div className={styles['words']}>
      <TextField
        label={t('list.name')}
        maxLength={NAME_MOST}
        value={draft.name}
        error={draft.name.trim() === '' ? t('list.nameMissing') : undefined}
        onChange={(event) => draft.rename('name', event.target.value)}
      />
      <Select
        label={t('list.isAgreedOnly')}
        hint={draft.isAgreedOnly ? t('audience.hint') : undefined}
        value={draft.isAgreedOnly ? 'agreed' : 'all'}
        onChange={(audience) => draft.rename('isAgreedOnly', audience === 'agreed')}
        options={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      <TextField
        label={t('list.note')}
        maxLength={NOTE_MOST}
        value={draft.note}
        onChange={(event) => draft.rename('note', event.target.value)}
      />
    </div>
  );
}
