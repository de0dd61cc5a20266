import { COUNTRIES, type Country } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCountryNames } from '../../ui/locale-switch.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import styles from './countries-field.module.css';

interface CountriesFieldProps {
  readonly value: readonly Country[];
  readonly onChange: (countries: Country[]) => void;
  readonly error: string | undefined;
}

/** The countries that a house serves. */
export function CountriesField({ value, onChange, error }: CountriesFieldProps) {
  const t = useTexts('settings');
  const names = useCountryNames();
  return (
    <fieldset className={styles['countries']}>
      <legend>{t('countries')}</legend>
      <p className={styles['hint']}>{t('countriesHint')}</p>
      <div className={styles['list']}>
        {COUNTRIES.map((country) => (
          <label key={country} className={styles['country']}>
            <input
              type="checkbox"
              checked={value.includes(country)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={(event) =>
                onChange(COUNTRIES.filter((each) => (each === country ? event.target.checked : value.includes(each))))
              }
            />
            {names[country]}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
