import { CANCEL_STEPS } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import styles from './settings.module.css';
import { shownNumber, typedNumber } from './typed-number.ts';

/** Percent that are typed; nothing: none is taken. */
const share = (typed: string): number | null => (typed.trim() === '' ? null : typedNumber(typed));

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
            value={shownNumber(draft.cancelShares[step] ?? -1)}
            error={fieldError(`/cancelShares/${step}`)}
            onChange={(event) => change({ cancelShares: { ...draft.cancelShares, [step]: share(event.target.value) } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
