import type { DealerFile } from '@ringwerk/contract';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LANGUAGE_NAMES, useCountryNames } from '../../../ui/locale-switch.tsx';
import { draftOf, type DealerDraft, type DraftField } from './dealer-draft.ts';
import styles from './dealers.module.css';
import type { DealerDraftState } from './use-dealer-draft.ts';

/** Somebody was quicker: who, when, and what has changed, before anything is written over. */
export function ColleagueNotice({ state: { start, colleague, begin } }: { readonly state: DealerDraftState }) {
  const t = useTexts('dealers');
  const format = useFormat();
  const currency = useBaseCurrency();
  const shownValue = useShownValue(colleague?.theirs.priceLists ?? []);
  if (colleague === null) return null;
  const { theirs, fields, own } = colleague;
  const draft = draftOf(theirs, currency);
  return (
    <section className={styles['notice']} role="alert" aria-label={t('colleague.title')}>
      <p>{t('colleague.who', { name: theirs.updatedBy ?? '–', time: format.dateTime(theirs.updatedAt) })}</p>
      <dl className={styles['difference']}>
        {theirs.state !== start.state && (
          <div>
            <dt>{t('state')}</dt>
            <dd>{t(`state.${theirs.state}`)}</dd>
          </div>
        )}
        {fields.map((field) => (
          <div key={field}>
            <dt>
              {t(`field.${field}`)}
              {own.includes(field) && <span className={styles['both']}> {t('colleague.both')}</span>}
            </dt>
            <dd>{shownValue(draft, field)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['ways']}>
        <Button onClick={() => begin(theirs, true)}>{t('colleague.keep')}</Button>
        <Button look="quiet" onClick={() => begin(theirs, false)}>
          {t('colleague.take')}
        </Button>
      </div>
    </section>
  );
}

function useShownValue(priceLists: DealerFile['priceLists']): (draft: DealerDraft, field: DraftField) => string {
  const t = useTexts('dealers');
  const countryNames = useCountryNames();
  return (draft, field) => {
    switch (field) {
      case 'country':
        return countryNames[draft.country];
      case 'language':
        return LANGUAGE_NAMES[draft.language];
      case 'shipping': {
        if (draft.shipping === null) return t('shipping.same');
        const { name, street, postcode, city, country } = draft.shipping;
        const lines = [name, street, `${postcode} ${city}`.trim(), countryNames[country]];
        return lines.filter((line) => line !== '').join(', ');
      }
      case 'priceListId':
        return priceLists.find(({ id }) => id === draft.priceListId)?.name ?? t('priceList.current');
      case 'contacts':
        return draft.contacts.map(({ name }) => name).join(', ') || '–';
      default:
        return draft[field] === '' ? '–' : draft[field];
    }
  };
}
