import { useEffect, useState } from 'react';
import type { Arrangement, ReadPlace, RingViewer, ViewerLight } from '../../../viewer-host/viewer-types.ts';

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
  /** Whether the rings stand as they are designed and can be pulled; every other presentation only shows something. */
  readonly isPullable: boolean;
  readonly shown: Presentation;
  readonly change: (changes: Partial<Presentation>) => void;
}

/**
 * Keeps what was chosen and tells every viewer that opens. Who edits letters (`read`) sees them, unless another
 * arrangement was chosen.
 */
export function usePresentation(viewer: RingViewer | null, read: ReadPlace | null): PresentationControl {
  const [shown, setShown] = useState(PLAIN);
  const { light, hasMeasures, isBest, realSize } = shown;
  const isReading = read !== null && shown.arrangement === PLAIN.arrangement;
  const arrangement = isReading ? 'engraving' : shown.arrangement;
  useEffect(() => viewer?.setArrangement(arrangement, read), [viewer, arrangement, read]);
  useEffect(() => viewer?.setLight(light), [viewer, light]);
  useEffect(() => viewer?.setMeasures(hasMeasures), [viewer, hasMeasures]);
  useEffect(() => viewer?.setProgressiveRefinement(isBest), [viewer, isBest]);
  useEffect(() => {
    if (realSize === null) return undefined;
    viewer?.setRealSize(realSize);
    return () => viewer?.setRealSize(null);
  }, [viewer, realSize]);
  return {
    isPullable: isPullable({ ...shown, arrangement }),
    shown,
    change: (changes) => setShown((before) => ({ ...before, ...changes })),
  };
}

/** Grips belong to designing: a presentation is looked at, without anything of the tool on the rings. */
export const isPullable = ({ arrangement, hasMeasures, realSize }: Presentation): boolean =>
  arrangement === PLAIN.arrangement && !hasMeasures && realSize === null;
