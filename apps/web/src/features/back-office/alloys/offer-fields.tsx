import { COUNTRIES, LANGUAGES } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { LANGUAGE_NAMES, useCountryNames } from '../../../ui/locale-switch.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AlloyPartProps } from './alloy-part.ts';
import styles from './alloys.module.css';

/** Names in every language, where it is offered, and whether it still is. */
export function OfferFields({ draft, change, fieldError, isReadOnly }: AlloyPartProps) {
  const t = useTexts('alloys');
  const countryNames = useCountryNames();
  return (
    <>
      <h2 className={formStyles['legend']}>{t('names')}</h2>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={LANGUAGE_NAMES[language]}
          maxLength={60}
          autoComplete="off"
          readOnly={isReadOnly}
          value={draft.names[language]}
          error={fieldError(`/names/${language}`)}
          onChange={(event) => change({ names: { ...draft.names, [language]: event.target.value } })}
        />
      ))}
      <h2 className={formStyles['legend']}>{t('offer')}</h2>
      <fieldset className={styles['markets']} disabled={isReadOnly}>
        <legend>{t('markets')}</legend>
        {COUNTRIES.map((country) => (
          <Switch
            key={country}
            isOn={draft.markets.includes(country)}
            onChange={(isOn) =>
              change({ markets: COUNTRIES.filter((one) => (one === country ? isOn : draft.markets.includes(one))) })
            }
          >
            {countryNames[country]}
          </Switch>
        ))}
      </fieldset>
      <div className={styles['whole']}>
        <Switch isOn={draft.isWithdrawn} isDisabled={isReadOnly} onChange={(isWithdrawn) => change({ isWithdrawn })}>
          {t('withdrawn')}
        </Switch>
        <p className={styles['soft']}>{t('withdrawn.hint')}</p>
      </div>
    </>
  );
}
