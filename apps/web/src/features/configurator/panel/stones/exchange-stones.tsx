import { AREAS, STONE_SHAPES } from '@ringwerk/contract';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useCustomerView, usePermission } from '../../../../api/session-store.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Disclosure } from '../disclosure.tsx';

const ExchangeOffers = lazy(() => import('./exchange-offers.tsx'));

/** Real stones of the exchange, fetched when they are asked for. */
export function ExchangeStones({ row, changes }: ComponentProps<typeof ExchangeOffers>) {
  const t = useTexts('configurator');
  const canTrade = usePermission(AREAS.stones.needs);
  // The exchange is trade alone.
  if (useCustomerView() || !canTrade || !STONE_SHAPES.some((shape) => shape === row.cut)) return null;
  return (
    <Disclosure name="exchange-stones" title={t('stones.listed')}>
      <Suspense>
        <ExchangeOffers key={row.cut} row={row} changes={changes} />
      </Suspense>
    </Disclosure>
  );
}
