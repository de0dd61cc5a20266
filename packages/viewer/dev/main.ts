import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { buildRingScene, TESSELLATION_DISPLAY } from '@ringwerk/kernel/mesh';
import { openRingViewer, VIEWER_KEYS } from '../src/index.ts';
import type { ViewerKey, ViewerPointer, ViewerView } from '../src/index.ts';

/*
 * A page to look at rings while the viewer is worked on: `vite packages/viewer/dev --port 3103`, then
 * `/?set=9014`, `&plain` for the design without stones, `&background=dark`, `&view=macro`.
 */
const query = new URLSearchParams(location.search);
const model = MODELS.find(({ setId }) => setId === Number(query.get('set') ?? '9014'));
const design = query.has('plain') ? model?.without : (model?.with ?? model?.without);
if (!design) throw new Error('no such set');

const started = performance.now();
const background = query.get('background') === 'dark' ? 'dark' : 'light';
const { canvas, viewer } = await openRingViewer({
  background,
  onSettled: (milliseconds) => {
    document.body.dataset['settled'] = String(Math.round(milliseconds));
    console.info(`settled ${Math.round(milliseconds)} ms, ${Math.round(performance.now() - started)} ms since start`);
  },
  onHover: (target) => console.info('hover', JSON.stringify(target)),
  onPick: (target) => console.info('pick', JSON.stringify(target)),
  onFailure: (failure) => console.info('failure', failure),
});
document.body.append(canvas);
const fit = (): void => viewer.resize(innerWidth, innerHeight, devicePixelRatio);
fit();
addEventListener('resize', fit);
viewer.update({
  rings: design.rings.map((ring) => ({ scene: buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY) })),
  looks: LOOKS,
});
const view = query.get('view') as ViewerView | null; // typed by hand into the address
if (view) viewer.setView(view);

const forward = (type: ViewerPointer['type']) => (event: PointerEvent | WheelEvent) => {
  const pointerId = event instanceof PointerEvent ? event.pointerId : 0;
  const deltaY = event instanceof WheelEvent ? event.deltaY : 0;
  viewer.pointer({ type, pointerId, x: event.offsetX, y: event.offsetY, deltaY, isPressed: event.buttons > 0 });
};
canvas.addEventListener('pointerdown', forward('down'));
canvas.addEventListener('pointermove', forward('move'));
canvas.addEventListener('pointerup', forward('up'));
canvas.addEventListener('pointercancel', forward('cancel'));
canvas.addEventListener('pointerleave', forward('leave'));
canvas.addEventListener('wheel', forward('wheel'), { passive: true });
canvas.addEventListener('keydown', (event) => {
  const key = VIEWER_KEYS.find((known) => known === event.key);
  if (key) viewer.key(key satisfies ViewerKey);
});
