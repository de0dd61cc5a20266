import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import styles from './settings.module.css';

/** Days on which nobody works: a list that is added to and taken from. */
export function HolidayFields({ draft, change }: SettingsPartProps) {
  const t = useTexts('settings');
  const format = useFormat();
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const add = (): void => {
    const others = draft.holidays.filter((holiday) => holiday.date !== date);
    change({ holidays: [...others, { date, name: name.trim() }].toSorted((a, b) => a.date.localeCompare(b.date)) });
    setDate('');
    setName('');
  };
  return (
    <fieldset className={styles['steps']}>
      <legend>{t('holidays')}</legend>
      <p className={styles['hint']}>{t('holidayHint')}</p>
      <ul className={styles['holidays']}>
        {draft.holidays.map((holiday) => (
          <li key={holiday.date}>
            <span>
              {format.date(holiday.date)}
              {holiday.name !== '' && ` · ${holiday.name}`}
            </span>
            <IconButton
              icon="close"
              label={t('removeHoliday', { date: format.date(holiday.date) })}
              onClick={() => change({ holidays: draft.holidays.filter((each) => each.date !== holiday.date) })}
            />
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <TextField
          type="date"
          label={t('holidayDate')}
          min="2000-01-01"
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextField
          label={t('holidayName')}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button icon="plus" disabled={date === ''} onClick={add}>
          {t('addHoliday')}
        </Button>
      </div>
    </fieldset>
  );
}
