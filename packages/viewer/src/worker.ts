import { createRingViewer } from './create-ring-viewer.ts';
import type { ViewerRequest, ViewerResponse } from './messages.ts';
import { RingViewerError } from './ring-viewer-error.ts';
import type { RingViewer, ViewerBackground } from './ring-viewer.ts';
import { readyStudio } from './studio/kept-light.ts';
import { GEM_STUDIOS, METAL_STUDIOS } from './studio/studios.ts';

/*
 * The worker's side of the protocol in `messages.ts`: unpacks, calls the same viewer, answers.
 * The package compiles with the page's library, in which `self` is a window; only these members are used here.
 */
declare const self: {
  postMessage(message: ViewerResponse): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ViewerRequest>) => void): void;
};

let viewer: RingViewer | null = null;
let preparing: Promise<void> | null = null;

// A worker's postMessage has no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: ViewerResponse): void => self.postMessage(message);

self.addEventListener('message', (event: MessageEvent<ViewerRequest>) => {
  const message = event.data;
  if (message.type === 'prepare') preparing = prepare(message.background);
  else if (preparing === null) take(message);
  else void preparing.then(() => take(message));
});

function take(message: Exclude<ViewerRequest, { type: 'prepare' }>): void {
  if (message.type === 'open') open(message);
  else if (message.type === 'try') answer({ type: 'tried', isAble: canDraw() });
  else if (viewer) carryOut(viewer, message);
}

function canDraw(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** The light of the first picture is made ready while there is nothing to show yet. Orders wait for it. */
async function prepare(background: ViewerBackground): Promise<void> {
  // Missing on a page that is not served safely.
  const storage = 'caches' in globalThis ? caches : undefined;
  await Promise.all([METAL_STUDIOS.daylight[background], GEM_STUDIOS.daylight].map((s) => readyStudio(s, storage)));
  preparing = null;
}

function open(message: Extract<ViewerRequest, { type: 'open' }>): void {
  try {
    viewer = createRingViewer(message.canvas, {
      ...message.options,
      onFailure: (failure) => answer({ type: 'failed', failure }),
      onRestored: () => answer({ type: 'restored' }),
      onSettled: (milliseconds) => answer({ type: 'settled', milliseconds }),
      onMeasures: (lines) => answer({ type: 'measured', lines }),
      onGrips: (grips) => answer({ type: 'gripped', grips }),
      onHover: (target) => answer({ type: 'hovered', target }),
      onPick: (target) => answer({ type: 'picked', target }),
    });
    answer({ type: 'opened' });
  } catch (error) {
    answer({ type: 'failed', failure: error instanceof RingViewerError ? error.failure : 'render-failed' });
  }
}

type Orders = {
  readonly [K in Exclude<ViewerRequest['type'], 'open' | 'try' | 'prepare'>]: (
    opened: RingViewer,
    message: Extract<ViewerRequest, { type: K }>,
  ) => void;
};

const ORDERS: Orders = {
  update: (opened, { scene }) => opened.update(scene),
  resize: (opened, { width, height, pixelRatio }) => opened.resize(width, height, pixelRatio),
  pointer: (opened, { event }) => opened.pointer(event),
  key: (opened, { key }) => opened.key(key),
  view: (opened, { view }) => opened.setView(view),
  arrangement: (opened, { arrangement, read }) => opened.setArrangement(arrangement, read),
  'turn-around': (opened) => opened.turnAround(),
  'real-size': (opened, { pixelsPerMillimetre }) => opened.setRealSize(pixelsPerMillimetre),
  measures: (opened, { areShown }) => opened.setMeasures(areShown),
  grips: (opened, { areShown }) => opened.setGrips(areShown),
  best: (opened, { isBest }) => opened.setBest(isBest),
  background: (opened, { background }) => opened.setBackground(background),
  light: (opened, { light }) => opened.setLight(light),
  'reduced-motion': (opened, { isReduced }) => opened.setReducedMotion(isReduced),
  visible: (opened, { isVisible }) => opened.setVisible(isVisible),
  highlight: (opened, { target }) => opened.highlight(target),
  pick: (opened, { id, x, y }) => void pick(opened, id, x, y),
  snapshot: (opened, message) => void snapshot(opened, message),
  dispose: (opened) => {
    opened.dispose();
    viewer = null;
    self.close();
  },
};

function carryOut(opened: RingViewer, message: Exclude<ViewerRequest, { type: 'open' | 'try' | 'prepare' }>): void {
  // The table pairs every type with its own message; TypeScript cannot follow that through an index.
  const order = ORDERS[message.type] as (opened: RingViewer, message: ViewerRequest) => void;
  order(opened, message);
}

async function pick(opened: RingViewer, id: number, x: number, y: number): Promise<void> {
  answer({ type: 'pick-answer', id, target: await opened.pick(x, y) });
}

async function snapshot(opened: RingViewer, message: Extract<ViewerRequest, { type: 'snapshot' }>): Promise<void> {
  try {
    answer({ type: 'snapshot-answer', id: message.id, picture: await opened.snapshot(message.options) });
  } catch (error) {
    answer({ type: 'refused', id: message.id, reason: error instanceof Error ? error.message : String(error) });
  }
}
