import type { ViewerRequest, ViewerResponse } from './messages.ts';
import { RingViewerError } from './ring-viewer-error.ts';
import type { RingViewer, RingViewerOptions, ViewerBackground } from './ring-viewer.ts';

interface Waiting {
  readonly resolve: (answer: ViewerResponse) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that waits for its canvas. */
interface StartedWorker {
  readonly worker: Worker;
  /** Whether it can draw. The function may exist without a working context (WebKitGTK 2.50), so one is really made. */
  readonly isAble: Promise<boolean>;
}

/** The one thing that the page knows of a viewer before it has one. */
let startedAhead: StartedWorker | null = null;

/** Null where a canvas cannot be handed to a worker at all. Trying a context here would hold the page up for long. */
function startWorker(): StartedWorker | null {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return null;
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ring-viewer' });
  const tried = Promise.withResolvers<boolean>();
  worker.addEventListener('message', ({ data }: MessageEvent<ViewerResponse>) => {
    if (data.type === 'tried') tried.resolve(data.isAble);
  });
  worker.addEventListener('error', () => tried.resolve(false));
  tell(worker, { type: 'try' });
  return { worker, isAble: tried.promise };
}

// A worker's postMessage has no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (worker: Worker, message: ViewerRequest): void => worker.postMessage(message);

/** Starts the worker and lets it paint its light while the page still waits for the design; the next opening takes it. */
export function prepareRingViewer(background: ViewerBackground): void {
  if (startedAhead !== null) return;
  startedAhead = startWorker();
  if (startedAhead !== null) tell(startedAhead.worker, { type: 'prepare', background });
}

/**
 * Opens the viewer for a canvas of the page: in a worker where an OffscreenCanvas gives WebGL2, on the
 * page's own thread otherwise. Holds no three.js itself. A canvas can be opened once; take a new element
 * after `dispose`.
 * @throws RingViewerError when there is no WebGL2 at all.
 */
export async function openRingViewer(canvas: HTMLCanvasElement, options: RingViewerOptions): Promise<RingViewer> {
  const started = startedAhead ?? startWorker();
  startedAhead = null;
  if (started !== null) {
    if (await started.isAble) return openInWorker(started.worker, canvas, options);
    started.worker.terminate();
  }
  const { createRingViewer } = await import('./create-ring-viewer.ts');
  return createRingViewer(canvas, options);
}

/** The page's side of the worker protocol. */
export async function openInWorker(
  worker: Worker,
  canvas: HTMLCanvasElement,
  options: RingViewerOptions,
): Promise<RingViewer> {
  const waiting = new Map<number, Waiting>();
  const opened = Promise.withResolvers<undefined>();
  worker.addEventListener('message', (event: MessageEvent<ViewerResponse>) => {
    const message = event.data;
    if (message.type === 'opened') opened.resolve(undefined);
    else if ('id' in message) settle(waiting, message.id, message);
    else report(message, options, opened.reject);
  });
  worker.addEventListener('error', () => {
    opened.reject(new RingViewerError('render-failed'));
    options.onFailure?.('render-failed');
  });
  const offscreen = canvas.transferControlToOffscreen();
  const { background, light, reducedMotion, pageColours, fill } = options;
  const cloneable = {
    ...(background === undefined ? {} : { background }),
    ...(light === undefined ? {} : { light }),
    ...(reducedMotion === undefined ? {} : { reducedMotion }),
    ...(pageColours === undefined ? {} : { pageColours }),
    ...(fill === undefined ? {} : { fill }),
  };
  const first: ViewerRequest = { type: 'open', canvas: offscreen, options: cloneable };
  worker.postMessage(first, [offscreen]);
  try {
    await opened.promise;
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return remoteRingViewer(worker, waiting);
}

function settle(waiting: Map<number, Waiting>, id: number, message: ViewerResponse): void {
  const entry = waiting.get(id);
  waiting.delete(id);
  if (message.type === 'refused') entry?.reject(new Error(message.reason));
  else entry?.resolve(message);
}

function report(message: ViewerResponse, options: RingViewerOptions, refuse: (error: Error) => void): void {
  if (message.type === 'failed') {
    refuse(new RingViewerError(message.failure));
    options.onFailure?.(message.failure);
  } else if (message.type === 'restored') options.onRestored?.();
  else if (message.type === 'settled') options.onSettled?.(message.milliseconds);
  else pass(message, options);
}

function pass(message: ViewerResponse, options: RingViewerOptions): void {
  if (message.type === 'measured') options.onMeasures?.(message.lines);
  else if (message.type === 'gripped') options.onGrips?.(message.grips);
  else if (message.type === 'hovered') options.onHover?.(message.target);
  else if (message.type === 'picked') options.onPick?.(message.target);
}

function remoteRingViewer(worker: Worker, waiting: Map<number, Waiting>): RingViewer {
  let lastId = 0;
  const send = (message: ViewerRequest): void => tell(worker, message);
  const ask = (message: (id: number) => ViewerRequest): Promise<ViewerResponse> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      send(message(lastId));
    });
  return {
    update: (scene) => send({ type: 'update', scene }),
    resize: (width, height, pixelRatio) => send({ type: 'resize', width, height, pixelRatio }),
    pointer: (event) => send({ type: 'pointer', event }),
    key: (key) => send({ type: 'key', key }),
    setView: (view) => send({ type: 'view', view }),
    setArrangement: (arrangement, read = null) => send({ type: 'arrangement', arrangement, read }),
    turnAround: () => send({ type: 'turn-around' }),
    setRealSize: (pixelsPerMillimetre) => send({ type: 'real-size', pixelsPerMillimetre }),
    setMeasures: (areShown) => send({ type: 'measures', areShown }),
    setGrips: (areShown) => send({ type: 'grips', areShown }),
    setBest: (isBest) => send({ type: 'best', isBest }),
    setLight: (light) => send({ type: 'light', light }),
    setBackground: (background) => send({ type: 'background', background }),
    setReducedMotion: (isReduced) => send({ type: 'reduced-motion', isReduced }),
    setVisible: (isVisible) => send({ type: 'visible', isVisible }),
    highlight: (target) => send({ type: 'highlight', target }),
    pick: async (x, y) => {
      const answer = await ask((id) => ({ type: 'pick', id, x, y }));
      return answer.type === 'pick-answer' ? answer.target : null;
    },
    snapshot: async (snapshot) => {
      const answer = await ask((id) => ({ type: 'snapshot', id, options: snapshot }));
      if (answer.type !== 'snapshot-answer') throw new Error('the viewer answered a snapshot with something else');
      return answer.picture;
    },
    dispose: () => {
      send({ type: 'dispose' });
      for (const entry of waiting.values()) entry.reject(new Error('the viewer was closed'));
      waiting.clear();
      // The worker closes itself after it gave its GPU objects back.
    },
  };
}
