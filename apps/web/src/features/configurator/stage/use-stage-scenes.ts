import type { StackFit } from '@ringwerk/advice/stack';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { useMemo } from 'react';
import type { RingViewerInput } from '../../../viewer-host/use-ring-viewer.ts';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';

/** What stands on the stage: the rings of the design, which the viewer follows by itself, or a stack, which has a picture of its own. */
export function useStageScenes(stack: StackFit | null): Required<Pick<RingViewerInput, 'scenes' | 'follow'>> {
  const { session } = useConfigurator();
  const meshes = useSessionState((state) => state.scenes);
  const scenes = useMemo((): readonly RingScene[] | null => {
    if (stack !== null) return [stack.scene];
    const ready = meshes.filter((scene) => scene !== null);
    return ready.length === meshes.length && ready.length > 0 ? ready : null;
  }, [meshes, stack]);
  return { scenes, follow: stack === null ? session.pictures.follow : undefined };
}
