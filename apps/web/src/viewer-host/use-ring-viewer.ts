import type { RingScene } from '@ringwerk/kernel/mesh';
import type {
  MeasureLine,
  OpenedViewer,
  RingGrip,
  RingViewer,
  ViewerBackground,
  ViewerFailure,
  ViewerLooks,
  ViewerTarget,
} from '@ringwerk/viewer';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { keepBusy } from '../api/offline/page-rest.ts';
import { forwardInput } from './forward-input.ts';
import { reducedMotion, takeViewer } from './preload-viewer.ts';
import type { RingPictures } from './ring-pictures.ts';

const NOTHING = (): void => {};

export interface RingViewerInput {
  /** The design that it shows: a dragged ring does not wait for React. Null while there is none. */
  readonly pictures: RingPictures | null;
  /** What it shows in place of the design. */
  readonly scene?: RingScene | undefined;
  readonly looks: ViewerLooks;
  readonly background: ViewerBackground;
  readonly label: string;
  readonly onPick: (target: ViewerTarget | null) => void;
  readonly onHover: (target: ViewerTarget | null) => void;
  /** With every frame while dimensions are shown. */
  readonly onMeasures?: (lines: readonly MeasureLine[]) => void;
  /** With every frame while grips are shown. */
  readonly onGrips?: (grips: readonly RingGrip[]) => void;
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
 * The ring on a canvas of the page. React opens, forwards and closes; frames never touch its state.
 */
export function useRingViewer(input: RingViewerInput): HostedViewer {
  const host = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<RingViewer | null>(null);
  const [failure, setFailure] = useState<ViewerFailure | null>(null);
  const [isSettled, setSettled] = useState(false);
  const pick = useEffectEvent(input.onPick);
  const hover = useEffectEvent(input.onHover);
  const measures = useEffectEvent(input.onMeasures ?? NOTHING);
  const grips = useEffectEvent(input.onGrips ?? NOTHING);

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const { opened, tell } = takeViewer();
    tell({
      onPick: (target) => pick(target),
      onHover: (target) => hover(target),
      onMeasures: (lines) => measures(lines),
      onGrips: (places) => grips(places),
      onFailure: (reason) => setFailure(reason),
      onRestored: () => setFailure(null),
      onSettled: () => setSettled(true),
    });
    let open: OpenedViewer | null = null;
    let isGone = false;
    let stopInput: (() => void) | null = null;
    const start = async (): Promise<void> => {
      const { canvas, viewer: drawn } = await opened;
      if (isGone) return drawn.dispose();
      open = { canvas, viewer: drawn };
      element.append(canvas);
      stopInput = forwardInput(canvas, element, drawn, reducedMotion());
      setViewer(drawn);
    };
    start().catch((error: unknown) => {
      if (!isGone) setFailure(failureOf(error));
    });
    return () => {
      isGone = true;
      stopInput?.();
      open?.viewer.dispose();
      open?.canvas.remove();
      setViewer(null);
    };
  }, []);

  const isDrawing = failure === null && !isSettled;
  useEffect(() => (isDrawing ? keepBusy() : undefined), [isDrawing]);
  useEffect(() => viewer?.setBackground(input.background), [viewer, input.background]);
  const { pictures, scene, looks } = input;
  useEffect(() => {
    if (viewer === null) return undefined;
    return scene === undefined ? pictures?.attach(viewer, looks) : viewer.update({ rings: [{ scene }], looks });
  }, [viewer, pictures, scene, looks]);
  useEffect(() => {
    if (viewer !== null) host.current?.querySelector('canvas')?.setAttribute('aria-label', input.label);
  }, [viewer, input.label]);

  return { host, viewer, failure, isSettled };
}

/** A viewer error names its reason; anything else kept the viewer's code from loading. */
function failureOf(error: unknown): ViewerFailure {
  const reason = typeof error === 'object' && error !== null && 'failure' in error ? error.failure : null;
  return reason === 'webgl-missing' || reason === 'context-lost' ? reason : 'render-failed';
}
