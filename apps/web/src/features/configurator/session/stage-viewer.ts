import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { RingViewer } from '../../../viewer-host/viewer-types.ts';

interface StageViewer {
  /** The viewer of the open stage; null before it is open, and where this device has none. */
  readonly viewer: RingViewer | null;
  /** Whether its graphics context is lost, or it failed otherwise. */
  readonly isBroken: boolean;
}

const NONE: StageViewer = { viewer: null, isBroken: false };

/** What draws the stage, for those who take pictures of it. */
const stageViewer = createStore<StageViewer>(() => NONE);

export const useStageViewer = (): StageViewer => useStore(stageViewer);
export const isStageBroken = (): boolean => stageViewer.getState().isBroken;

/** Names the viewer of the stage until the returned function is called. */
export function nameStageViewer(shown: StageViewer): () => void {
  stageViewer.setState(shown);
  return () => stageViewer.setState(NONE);
}
