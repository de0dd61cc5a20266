import { getPriceBasis } from '@ringwerk/contract';
import { useEffect, useState } from 'react';
import { useSeesTrade } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useHouseAlloys } from '../../../domain/rings/use-house-alloys.ts';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import type { Menu } from '../../../kernel-worker/kernel-messages.ts';
import { openKernel } from '../../../kernel-worker/open-kernel.ts';

/** The kernel with today's prices, for a page that shows several designs. */
export function usePricedKernel(): { readonly kernel: KernelClient; readonly menu: Menu } | null {
  const { language, country } = useLocaleStore();
  // Whoever sees no trade figure is not asked for any: the rings are drawn without prices.
  const seesTrade = useSeesTrade();
  const basis = useOperationQuery(getPriceBasis, {}, { enabled: seesTrade });
  const [open, setOpen] = useState<{ readonly kernel: KernelClient; readonly menu: Menu } | null>(null);
  const data = basis.data;
  const alloys = useHouseAlloys();
  const isAnswered = !seesTrade || data !== undefined || basis.isError;
  useEffect(() => {
    if (!isAnswered || alloys === undefined) return undefined;
    const kernel = openKernel();
    let isGone = false;
    kernel
      .open({ language, country, priceBasis: seesTrade ? (data ?? null) : null, alloys })
      .then((menu) => !isGone && setOpen({ kernel, menu }))
      .catch((error: unknown) => !isGone && console.error('the kernel did not open', error));
    return () => {
      isGone = true;
      setOpen(null);
      kernel.dispose();
    };
  }, [isAnswered, seesTrade, data, alloys, language, country]);
  return open;
}
