import { getPriceBasis } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import type { Evaluated, Menu } from '../../../kernel-worker/kernel-messages.ts';
import { openKernel } from '../../../kernel-worker/open-kernel.ts';

/** The kernel with today's prices, for a page that shows several designs. */
export function usePricedKernel(): { readonly kernel: KernelClient; readonly menu: Menu } | null {
  const { language, country } = useLocaleStore();
  const basis = useOperationQuery(getPriceBasis, {});
  const [open, setOpen] = useState<{ readonly kernel: KernelClient; readonly menu: Menu } | null>(null);
  const data = basis.data;
  const isAnswered = data !== undefined || basis.isError;
  useEffect(() => {
    if (!isAnswered) return undefined;
    const kernel = openKernel();
    let isGone = false;
    kernel
      .open({ language, country, priceBasis: data ?? null })
      .then((menu) => !isGone && setOpen({ kernel, menu }))
      .catch((error: unknown) => !isGone && console.error('the kernel did not open', error));
    return () => {
      isGone = true;
      setOpen(null);
      kernel.dispose();
    };
  }, [isAnswered, data, language, country]);
  return open;
}

/** A design of the tray with its figures; null where the record cannot be read any more. */
export type Compared = { readonly design: Design; readonly evaluated: Evaluated } | null;

/** Reads and evaluates every record; null until all are there. */
export function useCompared(kernel: KernelClient | null, records: readonly unknown[]): readonly Compared[] | null {
  const [compared, setCompared] = useState<{
    readonly records: readonly unknown[];
    readonly list: readonly Compared[];
  } | null>(null);
  useEffect(() => {
    if (kernel === null) return undefined;
    let isGone = false;
    const one = async (record: unknown): Promise<Compared> => {
      const read = await kernel.read(record);
      return read.ok ? { design: read.value, evaluated: await kernel.evaluate(read.value, []) } : null;
    };
    Promise.all(records.map(one))
      .then((list) => !isGone && setCompared({ records, list }))
      .catch((error: unknown) => !isGone && console.error('the designs could not be read', error));
    return () => {
      isGone = true;
    };
  }, [kernel, records]);
  return useMemo(() => (compared?.records === records ? compared.list : null), [compared, records]);
}
