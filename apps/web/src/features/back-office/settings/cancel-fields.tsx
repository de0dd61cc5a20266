import { CANCEL_STEPS } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import styles from './settings.module.css';

/** Percent that are typed; nothing: none is taken. What is no number is sent as -1, and refused at its field. */
function share(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/u.test(text) ? Number(text) : -1;
}
const shown = (value: number | null): string => (value === null || value < 0 ? '' : String(value));

/** What a dealer's cancellation costs at each step of the workshop. */
export function CancelFields({ draft, change, fieldError }: SettingsPartProps) {
  const t = useTexts('settings');
  const house = useTexts('house');
  return (
    <fieldset className={styles['steps']}>
      <legend>{t('cancelTitle')}</legend>
      <p className={styles['hint']}>{t('cancelHint')}</p>
      <div className={styles['row']}>
        {CANCEL_STEPS.map((step) => (
          <TextField
            key={step}
            label={house(`order.${step}`)}
            suffix="%"
            inputMode="numeric"
            value={shown(draft.cancelShares[step])}
            error={fieldError(`/cancelShares/${step}`)}
            onChange={(event) => change({ cancelShares: { ...draft.cancelShares, [step]: share(event.target.value) } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
