import { VIEWER_KEYS, type RingViewer, type ViewerKey, type ViewerPointer } from '@ringwerk/viewer';

/** Canvas pixels beyond two per CSS pixel cost frames and show nothing. */
const PIXEL_RATIO_MAX = 2;

/** Hands size, pointers, presses beside the rings, wheel, keys, visibility and reduced motion to the viewer; returns the way to stop. */
export function forwardInput(
  canvas: HTMLCanvasElement,
  host: HTMLElement,
  viewer: RingViewer,
  reducedMotion: MediaQueryList,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const send =
    (type: ViewerPointer['type']) =>
    (event: PointerEvent): void => {
      const box = canvas.getBoundingClientRect();
      viewer.pointer({
        type,
        pointerId: event.pointerId,
        x: event.clientX - box.left,
        y: event.clientY - box.top,
        deltaY: 0,
        isPressed: type === 'down' || (event.buttons & 1) === 1,
      });
    };
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      send('down')(event);
    },
    { signal },
  );
  canvas.addEventListener('pointermove', send('move'), { signal });
  canvas.addEventListener('pointerup', send('up'), { signal });
  canvas.addEventListener('pointercancel', send('cancel'), { signal });
  canvas.addEventListener('pointerleave', send('leave'), { signal });
  canvas.addEventListener('wheel', (event) => forwardWheel(event, canvas, viewer), { signal, passive: false });
  canvas.addEventListener('keydown', (event) => forwardKey(event, viewer), { signal });
  const resize = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth > 0 && clientHeight > 0) {
      viewer.resize(clientWidth, clientHeight, Math.min(PIXEL_RATIO_MAX, devicePixelRatio));
    }
  });
  resize.observe(host);
  document.addEventListener('visibilitychange', () => viewer.setVisible(!document.hidden), { signal });
  watchPresses(viewer, signal);
  reducedMotion.addEventListener('change', ({ matches }) => viewer.setReducedMotion(matches), { signal });
  return () => {
    stop.abort();
    resize.disconnect();
  };
}

/** A press anywhere on the page, such as on a slider beside the rings; one that ends outside the window ends with the focus. */
function watchPresses(viewer: RingViewer, signal: AbortSignal): void {
  const pressed = new Set<number>();
  const end = ({ pointerId }: PointerEvent): void => {
    if (pressed.delete(pointerId) && pressed.size === 0) viewer.setHeld(false);
  };
  const options = { signal, capture: true };
  addEventListener(
    'pointerdown',
    ({ pointerId }) => {
      pressed.add(pointerId);
      if (pressed.size === 1) viewer.setHeld(true);
    },
    options,
  );
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', end, options);
  addEventListener(
    'blur',
    () => {
      if (pressed.size > 0) viewer.setHeld(false);
      pressed.clear();
    },
    { signal },
  );
}

function forwardWheel(event: WheelEvent, canvas: HTMLCanvasElement, viewer: RingViewer): void {
  event.preventDefault();
  const box = canvas.getBoundingClientRect();
  viewer.pointer({
    type: 'wheel',
    pointerId: -1,
    x: event.clientX - box.left,
    y: event.clientY - box.top,
    deltaY: event.deltaY,
    isPressed: false,
  });
}

function forwardKey(event: KeyboardEvent, viewer: RingViewer): void {
  // The plus sign stands on the shifted equals key of many keyboards.
  const key = event.key === '=' ? '+' : event.key;
  if (!isViewerKey(key) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  viewer.key(key);
}

const isViewerKey = (key: string): key is ViewerKey => VIEWER_KEYS.some((known) => known === key);
