import type { Change } from '@ringwerk/advice';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { useConfigurator, useDesignState } from './use-configurator.ts';

/** Which part of the ring the editors around a touch belong to. */
export const PartContext = createContext('');

/**
 * A touch that writes what `changes` makes of the ring that holds when every earlier touch has been answered. It
 * stays with the ring and the part that it was meant for, also when another one is chosen meanwhile.
 */
export function useWish<T extends readonly unknown[]>(
  changes: (...touched: T) => readonly Change[],
  gestureOf: (...touched: T) => string | null = () => null,
): (...touched: T) => Promise<void> {
  const { session } = useConfigurator();
  const ring = useDesignState((state) => state.selected);
  const part = use(PartContext);
  const target = `${ring} ${part}`;
  const latest = useRef({ changes, target });
  useLayoutEffect(() => {
    latest.current = { changes, target };
  });
  return (...touched) => {
    const meant = latest.current;
    const now = () => (latest.current.target === meant.target ? latest.current : meant);
    return session.wish(() => now().changes(...touched), gestureOf(...touched));
  };
}
