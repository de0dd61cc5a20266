import type { Change } from '@ringwerk/advice';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { useConfigurator, useDesignState } from './use-configurator.ts';

/** Which part of the ring the editors below it belong to. */
export const PartContext = createContext('');

/**
 * A functional update: `changes` is called on the latest accepted ring, once every earlier edit has been answered. It keeps to
 * the ring and the part for which it was called, also when another one is chosen meanwhile.
 */
export function useEdit<T extends readonly unknown[]>(
  changes: (...input: T) => readonly Change[],
  gestureOf: (...input: T) => string | null = () => null,
): (...input: T) => Promise<void> {
  const { session } = useConfigurator();
  const ring = useDesignState((state) => state.selected);
  const part = use(PartContext);
  const target = `${ring} ${part}`;
  const latest = useRef({ changes, target });
  useLayoutEffect(() => {
    latest.current = { changes, target };
  });
  return (...input) => {
    const called = latest.current;
    const now = () => (latest.current.target === called.target ? latest.current : called);
    return session.proposeEdit(() => now().changes(...input), gestureOf(...input));
  };
}
