import { BENCH_STATIONS, type BenchStation } from '@ringwerk/contract';

const KEY = 'ringwerk.bench';

/** The bench that this device stands at; null while nobody has chosen one. */
export function readBench(): BenchStation | null {
  try {
    const stored = localStorage.getItem(KEY);
    return BENCH_STATIONS.find((station) => station === stored) ?? null;
  } catch {
    // Storage is off: it is asked for again after the next start.
    return null;
  }
}

export function keepBench(station: BenchStation | null): void {
  try {
    if (station === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, station);
  } catch {
    // Storage is off: the choice holds until the page is left.
  }
}
