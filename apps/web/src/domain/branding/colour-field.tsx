import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import styles from './branding.module.css';

const PLAIN_COLOUR = '#80602f';

interface ColourFieldProps {
  /** `#rrggbb`; null without one. */
  readonly colour: string | null;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onChange: (colour: string | null) => void;
}

/** The colour of a company: chosen first, taken then. */
export function ColourField({ colour, mayChange, isBusy, error, onChange }: ColourFieldProps) {
  const t = useTexts('branding');
  const id = useId();
  const [chosen, setChosen] = useState(colour ?? PLAIN_COLOUR);
  return (
    <div className={styles['part']}>
      <label className={styles['label']} htmlFor={id}>
        {t('colour')}
      </label>
      <div className={styles['actions']}>
        <input
          id={id}
          type="color"
          className={styles['colour']}
          value={chosen}
          disabled={!mayChange}
          onChange={(event) => setChosen(event.target.value)}
        />
        {mayChange && (
          <>
            <Button isBusy={isBusy} disabled={chosen === colour} onClick={() => onChange(chosen.toLowerCase())}>
              {t('takeColour')}
            </Button>
            {colour !== null && (
              <Button look="quiet" isBusy={isBusy} onClick={() => onChange(null)}>
                {t('noColour')}
              </Button>
            )}
          </>
        )}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
