import { listScans, listWorkOrders, scanAtBench, type BenchScan, type BenchStation } from '@ringwerk/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newActKey } from '../../../api/offline/act-key.ts';
import { ApiError, isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { invalidateQueries } from '../../../api/queries.ts';

/** What became of the last code. */
export type ScanOutcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'waiting'; readonly code: string }
  | { readonly kind: 'moved' | 'repeat'; readonly scan: BenchScan }
  | { readonly kind: 'refused'; readonly code: string; readonly error: unknown };

/** Pauses before a code is sent again that the network has swallowed, ms. Its key makes it one scan. */
const PAUSES_MS = [500, 2_000, 5_000];

async function send(station: BenchStation, code: string): Promise<ScanOutcome> {
  const body = { station, code, idempotencyKey: newActKey() };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { isRepeat, ...scan } = await call(scanAtBench, { body });
      return { kind: isRepeat ? 'repeat' : 'moved', scan };
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      const isLost = isApiError(error, 'network.unreachable') || isApiError(error, 'server.unavailable');
      if (!isLost || pause === undefined) return { kind: 'refused', code, error };
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Sends codes one after the other, as fast as they are read, and tells what became of the last one. */
export function useScans(
  station: BenchStation,
  onOutcome: (outcome: ScanOutcome) => void,
): { readonly outcome: ScanOutcome; readonly scan: (code: string) => void; readonly clear: () => void } {
  const [outcome, setOutcome] = useState<ScanOutcome>({ kind: 'ready' });
  const queue = useRef(Promise.resolve());
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  const scan = useCallback(
    (code: string) => {
      queue.current = queue.current.then(async () => {
        setOutcome({ kind: 'waiting', code });
        const next = await send(station, code);
        setOutcome(next);
        latest.current(next);
        await invalidateQueries(listScans, listWorkOrders);
      });
      queue.current = queue.current.catch((error: unknown) => setOutcome({ kind: 'refused', code, error }));
    },
    [station],
  );
  const clear = useCallback(() => setOutcome({ kind: 'ready' }), []);
  return { outcome, scan, clear };
}

/** What the server says of an order that stays: its number, its step and the next ones. */
export function refusedOrder(error: unknown): {
  readonly number: string;
  readonly status: string;
  readonly next: readonly string[];
} | null {
  const params = error instanceof ApiError ? error.issues[0]?.params : undefined;
  if (params?.['number'] === undefined) return null;
  const next = String(params['next'] ?? '').split(' ');
  return { number: String(params['number']), status: String(params['status']), next: next.filter(Boolean) };
}
