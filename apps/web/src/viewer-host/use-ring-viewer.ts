import type { RingScene } from '@ringwerk/kernel';
import {
  openRingViewer,
  type MeasureLine,
  type RingViewer,
  type ViewerBackground,
  type ViewerFailure,
  type ViewerLooks,
  type ViewerTarget,
} from '@ringwerk/viewer';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { forwardInput } from './forward-input.ts';
import { pageColours } from './page-colours.ts';

/** Name, measures and view buttons are written over the stage: the rings leave them room. */
const STAGE_FILL = 0.68;

export interface RingViewerInput {
  /** Rings of the design; null while none is meshed. */
  readonly scenes: readonly RingScene[] | null;
  readonly looks: ViewerLooks;
  readonly background: ViewerBackground;
  readonly label: string;
  readonly onPick: (target: ViewerTarget | null) => void;
  readonly onHover: (target: ViewerTarget | null) => void;
  /** With every frame while dimensions are shown. */
  readonly onMeasures: (lines: readonly MeasureLine[]) => void;
}

export interface HostedViewer {
  /** The element that the canvas is put into. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Null until it is open, and after a failure. */
  readonly viewer: RingViewer | null;
  readonly failure: ViewerFailure | null;
  /** The first picture stands at full quality. */
  readonly isSettled: boolean;
}

/**
 * The ring on a canvas of the page. React opens, forwards and closes; frames never touch its state. A canvas can be
 * handed to a worker only once, so the element is made here and thrown away with the viewer.
 */
export function useRingViewer(input: RingViewerInput): HostedViewer {
  const host = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<RingViewer | null>(null);
  const [failure, setFailure] = useState<ViewerFailure | null>(null);
  const [isSettled, setSettled] = useState(false);
  const pick = useEffectEvent(input.onPick);
  const hover = useEffectEvent(input.onHover);
  const measures = useEffectEvent(input.onMeasures);
  const background = useEffectEvent(() => input.background);

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const canvas = document.createElement('canvas');
    element.append(canvas);
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let open: RingViewer | null = null;
    let isGone = false;
    let stopInput: (() => void) | null = null;
    const start = async (): Promise<void> => {
      const opened = await openRingViewer(canvas, {
        background: background(),
        reducedMotion: reducedMotion.matches,
        pageColours: pageColours(),
        fill: STAGE_FILL,
        onPick: (target) => pick(target),
        onHover: (target) => hover(target),
        onMeasures: (lines) => measures(lines),
        onFailure: (reason) => setFailure(reason),
        onRestored: () => setFailure(null),
        onSettled: () => setSettled(true),
      });
      if (isGone) return opened.dispose();
      open = opened;
      stopInput = forwardInput(canvas, element, opened, reducedMotion);
      setViewer(opened);
    };
    start().catch((error: unknown) => {
      if (!isGone) setFailure(failureOf(error));
    });
    return () => {
      isGone = true;
      stopInput?.();
      open?.dispose();
      setViewer(null);
      canvas.remove();
    };
  }, []);

  useEffect(() => viewer?.setBackground(input.background), [viewer, input.background]);
  useEffect(() => {
    if (viewer !== null && input.scenes !== null) {
      viewer.update({ rings: input.scenes.map((scene) => ({ scene })), looks: input.looks });
    }
  }, [viewer, input.scenes, input.looks]);
  useEffect(() => {
    const canvas = host.current?.querySelector('canvas');
    canvas?.setAttribute('aria-label', input.label);
  }, [input.label]);

  return { host, viewer, failure, isSettled };
}

/** A viewer error names its reason; anything else kept the viewer's code from loading. */
function failureOf(error: unknown): ViewerFailure {
  const reason = typeof error === 'object' && error !== null && 'failure' in error ? error.failure : null;
  return reason === 'webgl-missing' || reason === 'context-lost' ? reason : 'render-failed';
}
