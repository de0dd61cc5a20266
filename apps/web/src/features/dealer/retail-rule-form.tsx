import {
  getDealer,
  getModel,
  getPriceBasis,
  getWatchLists,
  searchModels,
  updateDealer,
  type Dealer,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import type { TaxedList } from '@ringwerk/kernel/price';
import { call } from '../../api/call.ts';
import { useBaseCurrency } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import formStyles from '../../ui/form.module.css';
import { PageSection } from '../../ui/page-section.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { examplePrice, exampleRing } from './example-price.ts';
import { FactorFields } from './factor-fields.tsx';
import { draftOf, isBaseCountry, ruleOf, type RetailRule, type RuleDraft } from './rule-draft.ts';
import { TaxFields } from './tax-fields.tsx';
import styles from './dealer-page.module.css';

/** What the rule makes of one well-known ring: the effect of a factor, before it is saved. */
function Example({ rule, list }: { readonly rule: RetailRule | null; readonly list: TaxedList }) {
  const t = useTexts('dealer');
  const format = useFormat();
  const { currency, money } = useTradeMoney();
  if (!rule) return <p className={styles['example']}>{t('rule.incomplete')}</p>;
  const price = examplePrice(currency, rule, list);
  return (
    <p className={styles['example']} aria-live="polite">
      {t('rule.example', { cost: money(exampleRing(currency).cost) })}{' '}
      <strong>{format.money(price.gross, price.currency)}</strong>{' '}
      {t('rule.tax', { tax: format.money(price.tax, price.currency), rate: format.percent(price.taxRate) })}
    </p>
  );
}

/** How this shop turns trade prices into its own. */
export function RetailRuleForm({ dealer, isOwner }: { readonly dealer: Dealer; readonly isOwner: boolean }) {
  const t = useTexts('dealer');
  const ui = useTexts('ui');
  const format = useFormat();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(dealer.retailRule, (value) => format.factor(value)));
  const change = (part: Partial<RuleDraft>): void => setDraft((before) => ({ ...before, ...part }));
  // Every price on screen follows the rule.
  const priced = [getDealer, getPriceBasis, searchModels, getModel, getWatchLists];
  const update = useOperationMutation(updateDealer, priced, async (input) => {
    const saved = await call(updateDealer, input);
    // Fetching every price again may take long; the rule counts already.
    showToast(t('rule.saved'), { tone: 'good' });
    return saved;
  });
  // VAT and rounding are those of the manufactory's list; until it is there, those that every list began with.
  const list = useOperationQuery(getPriceBasis, {}).data?.priceList ?? {};
  const base = useBaseCurrency();
  const rule = ruleOf(draft, isBaseCountry(draft.country, { base, list }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (rule) update.mutate({ body: { retailRule: rule } });
  };
  return (
    <PageSection title={t('rule.title')} lead={t('rule.lead')}>
      <form noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
        <FactorFields draft={draft} change={change} isOwner={isOwner} />
        <TaxFields draft={draft} change={change} isOwner={isOwner} list={list} />
        <Example rule={rule} list={list} />
        <div role="alert" className={formStyles['finding']}>
          {update.isError && errorText(update.error)}
        </div>
        {isOwner && (
          <div className={formStyles['actions']}>
            <Button type="submit" look="primary" disabled={!rule} isBusy={update.isPending}>
              {ui('save')}
            </Button>
          </div>
        )}
      </form>
    </PageSection>
  );
}
