import { getAlloys, getPriceBasis } from '@ringwerk/contract';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { invalidateQueries } from '../../../api/queries.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { ConfiguratorSession } from './configurator-session.ts';

/**
 * Prices that changed while the ring is open: the server's word stands at once, the page says so, and fetches the new
 * list and the alloys that it is computed with, so that every difference beside an option is today's too. Once for each list: where the same one comes back,
 * something else differs.
 */
export function usePriceChanges(session: ConfiguratorSession, priceBasis: PriceBasis | null | undefined): void {
  const t = useTexts('configurator');
  const isCorrected = useStore(session.state, ({ priceState }) => priceState === 'corrected');
  const fetchedAfter = useRef<string | null>(null);
  useEffect(() => {
    if (!isCorrected || !priceBasis) return;
    const list = JSON.stringify(priceBasis);
    if (fetchedAfter.current === list) return;
    fetchedAfter.current = list;
    showToast(t('price.changed'), { life: 12_000 });
    invalidateQueries(getPriceBasis, getAlloys).catch((error: unknown) =>
      console.error('the new price list could not be fetched', error),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- shown once, in the language of that moment
  }, [isCorrected, priceBasis]);
}
