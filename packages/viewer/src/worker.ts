import { createRingViewer } from './create-ring-viewer.ts';
import type { ViewerRequest, ViewerResponse } from './messages.ts';
import { RingViewerError } from './ring-viewer-error.ts';
import type { RingViewer, ViewerBackground, ViewerLight } from './ring-viewer.ts';
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
/** Orders wait while the viewer opens. */
let opening: Promise<void> | null = null;

// A worker's postMessage has no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: ViewerResponse): void => self.postMessage(message);

self.addEventListener('message', (event: MessageEvent<ViewerRequest>) => {
  const message = event.data;
  if (message.type === 'open') opening = open(message).finally(() => (opening = null));
  else if (opening === null) take(message);
  else void opening.then(() => take(message));
});

type Order = Exclude<ViewerRequest, { type: 'open' }>;

function take(message: Order): void {
  if (viewer) carryOut(viewer, message);
}

/** The light of the first picture, from an earlier opening where the device has kept it. */
async function readyLight(background: ViewerBackground, light: ViewerLight): Promise<void> {
  // Missing on a page that is not served safely.
  const storage = 'caches' in globalThis ? caches : undefined;
  await Promise.all([METAL_STUDIOS[light][background], GEM_STUDIOS[light]].map((s) => readyStudio(s, storage)));
}

async function open({ canvas, options }: Extract<ViewerRequest, { type: 'open' }>): Promise<void> {
  try {
    await readyLight(options.background ?? 'light', options.light ?? 'daylight');
    const opened = createRingViewer(canvas, {
      ...options,
      onFailure: (failure) => answer({ type: 'failed', failure }),
      onRestored: () => answer({ type: 'restored' }),
      onSettled: (milliseconds) => answer({ type: 'settled', milliseconds }),
      onMeasures: (lines) => answer({ type: 'measured', lines }),
      onGrips: (grips) => answer({ type: 'gripped', grips }),
      onHover: (target) => answer({ type: 'hovered', target }),
      onPick: (target) => answer({ type: 'picked', target }),
    });
    viewer = opened;
    answer({ type: 'opened' });
    opened.warmUp();
  } catch (error) {
    answer({ type: 'failed', failure: error instanceof RingViewerError ? error.failure : 'render-failed' });
  }
}

type Orders = {
  readonly [K in Order['type']]: (opened: RingViewer, message: Extract<ViewerRequest, { type: K }>) => void;
};

const ORDERS: Orders = {
  update: (opened, { scene }) => opened.update(scene),
  connect: (opened, { port, looks }) => opened.connect(port, looks),
  show: (opened, { shown, released }) => opened.show(shown, released),
  resize: (opened, { width, height, pixelRatio }) => opened.resize(width, height, pixelRatio),
  pointer: (opened, { event }) => opened.pointer(event),
  key: (opened, { key }) => opened.key(key),
  view: (opened, { view }) => opened.setView(view),
  arrangement: (opened, { arrangement, read }) => opened.setArrangement(arrangement, read),
  'turn-around': (opened) => opened.turnAround(),
  'real-size': (opened, { pixelsPerMillimetre }) => opened.setRealSize(pixelsPerMillimetre),
  measures: (opened, { areShown }) => opened.setMeasures(areShown),
  grips: (opened, { areShown }) => opened.setGrips(areShown),
  'progressive-refinement': (opened, { isOn }) => opened.setProgressiveRefinement(isOn),
  background: (opened, { background }) => opened.setBackground(background),
  light: (opened, { light }) => opened.setLight(light),
  held: (opened, { isHeld }) => opened.setHeld(isHeld),
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

function carryOut(opened: RingViewer, message: Order): void {
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
