import { houseState, weekday, type HouseFace } from '@ringwerk/contract';
import { useHouseFace } from '../../api/use-house-face.ts';
import { useFormat } from '../../i18n/format.ts';
import { localeTag, useLocaleStore } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { weekdayName } from '../../i18n/weekday-name.ts';
import styles from './house-contact.module.css';
import { useMinute } from './use-minute.ts';
import { weekHours } from './week-hours.ts';

/** How and when the house is reached: by phone and mail, whether somebody is there now, its week and its days off. */
export function HouseContact({ title }: { readonly title: string }) {
  const face = useHouseFace();
  if (face === null || (face.phone === '' && face.email === '')) return null;
  return (
    <section className={styles['contact']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['ways']}>
        {face.phone !== '' && <a href={`tel:${face.phone.replaceAll(/[^\d+]/gu, '')}`}>{face.phone}</a>}
        {face.email !== '' && <a href={`mailto:${face.email}`}>{face.email}</a>}
      </p>
      {face.hours.length > 0 && <Hours face={face} />}
    </section>
  );
}

function Hours({ face }: { readonly face: HouseFace }) {
  const t = useTexts('contact');
  const format = useFormat();
  const tag = useLocaleStore(localeTag);
  const isAbroad = new Intl.DateTimeFormat().resolvedOptions().timeZone !== face.zone;
  return (
    <>
      <State face={face} />
      <dl className={styles['week']}>
        {weekHours(face.hours).map(({ first, last, spans }) => (
          <div key={first}>
            <dt>{first === last ? weekdayName(tag, first) : `${weekdayName(tag, first)}–${weekdayName(tag, last)}`}</dt>
            <dd>{spans.map(({ from, until }) => `${from}–${until}`).join(', ')}</dd>
          </div>
        ))}
        {face.holidays.map(({ date, name }) => (
          <div key={date}>
            <dt>{format.date(date)}</dt>
            <dd>{name === '' ? t('closed') : `${t('closed')} · ${name}`}</dd>
          </div>
        ))}
      </dl>
      {isAbroad && <p className={styles['zone']}>{t('zone', { zone: zoneName(tag, face.zone) })}</p>}
    </>
  );
}

/** "Central European Standard Time" in the reader's language. */
const zoneName = (tag: string, zone: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

function State({ face }: { readonly face: HouseFace }) {
  const t = useTexts('contact');
  const tag = useLocaleStore(localeTag);
  const state = houseState(face, useMinute());
  if (state.isOpen) return <p className={styles['open']}>{t('open', { until: state.until })}</p>;
  const { next, holiday } = state;
  const today = holiday === null ? t('closedNow') : t('holiday', { name: holiday.name });
  const opens =
    next === null
      ? ''
      : next.isToday
        ? t('opensToday', { from: next.from })
        : t('opens', { day: weekdayName(tag, weekday(next.date), 'long'), from: next.from });
  return (
    <p className={styles['closed']}>
      {today} {opens}
    </p>
  );
}
