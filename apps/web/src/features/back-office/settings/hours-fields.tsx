import type { OpeningSpan } from '@ringwerk/contract';
import { localeTag, useLocaleStore } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { weekdayName } from '../../../i18n/weekday-name.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import styles from './settings.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const FIRST_SPAN = { from: '08:00', until: '17:00' };
const LAST = '24:00';

/** A span after those of the day: the afternoon where there is a morning. */
function nextSpan(spans: readonly OpeningSpan[]): Pick<OpeningSpan, 'from' | 'until'> {
  const end = spans.at(-1)?.until;
  if (end === undefined) return FIRST_SPAN;
  return { from: end, until: end < FIRST_SPAN.until ? FIRST_SPAN.until : LAST };
}

/** When the house can be reached: spans of each weekday. */
export function HoursFields(props: SettingsPartProps) {
  const t = useTexts('settings');
  return (
    <fieldset className={styles['steps']}>
      <legend>{t('hours')}</legend>
      <p className={styles['hint']}>{t('hoursHint')}</p>
      <ul className={styles['hours']}>
        {WEEK.map((day) => (
          <DayHours key={day} {...props} day={day} />
        ))}
      </ul>
    </fieldset>
  );
}

function DayHours({ draft, change, fieldError, day }: SettingsPartProps & { readonly day: number }) {
  const t = useTexts('settings');
  const tag = useLocaleStore(localeTag);
  const name = weekdayName(tag, day, 'long');
  const { hours } = draft;
  const own = hours.filter((span) => span.day === day);
  const before = hours.filter((span) => span.day === day - 1);
  const add = (...spans: readonly Pick<OpeningSpan, 'from' | 'until'>[]): void =>
    change({ hours: [...hours, ...spans.map(({ from, until }) => ({ day, from, until }))] });
  const set = (span: OpeningSpan, changes: Partial<OpeningSpan>): void =>
    change({ hours: hours.map((each) => (each === span ? { ...span, ...changes } : each)) });
  return (
    <li>
      <span className={styles['weekday']}>{name}</span>
      <div className={styles['spans']}>
        {own.length === 0 && <span className={styles['hint']}>{t('hoursNone')}</span>}
        {own.map((span) => {
          const { from, until } = span;
          const index = hours.indexOf(span);
          return (
            <div key={index} className={styles['span']}>
              <TextField
                type="time"
                label={t('hoursFrom', { day: name })}
                isLabelHidden
                value={from}
                error={fieldError(`/hours/${index}/from`)}
                onChange={(event) => set(span, { from: event.target.value })}
              />
              <span aria-hidden="true">–</span>
              <TextField
                type="time"
                label={t('hoursUntil', { day: name })}
                isLabelHidden
                value={until === LAST ? '00:00' : until}
                error={fieldError(`/hours/${index}/until`)}
                onChange={(event) => set(span, { until: event.target.value === '00:00' ? LAST : event.target.value })}
              />
              <IconButton
                icon="close"
                label={t('hoursRemove', { day: name, from, until })}
                onClick={() => change({ hours: hours.filter((each) => each !== span) })}
              />
            </div>
          );
        })}
        {own.length < 4 && own.at(-1)?.until !== LAST && (
          <IconButton icon="plus" label={t('hoursAdd', { day: name })} onClick={() => add(nextSpan(own))} />
        )}
        {own.length === 0 && before.length > 0 && (
          <Button look="quiet" onClick={() => add(...before)}>
            {t('hoursSame')}
          </Button>
        )}
      </div>
    </li>
  );
}
