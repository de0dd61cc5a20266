import { COUNTRIES } from '@ringwerk/contract';
import { taxOf, type TaxedList } from '@ringwerk/kernel/price';
import { useBaseCurrency } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCountryNames } from '../../ui/locale-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RulePartProps } from './factor-fields.tsx';
import { isBaseCountry, usableRate } from './rule-draft.ts';

/** Roundings in minor units: francs and euros to 1, 5, 10; yen and won to 100, 1 000, 10 000. */
const ROUNDINGS = { cents: [0, 100, 500, 1_000], whole: [0, 100, 1_000, 10_000] } as const;

/** VAT country, exchange rate, rounding of the shown price. */
export function TaxFields({ draft, change, isOwner, list }: RulePartProps & { readonly list: TaxedList }) {
  const t = useTexts('dealer');
  const format = useFormat();
  const names = useCountryNames();
  const { currency } = taxOf(list, draft.country);
  const base = useBaseCurrency();
  const isBase = isBaseCountry(draft.country, { base, list });
  const steps = currency === 'JPY' || currency === 'KRW' ? ROUNDINGS.whole : ROUNDINGS.cents;
  const roundings = [...new Set([...steps, draft.roundUpTo])].toSorted((left, right) => left - right);
  return (
    <>
      <Select
        label={t('rule.country')}
        value={draft.country}
        disabled={!isOwner}
        // Five euros are five hundred cents, but not five hundred won: the rounding starts afresh.
        onChange={(country) => change({ country, roundUpTo: 0 })}
        options={COUNTRIES.map((value) => ({
          value,
          label: `${names[value]} · ${format.percent(taxOf(list, value).rate)} · ${taxOf(list, value).currency}`,
        }))}
      />
      {!isBase && (
        <TextField
          label={t('rule.rate', { currency, base })}
          inputMode="decimal"
          autoComplete="off"
          value={draft.exchangeRate}
          readOnly={!isOwner}
          error={usableRate(draft, isBase) === null ? t('rule.rateRange') : undefined}
          onChange={(event) => change({ exchangeRate: event.target.value })}
        />
      )}
      <Select
        label={t('rule.rounding')}
        value={String(draft.roundUpTo)}
        disabled={!isOwner}
        onChange={(chosen) => change({ roundUpTo: Number(chosen) })}
        options={roundings.map((step) => ({
          value: String(step),
          label: step === 0 ? t('rule.roundingNone') : t('rule.roundingTo', { step: format.money(step, currency) }),
        }))}
      />
    </>
  );
}
