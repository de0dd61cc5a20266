import { useTexts } from '../../../i18n/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './prices.module.css';
import type { useListDraft } from './use-list-draft.ts';

const NAME_MOST = 80;
const NOTE_MOST = 1_000;

/** What a draft is called, and what the house notes about it; saved with the figures. */
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
      <TextField
        label={t('list.note')}
        maxLength={NOTE_MOST}
        value={draft.note}
        onChange={(event) => draft.rename('note', event.target.value)}
      />
    </div>
  );
}
