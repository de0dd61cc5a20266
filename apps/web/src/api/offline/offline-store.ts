import { create } from 'zustand';
import type { OutboxEntry } from './outbox-entry.ts';

export interface OfflineState {
  /** The server could not be reached the last time that it was asked. */
  readonly isOffline: boolean;
  /** ISO time of the prices on this device; null when there are none. */
  readonly pricesAt: string | null;
  /** What waits to be sent, oldest first, and what the user has to decide about. */
  readonly entries: readonly OutboxEntry[];
}

export const useOfflineStore = create<OfflineState>(() => ({ isOffline: false, pricesAt: null, entries: [] }));

export function markOffline(isOffline = true): void {
  if (useOfflineStore.getState().isOffline !== isOffline) useOfflineStore.setState({ isOffline });
}

export function markPrices(pricesAt: string | null): void {
  useOfflineStore.setState({ pricesAt });
}
