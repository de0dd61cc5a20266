import { useEffect } from 'react';
import { useConfigurator, useDesignState } from './use-configurator.ts';
import { endStack, useStackStore } from './stack-store.ts';

/** Keeps the stack true to the ring in hand, whatever is changed on it. */
export function useStack(): void {
  const { session } = useConfigurator();
  const { before, after } = useStackStore((state) => state.companions);
  const index = useDesignState((state) => state.selected);
  const ring = useDesignState((state) => state.history.present.rings[state.selected]);
  useEffect(() => endStack, []);
  useEffect(() => {
    if (ring === undefined || (before === null && after === null)) {
      useStackStore.setState({ stack: null });
      return;
    }
    // One finger, one size.
    const worn = (companion: typeof before) => companion && { ...companion.ring, size: ring.size };
    session.questions.stack({ index, before: worn(before), after: worn(after) }).then(
      (stack) => stack !== null && useStackStore.setState({ stack }),
      (error: unknown) => console.error('the rings could not be held against each other', error),
    );
  }, [session, index, ring, before, after]);
}
