import { useMemo, useState } from 'react';
import { namedQuery } from '../../../api/queries.ts';
import { useQuery } from '../../../api/use-query.ts';
import { partneredRingOf } from '../../../domain/partner/partner-address.ts';
import type { OpenedPartner } from './partner.ts';

const NONE: OpenedPartner = { partner: null, design: null, isMissing: false };
const AWAITED: OpenedPartner = { ...NONE, design: undefined };
const MISSING: OpenedPartner = { ...NONE, isMissing: true };

/** @param address - as the page was opened */
export function usePartner(enabled: boolean, address: URLSearchParams): OpenedPartner {
  const from = useMemo(() => partneredRingOf(address), [address]);
  // An order may have been changed since the last opening: each one reads it once, and what is designed then stands.
  const [opening] = useState(() => performance.now());
  const { data, isError } = useQuery(
    namedQuery(
      'partner-ring',
      { from, opening },
      // Orders have a contract of their own, which other ways into the configurator do not wait for.
      async (signal) => (from === null ? null : (await import('./open-partner.ts')).openPartner(from, signal)),
      { enabled: enabled && from !== null, staleTime: Infinity },
    ),
  );
  const opened = from === null ? NONE : data === undefined && !isError ? AWAITED : (data ?? MISSING);
  // What was opened holds: with the customer view the page may no longer ask for the order.
  const [held, hold] = useState<OpenedPartner | null>(null);
  if (held === null && opened.partner !== null) hold(opened);
  return held ?? opened;
}
