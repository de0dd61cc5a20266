import { houseDate } from '@ringwerk/contract';
import { useState } from 'react';
import { create } from 'zustand';

const STORAGE_KEY = 'ringwerk.zone';
/** Until the house has said: the first visit of a device shows the first page so. */
const FIRST = 'Europe/Berlin';

/** The zone, or the first: a browser that does not know it would throw at every date. */
function known(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone === '' ? FIRST : zone;
  } catch {
    return FIRST;
  }
}

function kept(): string {
  try {
    return known(localStorage.getItem(STORAGE_KEY) ?? FIRST);
  } catch {
    return FIRST;
  }
}

const useZoneStore = create<{ readonly zone: string }>(() => ({ zone: kept() }));

/** Takes the zone of the house's clock as the house names it, for this page and the next. */
export function keepHouseZone(zone: string): void {
  if (useZoneStore.getState().zone === zone) return;
  try {
    localStorage.setItem(STORAGE_KEY, zone);
  } catch {
    // Without storage the zone lives as long as the page.
  }
  useZoneStore.setState({ zone: known(zone) });
}

/** Zone of the house's clock: its days begin and end there, wherever this browser stands. */
export const useHouseZone = (): string => useZoneStore(({ zone }) => zone);

/** The day at the house when the page opened, `YYYY-MM-DD`. */
export function useToday(): string {
  const [now] = useState(() => new Date());
  return houseDate(now, useHouseZone());
}
