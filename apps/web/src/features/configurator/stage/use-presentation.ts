import { useEffect, useState } from 'react';
import type { Arrangement, RingViewer, ViewerLight } from '../../../viewer-host/viewer-types.ts';

/** How the stage shows the rings; nothing of it belongs to the design. */
export interface Presentation {
  readonly arrangement: Arrangement;
  readonly light: ViewerLight;
  readonly hasMeasures: boolean;
  readonly isBest: boolean;
  /** CSS pixels per millimetre while the rings stand in their true size. */
  readonly realSize: number | null;
}

const PLAIN: Presentation = {
  arrangement: 'standing',
  light: 'daylight',
  hasMeasures: false,
  isBest: false,
  realSize: null,
};

export interface PresentationControl {
  readonly shown: Presentation;
  readonly change: (changes: Partial<Presentation>) => void;
}

/** Keeps what was chosen and tells every viewer that opens. */
export function usePresentation(viewer: RingViewer | null): PresentationControl {
  const [shown, setShown] = useState(PLAIN);
  const { arrangement, light, hasMeasures, isBest, realSize } = shown;
  useEffect(() => viewer?.setArrangement(arrangement), [viewer, arrangement]);
  useEffect(() => viewer?.setLight(light), [viewer, light]);
  useEffect(() => viewer?.setMeasures(hasMeasures), [viewer, hasMeasures]);
  useEffect(() => viewer?.setBest(isBest), [viewer, isBest]);
  useEffect(() => {
    if (realSize === null) return undefined;
    viewer?.setRealSize(realSize);
    return () => viewer?.setRealSize(null);
  }, [viewer, realSize]);
  return { shown, change: (changes) => setShown((before) => ({ ...before, ...changes })) };
}
