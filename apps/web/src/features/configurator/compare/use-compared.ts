import type { Design } from '@ringwerk/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import type { Evaluated } from '../../../kernel-worker/kernel-messages.ts';

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
