import { useState, type FormEvent } from 'react';
import { readQuery } from '../../../routing/place.ts';
import { usePlace } from '../../../routing/use-navigator.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { minorPerUnit } from '../../../domain/rings/minor-units.ts';
import { parseAmount } from '../../../domain/rings/parse-amount.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { usePricedKernel } from '../session/use-priced-kernel.ts';
import styles from './budget-page.module.css';
import { BudgetResults } from './budget-results.tsx';
import { useBudgetSearch, type BudgetStart } from './use-budget-search.ts';

/** Where the search starts: a design from the configurator, a category from a gallery, or the whole collection. */
function startOf(search: Readonly<Record<string, string>>): BudgetStart {
  const { set = '', d, art, id } = search;
  return { link: d ?? null, setId: /^[1-9]\d{0,8}$/u.test(set) ? Number(set) : null, art, id };
}

/** `/budget`: "under 2,400 for both": the nearest designs that can be made for it, and what was given up. */
export default function BudgetPage() {
  const t = useTexts('rooms');
  const place = usePlace();
  const [query] = useState(() => readQuery(place.search));
  const [start] = useState(() => startOf(query));
  const asked = query['budget'] ?? '';
  const open = usePricedKernel();
  const search = useBudgetSearch(open?.kernel ?? null, start);
  const [typed, setTyped] = useState(asked);
  const [amount, setAmount] = useState<number | null>(() => parseAmount(asked));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const value = parseAmount(typed);
    setWrong(value === null || value === 0);
    if (value === null || value === 0) return;
    setAmount(value);
    const url = new URL(window.location.href);
    url.searchParams.set('budget', String(value));
    // The address keeps the sum for a reload; this is no navigation.
    History.prototype.replaceState.call(window.history, window.history.state, '', url);
  };
  return (
    <Page
      title={t('budget.title')}
      lead={search?.name === undefined ? t('budget.lead') : t('budget.leadFor', { name: search.name })}
    >
      <form className={styles['form']} onSubmit={submit}>
        <TextField
          label={t('budget.amount')}
          hint={t('budget.hint')}
          error={isWrong ? t('budget.wrong') : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          {...(search === null ? {} : { suffix: search.currency })}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button look="primary" type="submit" icon="search" disabled={typed.trim() === ''}>
          {t('budget.find')}
        </Button>
      </form>
      {amount === null ? (
        <EmptyState title={t('budget.startTitle')}>{t('budget.startHelp')}</EmptyState>
      ) : (
        <Found open={open} search={search} amount={amount} />
      )}
    </Page>
  );
}

interface FoundProps {
  readonly open: ReturnType<typeof usePricedKernel>;
  readonly search: ReturnType<typeof useBudgetSearch>;
  /** In whole units of the currency. */
  readonly amount: number;
}

function Found({ open, search, amount }: FoundProps) {
  const t = useTexts('rooms');
  const format = useFormat();
  if (open === null || search === null) return <p role="status">{t('budget.searching')}</p>;
  const budget = Math.round(amount * minorPerUnit(search.currency));
  return (
    <section aria-label={t('budget.results', { amount: format.money(budget, search.currency) })}>
      <BudgetResults kernel={open.kernel} menu={open.menu} search={search} budget={budget} />
    </section>
  );
}
