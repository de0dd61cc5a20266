import { WORK_STEPS } from '@ringwerk/contract';
import { useId } from 'react';
import { localeTag, useLocaleStore } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { weekdayName } from '../../../i18n/weekday-name.ts';
import formStyles from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import styles from './settings.module.css';
import { shownNumber, typedNumber } from './typed-number.ts';

export function WorkFields(props: SettingsPartProps) {
  const t = useTexts('settings');
  const house = useTexts('house');
  const { draft, change, fieldError } = props;
  return (
    <>
      <h2 className={formStyles['legend']}>{t('work')}</h2>
      <TextField
        label={t('quoteDays')}
        hint={t('quoteHint')}
        suffix={t('days')}
        inputMode="numeric"
        value={shownNumber(draft.quoteDays)}
        error={fieldError('/quoteDays')}
        onChange={(event) => change({ quoteDays: typedNumber(event.target.value) })}
      />
      <ZoneField {...props} />
      <WorkDays {...props} />
      <fieldset className={styles['steps']}>
        <legend>{t('leadTitle')}</legend>
        <p className={styles['hint']}>{t('leadHint')}</p>
        <div className={styles['row']}>
          {WORK_STEPS.map((step) => (
            <TextField
              key={step}
              label={step === 'finishing' ? t('finishing') : house(`order.${step}`)}
              suffix={t('days')}
              inputMode="numeric"
              value={shownNumber(draft.leadDays[step])}
              error={fieldError(`/leadDays/${step}`)}
              onChange={(event) => change({ leadDays: { ...draft.leadDays, [step]: typedNumber(event.target.value) } })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Names of the zones that this browser knows; the server checks what is typed. */
const ZONES = Intl.supportedValuesOf('timeZone');

/** What a clock of the zone shows now; nothing while its name is typed. */
function clockOf(tag: string, zone: string): string {
  if (!ZONES.includes(zone)) return '';
  return new Intl.DateTimeFormat(tag, { timeZone: zone, weekday: 'long', hour: 'numeric', minute: '2-digit' }).format();
}

/** Where the days of the house begin and end. */
function ZoneField({ draft, change, fieldError }: SettingsPartProps) {
  const t = useTexts('settings');
  const tag = useLocaleStore(localeTag);
  const id = useId();
  const time = clockOf(tag, draft.zone);
  return (
    <>
      <TextField
        label={t('zone')}
        hint={time === '' ? t('zoneHint') : `${t('zoneHint')} ${t('zoneNow', { time })}`}
        list={id}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={draft.zone}
        error={fieldError('/zone')}
        onChange={(event) => change({ zone: event.target.value.trim() })}
      />
      <datalist id={id}>
        {ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </>
  );
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

function WorkDays({ draft, change, fieldError }: SettingsPartProps) {
  const t = useTexts('settings');
  const tag = useLocaleStore(localeTag);
  const error = fieldError('/workDays');
  return (
    <fieldset className={styles['week']}>
      <legend>{t('workDays')}</legend>
      <div className={styles['days']}>
        {WEEK.map((day) => (
          <label key={day} className={styles['day']}>
            <input
              type="checkbox"
              checked={draft.workDays.includes(day)}
              onChange={(event) =>
                change({
                  workDays: event.target.checked
                    ? [...draft.workDays, day].toSorted((one, other) => one - other)
                    : draft.workDays.filter((each) => each !== day),
                })
              }
            />
            {weekdayName(tag, day)}
          </label>
        ))}
      </div>
      {error !== undefined && <p className={formStyles['finding']}>{error}</p>}
    </fieldset>
  );
}
