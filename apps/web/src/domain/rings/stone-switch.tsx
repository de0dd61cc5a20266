import type { StoneOption } from '@ringwerk/contract';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './stone-switch.module.css';

const OPTIONS = [undefined, 'with', 'without'] as const;
const TEXTS = { all: 'stonesAll', with: 'withStones', without: 'withoutStones' } as const;

/** With stones, without, or both: for a whole list. */
export function StoneSwitch({
  value,
  onChange,
}: {
  readonly value: StoneOption | undefined;
  readonly onChange: (value: StoneOption | undefined) => void;
}) {
  const t = useTexts('gallery');
  const name = useId();
  return (
    <fieldset className={styles['switch']}>
      <legend className="visually-hidden">{t('stoneSwitch')}</legend>
      {OPTIONS.map((option) => (
        <label key={option ?? 'all'} className={styles['option']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span>{t(TEXTS[option ?? 'all'])}</span>
        </label>
      ))}
    </fieldset>
  );
}
