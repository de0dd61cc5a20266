import { openRingViewer, type OpenedViewer, type RingViewerOptions } from '@ringwerk/viewer';
import { currentBackground, pageColours } from './page-colours.ts';

/** Name, measures and view buttons are written over the stage: the rings leave them room. */
const STAGE_FILL = 0.68;

/** What a viewer tells the page. */
export type ViewerNews = Pick<
  RingViewerOptions,
  'onPick' | 'onHover' | 'onMeasures' | 'onGrips' | 'onFailure' | 'onRestored' | 'onSettled'
>;

/** A viewer on its way, its canvas not yet in the page. */
export interface PreloadedViewer {
  readonly opened: Promise<OpenedViewer>;
  /** Who hears the viewer's news from now on. */
  readonly tell: (news: ViewerNews) => void;
}

export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

function hostViewer(): PreloadedViewer {
  let heard: ViewerNews = {};
  const opened = openRingViewer({
    background: currentBackground(),
    reducedMotion: reducedMotion().matches,
    pageColours: pageColours(),
    fill: STAGE_FILL,
    onPick: (target) => heard.onPick?.(target),
    onHover: (target) => heard.onHover?.(target),
    onMeasures: (lines) => heard.onMeasures?.(lines),
    onGrips: (places) => heard.onGrips?.(places),
    onFailure: (reason) => heard.onFailure?.(reason),
    onRestored: () => heard.onRestored?.(),
    onSettled: (milliseconds) => heard.onSettled?.(milliseconds),
  });
  // Whoever takes it hears of a failure; until then nobody misses the picture.
  opened.catch(() => undefined);
  return { opened, tell: (news) => (heard = news) };
}

let preloaded: PreloadedViewer | null = null;

/** Opens the next viewer while the page still waits for the design: it starts its worker, its light and its programs. */
export function preloadViewer(): void {
  preloaded ??= hostViewer();
}

/** The viewer that was preloaded, else a new one. */
export function takeViewer(): PreloadedViewer {
  const taken = preloaded ?? hostViewer();
  preloaded = null;
  return taken;
}
