import { useState } from 'react';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isPeriod, presetOf, presetPeriod, PRESETS, type Period, type Preset } from './period.ts';
import styles from './statistics.module.css';

interface PeriodFormProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** The period by a word or by two days; days that make none are not asked for. */
export function PeriodForm({ period, onChange }: PeriodFormProps) {
  const t = useTexts('statistics');
  const today = useToday();
  const [typed, setTyped] = useState<Period | null>(null);
  const { from, to } = typed ?? period;
  const preset = presetOf(period, today);
  const type = (next: Period): void => {
    if (!isPeriod(next)) return setTyped(next);
    setTyped(null);
    onChange(next);
  };
  const options: { value: Preset | 'own'; label: string }[] = PRESETS.map((value) => ({
    value,
    label: t(`period.${value}`),
  }));
  return (
    <div className={styles['period']}>
      <Select
        label={t('period')}
        value={preset ?? 'own'}
        options={preset === null ? [...options, { value: 'own', label: t('period.own') }] : options}
        onChange={(chosen) => {
          setTyped(null);
          if (chosen !== 'own') onChange(presetPeriod(chosen, today));
        }}
      />
      <TextField
        type="date"
        label={t('from')}
        min="1900-01-01"
        max="9999-12-31"
        value={from}
        onChange={(event) => type({ from: event.target.value, to })}
      />
      <TextField
        type="date"
        label={t('to')}
        min="1900-01-01"
        max="9999-12-31"
        value={to}
        error={typed === null ? undefined : t('period.wrong')}
        onChange={(event) => type({ from, to: event.target.value })}
      />
    </div>
  );
}
