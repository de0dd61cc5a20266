import type { ViewerRequest, ViewerResponse } from './messages.ts';
import { RingViewerError } from './ring-viewer-error.ts';
import type { RingViewer, RingViewerOptions } from './ring-viewer.ts';

interface Waiting {
  readonly resolve: (answer: ViewerResponse) => void;
  readonly reject: (error: Error) => void;
}

/** A canvas, to be put into a page, and the viewer that draws on it. */
export interface OpenedViewer {
  readonly canvas: HTMLCanvasElement;
  readonly viewer: RingViewer;
}

/** Null where a canvas cannot be handed to a worker at all. */
function startWorker(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return null;
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null;
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ring-viewer' });
}

const tell = (worker: Worker, message: ViewerRequest, transfer: Transferable[] = []): void =>
  worker.postMessage(message, transfer);

/**
 * Opens a viewer on a canvas of its own: in a worker where that gives WebGL2, on the page's own thread otherwise. Holds
 * no three.js itself. Whoever calls puts the canvas into the page and removes it after `dispose`.
 * @throws RingViewerError when there is no WebGL2 at all.
 */
export async function openRingViewer(options: RingViewerOptions): Promise<OpenedViewer> {
  const worker = startWorker();
  if (worker !== null) {
    const canvas = document.createElement('canvas');
    // The function may exist without a working context (WebKitGTK 2.50): then a canvas of the page may still have one.
    const viewer = await openInWorker(worker, canvas, options).catch(() => null);
    if (viewer !== null) return { canvas, viewer };
  }
  const { createRingViewer } = await import('./create-ring-viewer.ts');
  const canvas = document.createElement('canvas');
  return { canvas, viewer: createRingViewer(canvas, options) };
}

/** The page's side of the worker protocol. */
export async function openInWorker(
  worker: Worker,
  canvas: HTMLCanvasElement,
  options: RingViewerOptions,
): Promise<RingViewer> {
  const waiting = new Map<number, Waiting>();
  const opened = Promise.withResolvers<undefined>();
  let isOpen = false;
  worker.addEventListener('message', (event: MessageEvent<ViewerResponse>) => {
    const message = event.data;
    if (message.type === 'opened') opened.resolve(undefined);
    else if ('id' in message) settle(waiting, message.id, message);
    else if (isOpen) report(message, options);
    else if (message.type === 'failed') opened.reject(new RingViewerError(message.failure));
  });
  worker.addEventListener('error', () => {
    opened.reject(new RingViewerError('render-failed'));
    if (isOpen) options.onFailure?.('render-failed');
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
  tell(worker, first, [offscreen]);
  try {
    await opened.promise;
  } catch (error) {
    worker.terminate();
    throw error;
  }
  isOpen = true;
  return remoteRingViewer(worker, waiting);
}

function settle(waiting: Map<number, Waiting>, id: number, message: ViewerResponse): void {
  const entry = waiting.get(id);
  waiting.delete(id);
  if (message.type === 'refused') entry?.reject(new Error(message.reason));
  else entry?.resolve(message);
}

function report(message: ViewerResponse, options: RingViewerOptions): void {
  if (message.type === 'failed') options.onFailure?.(message.failure);
  else if (message.type === 'restored') options.onRestored?.();
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
    connect: (port, looks) => tell(worker, { type: 'connect', port, looks }, [port]),
    show: (shown, released) => send({ type: 'show', shown, released }),
    resize: (width, height, pixelRatio) => send({ type: 'resize', width, height, pixelRatio }),
    pointer: (event) => send({ type: 'pointer', event }),
    key: (key) => send({ type: 'key', key }),
    setView: (view) => send({ type: 'view', view }),
    setArrangement: (arrangement, read = null) => send({ type: 'arrangement', arrangement, read }),
    turnAround: () => send({ type: 'turn-around' }),
    setRealSize: (pixelsPerMillimetre) => send({ type: 'real-size', pixelsPerMillimetre }),
    setMeasures: (areShown) => send({ type: 'measures', areShown }),
    setGrips: (areShown) => send({ type: 'grips', areShown }),
    setProgressiveRefinement: (isOn) => send({ type: 'progressive-refinement', isOn }),
    setLight: (light) => send({ type: 'light', light }),
    setBackground: (background) => send({ type: 'background', background }),
    setHeld: (isHeld) => send({ type: 'held', isHeld }),
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
