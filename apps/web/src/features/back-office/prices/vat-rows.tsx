import { COUNTRIES, dayAfter, type Country } from '@ringwerk/contract';
import { useState } from 'react';
import { useToday } from '../../../i18n/house-zone.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { withValue } from './list-cells.ts';
import styles from './prices.module.css';
import type { useListDraft } from './use-list-draft.ts';

/** A further VAT rate of a country, from a later day on; its day and rate are then typed in the table. */
export function VatRows({ draft }: { readonly draft: ReturnType<typeof useListDraft> }) {
  const t = useTexts('prices');
  const name = useCountryName();
  const [country, setCountry] = useState<Country>('DE');
  const today = useToday();
  const { vat } = draft.content.countries[country];
  const last = vat.at(-1);
  const path = `/countries/${country}/vat`;
  const add = (): void => {
    if (last === undefined) return;
    const from = dayAfter(last.from > today ? last.from : today);
    draft.write(withValue(draft.content, path, [...vat, { from, rate: last.rate }]));
  };
  return (
    <div className={styles['bar']}>
      <Select
        label={t('vat.country')}
        isLabelHidden
        value={country}
        onChange={setCountry}
        options={COUNTRIES.map((value) => ({ value, label: name(value) }))}
      />
      <Button onClick={add}>{t('vat.add')}</Button>
      <Button disabled={vat.length < 2} onClick={() => draft.write(withValue(draft.content, path, vat.slice(0, -1)))}>
        {t('vat.remove')}
      </Button>
    </div>
  );
}
