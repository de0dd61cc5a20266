import { useEffect, useState } from 'react';
import type { ViewerTarget } from '../../../viewer-host/viewer-types.ts';
import type { ConfiguratorSession } from '../session/configurator-session.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { StageStill } from '../../../domain/rings/stage-still.tsx';

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

interface OpeningStillProps {
  /** The live rings are as good. */
  readonly isSettled: boolean;
  /** What the pointer rests on is marked on the live rings. */
  readonly hovered: ViewerTarget | null;
}

/**
 * The picture that the page opened with, over the live rings until they are as good; then it fades into them. Whatever is
 * touched, or changes by itself, takes it away at once: from then on only the live rings say what is designed.
 */
export function OpeningStill({ isSettled, hovered }: OpeningStillProps) {
  const { session, still } = useConfigurator();
  const isTouched = useIsTouched(session);
  return <StageStill address={isTouched ? null : still} isOver={isSettled || hovered !== null} />;
}

function useIsTouched({ store }: ConfiguratorSession): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = (): void => setTouched(true);
    for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true, once: true });
    const stop = store.subscribe(touch);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, touch, { capture: true });
      stop();
    };
  }, [store]);
  return isTouched;
}
