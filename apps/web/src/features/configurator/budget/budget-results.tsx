import type { Design } from '@ringwerk/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Link } from '../../../routing/link.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import type { LinkedFind, Menu } from '../../../kernel-worker/kernel-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { layAside } from '../../../domain/compare/compare-tray.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Price } from '../../../ui/price.tsx';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useBackground } from '../../../viewer-host/use-background.ts';
import { useRingStills } from '../../../viewer-host/use-ring-stills.ts';
import { describeDifference } from '../model/describe-difference.ts';
import { factValue } from '../model/fact-value.ts';
import styles from './budget-page.module.css';
import type { BudgetSearch, CandidateOrigin } from './use-budget-search.ts';
import { useRingTitle } from '../session/use-ring-title.ts';

/** Proposals on the page: more are further from the request than anybody wants to read. */
const SHOWN = 12;
/** Trade-offs that are listed. */
const LISTED = 5;

interface BudgetResultsProps {
  readonly kernel: KernelClient;
  readonly menu: Menu;
  readonly search: BudgetSearch;
  /** Minor units. */
  readonly budget: number;
}

function useFinds({ kernel, search, budget }: Omit<BudgetResultsProps, 'menu'>): readonly LinkedFind[] | null {
  const [found, setFound] = useState<{ readonly budget: number; readonly finds: readonly LinkedFind[] } | null>(null);
  useEffect(() => {
    let isGone = false;
    kernel
      .withinBudget({ budget, candidates: search.candidates, reference: search.reference })
      .then((finds) => !isGone && finds !== null && setFound({ budget, finds: finds.slice(0, SHOWN) }))
      .catch((error: unknown) => !isGone && console.error('the search broke off', error));
    return () => {
      isGone = true;
    };
  }, [kernel, search, budget]);
  return found?.budget === budget ? found.finds : null;
}

/** The affordable designs, nearest first, each with its picture, its price, and what was given up for it. */
export function BudgetResults({ kernel, menu, search, budget }: BudgetResultsProps) {
  const t = useTexts('rooms');
  const finds = useFinds({ kernel, search, budget });
  const subjects = useMemo(
    () => (finds ?? []).map(({ link, design }) => ({ key: link, bring: () => kernel.scenes(design.rings) })),
    [finds, kernel],
  );
  const stills = useRingStills({ subjects, looks: menu.looks, view: 'hero', background: useBackground() });
  if (finds === null) return <p role="status">{t('budget.searching')}</p>;
  if (finds.length === 0) return <EmptyState title={t('budget.noneTitle')}>{t('budget.noneHelp')}</EmptyState>;
  return (
    <>
      <p role="status" className={styles['count']}>
        {t('budget.count', { count: finds.length })}
      </p>
      <ol className={styles['list']}>
        {finds.map((find) => {
          const origin = search.origins.get(find.id);
          return origin === undefined ? null : (
            <Find
              key={find.link}
              find={find}
              origin={origin}
              reference={search.reference}
              menu={menu}
              budget={budget}
              currency={search.currency}
              still={stills.get(find.link) ?? null}
            />
          );
        })}
      </ol>
    </>
  );
}

interface FindProps {
  readonly find: LinkedFind;
  readonly origin: CandidateOrigin;
  readonly reference: Design | null;
  readonly menu: Menu;
  readonly budget: number;
  readonly currency: BudgetSearch['currency'];
  readonly still: string | null;
}

function Find({ find, origin, reference, menu, budget, currency, still }: FindProps) {
  const t = useTexts('rooms');
  const format = useFormat();
  const givenUp = useGivenUp(find, origin, menu, reference);
  const lay = (): void => {
    const setId = Number(/\/set\/(\d+)$/.exec(origin.address)?.[1] ?? Number.NaN);
    layAside({ design: find.design, name: origin.name, setId: Number.isNaN(setId) ? null : setId });
    showToast(t('compare.laid'), { tone: 'good' });
  };
  return (
    <li className={styles['find']}>
      <Link to={origin.address} search={{ d: find.link }} aria-label={t('budget.open', { name: origin.name })}>
        <RingPicture still={still} design={find.design} name={origin.name} />
      </Link>
      <h2 className={styles['name']}>{origin.isOwn ? t('budget.own', { name: origin.name }) : origin.name}</h2>
      <p className={styles['price']}>
        <Price amount={find.gross} currency={currency} />
        <span className={styles['left']}>
          {t('budget.left', { amount: format.money(budget - find.gross, currency) })}
        </span>
      </p>
      {givenUp.length === 0 ? (
        <p className={styles['given']}>{t('budget.nothing')}</p>
      ) : (
        <ul className={styles['given']} aria-label={t('budget.givenUp')}>
          {givenUp.slice(0, LISTED).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {givenUp.length > LISTED && <li>{t('budget.more', { count: givenUp.length - LISTED })}</li>}
        </ul>
      )}
      <Button look="quiet" icon="compare" onClick={lay}>
        {t('compare.lay')}
      </Button>
    </li>
  );
}

/**
 * What is other than what was asked for, in the words of the trade: than the design in hand, or, where there is none or
 * the rings are not the same ones, than the article itself.
 */
function useGivenUp(
  find: LinkedFind,
  origin: CandidateOrigin,
  menu: Menu,
  reference: Design | null,
): readonly string[] {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const format = useFormat();
  const wording = { t, format, menu };
  const roles = ({ rings }: Design): string => rings.map(({ role }) => role).join(' ');
  const wanted = reference !== null && roles(reference) === roles(find.design) ? reference : origin.design;
  return describeDifference(wanted, find.design).map(({ rings: changed, fact, index, from, to }) => {
    const name = `${t(`fact.${fact}`)}${index > 0 ? ` ${index + 1}` : ''}`;
    const text = `${name} ${factValue(wording, fact, from)} → ${factValue(wording, fact, to)}`;
    const only = changed.length < wanted.rings.length ? wanted.rings[changed[0] ?? 0]?.role : undefined;
    return only === undefined ? text : `${titleOf(only)}: ${text}`;
  });
}
