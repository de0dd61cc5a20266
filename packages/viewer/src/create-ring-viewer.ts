import { Color, Vector3, WebGLRenderer } from 'three';
import { Gestures } from './camera/gestures.ts';
import { Orbit } from './camera/orbit.ts';
import { FIELD_OF_VIEW, viewState } from './camera/views.ts';
import type { CameraState } from './camera/views.ts';
import { encodePicture } from './render/encode-picture.ts';
import { FrameLoop } from './render/frame-loop.ts';
import { Pipeline } from './render/pipeline.ts';
import { Resolution } from './render/resolution.ts';
import { RingViewerError } from './ring-viewer-error.ts';
import type {
  Arrangement,
  RingViewer,
  RingViewerOptions,
  SnapshotOptions,
  ViewerBackground,
  ViewerFailure,
  ViewerKey,
  ViewerLight,
  ViewerPointer,
  ViewerScene,
  ViewerTarget,
  ViewerView,
} from './ring-viewer.ts';
import { measureLines } from './stage/measure-lines.ts';
import { isSameTarget, pickTarget } from './stage/pick-target.ts';
import { Stage } from './stage/stage.ts';

export { RingViewerError };

/** Jittered samples of a picture at rest on the screen, and of a snapshot unless it asks for more. */
const RESTING_SAMPLES = 24;
const SNAPSHOT_SAMPLES = 16;
/** Samples of the best picture: no step is left in any highlight, and the fire of a stone runs through all colours. */
const BEST_SAMPLES = 256;
/** A slow machine rests earlier: after this time, once it has enough samples for clean edges. */
const RESTING_MILLISECONDS = 2500;
const ENOUGH_SAMPLES = 8;
/** Longest edge of a snapshot in pixels that every WebGL2 device draws. */
const LARGEST_SNAPSHOT = 4096;
/** Fewer samples than this look rougher than the multisampled frame that they replace. */
const FIRST_SHOWN = 5;
const PAGE_COLOURS: Readonly<Record<ViewerBackground, string>> = { light: '#f7f4ef', dark: '#171411' };
/** How much lighter the middle of the stage is than the page round it, in linear light. */
const POOL_OF_LIGHT: Readonly<Record<ViewerBackground, number>> = { light: 1.05, dark: 2.1 };

/** What each light makes of that middle. */
const LIGHT_POOLS: Readonly<Record<ViewerLight, Vector3>> = {
  daylight: new Vector3(1, 1, 1),
  spot: new Vector3(1.02, 1.0, 0.97),
  candle: new Vector3(1.06, 0.93, 0.74),
};

/** How many GPU objects the viewer holds; all zero after `dispose`. */
export interface ViewerCounts {
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
}

/**
 * Opens the viewer on a canvas of this thread.
 * @throws RingViewerError `webgl-missing` when the canvas gives no WebGL2 context.
 */
export function createRingViewer(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  options: RingViewerOptions,
): RingViewer & { counts(): ViewerCounts } {
  return new LocalRingViewer(canvas, options);
}

function openRenderer(canvas: HTMLCanvasElement | OffscreenCanvas): WebGLRenderer {
  const attributes = { alpha: false, antialias: false, depth: false, stencil: false } as const;
  const context = canvas.getContext('webgl2', { ...attributes, powerPreference: 'high-performance' });
  // A canvas that already has a context of another kind answers null as well.
  if (!(context instanceof WebGL2RenderingContext) || !context.getExtension('EXT_color_buffer_float')) {
    throw new RingViewerError('webgl-missing');
  }
  const renderer = new WebGLRenderer({ canvas, context, ...attributes });
  renderer.autoClear = false;
  clearToNothing(renderer);
  return renderer;
}

/** Empty pixels have no coverage. three forgets this with the context. */
function clearToNothing(renderer: WebGLRenderer): void {
  renderer.setClearColor(0, 0);
}

class LocalRingViewer implements RingViewer {
  private readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  private readonly options: RingViewerOptions;
  private readonly renderer: WebGLRenderer;
  private readonly stage: Stage;
  private readonly pipeline: Pipeline;
  private readonly resolution = new Resolution();
  private readonly orbit: Orbit;
  private readonly gestures: Gestures;
  private readonly loop: FrameLoop;
  private background: ViewerBackground;
  private hovered: ViewerTarget | null = null;
  private pendingHover: ViewerPointer | null = null;
  private samples = 0;
  private changedAt = 0;
  private light: ViewerLight;
  private isLost = false;
  private isSettled = false;
  private isBest = false;
  private areMeasuresShown = false;
  private pixelsPerMillimetre: number | null = null;

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, options: RingViewerOptions) {
    this.canvas = canvas;
    this.options = options;
    this.renderer = openRenderer(canvas);
    this.background = options.background ?? 'light';
    this.light = options.light ?? 'daylight';
    this.stage = new Stage(this.background, this.light);
    this.pipeline = new Pipeline(this.renderer);
    this.orbit = new Orbit(viewState('hero', [], 1));
    this.orbit.isReducedMotion = options.reducedMotion ?? false;
    this.gestures = new Gestures(this.orbit);
    this.loop = new FrameLoop((seconds) => this.frame(seconds));
    canvas.addEventListener('webglcontextlost', this.onLost);
    canvas.addEventListener('webglcontextrestored', this.onRestored);
    this.paintBackdrop();
  }

  update(scene: ViewerScene): void {
    const isFirst = this.stage.models.length === 0;
    const hadPair = this.stage.models.length > 1;
    this.stage.setRings(scene);
    const hero = this.seen('hero');
    this.orbit.setHome(hero);
    if (isFirst || hadPair !== this.stage.models.length > 1) this.orbit.place(hero);
    this.keepRealSize();
    this.invalidate();
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.resolution.resize(width, height, pixelRatio);
    this.gestures.setHeight(height);
    const { full } = this.resolution;
    this.renderer.setSize(full.width, full.height, false);
    this.orbit.setHome(this.seen('hero'));
    this.keepRealSize();
    this.invalidate();
  }

  pointer(event: ViewerPointer): void {
    const outcome = this.gestures.handle(event, performance.now());
    this.keepRealSize();
    const isLift = event.type === 'up' || event.type === 'cancel';
    if (outcome === 'moved' || (isLift && this.samples < 0)) this.invalidate();
    if (outcome === 'moved') return;
    if (outcome === 'clicked') this.options.onPick?.(this.targetAt(event.x, event.y));
    else if (outcome === 'hovered' || outcome === 'left') {
      this.pendingHover = event;
      this.loop.schedule();
    }
  }

  key(key: ViewerKey): void {
    this.gestures.key(key);
    this.keepRealSize();
    this.invalidate();
  }

  setView(view: ViewerView): void {
    this.pixelsPerMillimetre = null;
    this.orbit.moveTo(this.seen(view));
    this.invalidate();
  }

  setArrangement(arrangement: Arrangement): void {
    this.pixelsPerMillimetre = null;
    this.stage.setArrangement(arrangement);
    const hero = this.seen('hero');
    this.orbit.moveTo(hero);
    this.orbit.setHome(hero);
    this.invalidate();
  }

  turnAround(): void {
    this.orbit.turnAround();
    this.invalidate();
  }

  setRealSize(pixelsPerMillimetre: number | null): void {
    this.pixelsPerMillimetre = pixelsPerMillimetre;
    if (pixelsPerMillimetre === null) this.orbit.moveTo(this.seen('hero'));
    else {
      this.orbit.place(this.seen('front'));
      this.keepRealSize();
    }
    this.invalidate();
  }

  setMeasures(areShown: boolean): void {
    this.areMeasuresShown = areShown;
    this.tellMeasures();
  }

  setBest(isBest: boolean): void {
    this.isBest = isBest;
    if (this.samples > 0) this.isSettled = false;
    this.loop.schedule();
  }

  setBackground(background: ViewerBackground): void {
    this.background = background;
    this.stage.setLight(background, this.light);
    this.paintBackdrop();
    this.invalidate();
  }

  setLight(light: ViewerLight): void {
    this.light = light;
    this.stage.setLight(this.background, light);
    this.paintBackdrop();
    this.invalidate();
  }

  setReducedMotion(isReduced: boolean): void {
    this.orbit.isReducedMotion = isReduced;
  }

  setVisible(isVisible: boolean): void {
    this.loop.setRunning(isVisible && !this.isLost);
    if (isVisible) this.invalidate();
  }

  /** The line lies over the picture: what was gathered stays. */
  highlight(target: ViewerTarget | null): void {
    this.stage.mark(target);
    if (this.samples < FIRST_SHOWN) return this.loop.schedule();
    this.pipeline.developGathered(this.samples);
    this.stage.drawMark(this.renderer, this.resolution.full);
  }

  pick(x: number, y: number): Promise<ViewerTarget | null> {
    return Promise.resolve(this.targetAt(x, y));
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    if (this.isLost) throw new Error('the graphics context is lost');
    const { width, height, type = 'image/png', quality = 0.85 } = options;
    const samples = Math.min(256, Math.max(1, Math.round(options.samples ?? SNAPSHOT_SAMPLES)));
    const size = { width: Math.round(width), height: Math.round(height) };
    for (const edge of [size.width, size.height]) {
      if (!(edge >= 1 && edge <= LARGEST_SNAPSHOT)) {
        throw new RangeError(`snapshot edges must be 1 to ${LARGEST_SNAPSHOT} px, got ${edge}`);
      }
    }
    const bytes = this.takePicture(size, samples, options);
    return encodePicture(bytes, size, type, quality);
  }

  counts(): ViewerCounts {
    const { memory, programs } = this.renderer.info;
    return { geometries: memory.geometries, textures: memory.textures, programs: programs?.length ?? 0 };
  }

  dispose(): void {
    this.loop.stop();
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    this.stage.dispose();
    this.pipeline.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private seen(view: ViewerView): CameraState {
    const { models, arrangement } = this.stage;
    return viewState(view, models, this.resolution.aspect, this.options.fill, arrangement);
  }

  /** Backs the camera to where a millimetre of the rings takes up its pixels. */
  private keepRealSize(): void {
    if (this.pixelsPerMillimetre === null || this.resolution.isEmpty) return;
    const { height } = this.resolution.css;
    this.orbit.state.distance = height / (2 * Math.tan(FIELD_OF_VIEW / 2) * this.pixelsPerMillimetre);
  }

  private tellMeasures(): void {
    if (!this.options.onMeasures) return;
    const { models, camera } = this.stage;
    this.options.onMeasures(this.areMeasuresShown ? measureLines(models, camera, this.resolution.css) : []);
  }

  /** Something changed: the picture starts anew. */
  private invalidate(): void {
    this.changedAt = performance.now();
    this.isSettled = false;
    this.samples = 0;
    this.loop.schedule();
  }

  private frame(seconds: number): void {
    if (this.isLost || this.resolution.isEmpty) return;
    this.answerHover();
    const isMoving = this.orbit.advance(seconds);
    if (isMoving) {
      this.samples = 0;
      this.isSettled = false;
      this.changedAt = performance.now();
    }
    // A held pointer may move on at any moment: the last moving frame stays until it lifts.
    if (this.isSettled || (this.gestures.isPressed && this.samples < 0)) return;
    try {
      if (isMoving || this.samples === 0) this.drawMoving(seconds, isMoving);
      else this.drawResting();
    } catch (error) {
      this.loop.stop();
      this.fail('render-failed');
      throw error;
    }
  }

  private drawMoving(seconds: number, isMoving: boolean): void {
    if (isMoving) this.resolution.adapt(seconds);
    const { moving } = this.resolution;
    this.stage.setSample(0);
    this.stage.prepare(this.renderer, this.orbit, this.resolution.aspect, moving.height, false);
    this.pipeline.drawMoving(this.stage.scene, this.stage.camera, moving);
    this.stage.drawMark(this.renderer, this.resolution.full);
    this.tellMeasures();
    // The frame after the last movement starts the picture at rest.
    this.samples = isMoving ? 0 : -1;
    this.loop.schedule();
  }

  private drawResting(): void {
    const { full } = this.resolution;
    const index = Math.max(0, this.samples);
    this.stage.prepare(this.renderer, this.orbit, this.resolution.aspect, full.height, true);
    this.stage.setSample(index);
    this.pipeline.gatherSample(this.stage.scene, this.stage.camera, full, index);
    this.samples = index + 1;
    if (this.samples >= FIRST_SHOWN) {
      this.pipeline.developGathered(this.samples);
      this.stage.drawMark(this.renderer, full);
    }
    if (index === 0) this.tellMeasures();
    const elapsed = performance.now() - this.changedAt;
    const isEnough = !this.isBest && this.samples >= ENOUGH_SAMPLES && elapsed > RESTING_MILLISECONDS;
    if (this.samples < (this.isBest ? Math.min(BEST_SAMPLES, this.pipeline.mostSamples) : RESTING_SAMPLES) && !isEnough)
      this.loop.schedule();
    else {
      this.isSettled = true;
      this.options.onSettled?.(elapsed);
    }
  }

  private takePicture(
    size: { readonly width: number; readonly height: number },
    samples: number,
    options: SnapshotOptions,
  ): Uint8Array<ArrayBuffer> {
    const aspect = size.width / size.height;
    const { uniforms } = this.pipeline.composite;
    const { models, arrangement } = this.stage;
    const orbit = options.view
      ? new Orbit(viewState(options.view, models, aspect, undefined, arrangement))
      : this.orbit;
    const isTransparent = options.backdrop === 'transparent';
    this.stage.setColourBleed(!isTransparent);
    this.stage.prepare(this.renderer, orbit, aspect, size.height, true);
    for (let index = 0; index < samples; index += 1) {
      this.stage.setSample(index);
      this.pipeline.gatherSample(this.stage.scene, this.stage.camera, size, index);
    }
    uniforms.isTransparent.value = isTransparent ? 1 : 0;
    const bytes = this.pipeline.readGathered(samples, size);
    uniforms.isTransparent.value = 0;
    this.stage.setColourBleed(true);
    this.invalidate();
    return bytes;
  }

  private answerHover(): void {
    const event = this.pendingHover;
    if (!event) return;
    this.pendingHover = null;
    const target = event.type === 'leave' ? null : this.targetAt(event.x, event.y);
    if (isSameTarget(target, this.hovered)) return;
    this.hovered = target;
    this.options.onHover?.(target);
    this.highlight(target);
  }

  private targetAt(x: number, y: number): ViewerTarget | null {
    const { width, height } = this.resolution.css;
    if (this.resolution.isEmpty) return null;
    return pickTarget((2 * x) / width - 1, 1 - (2 * y) / height, this.stage.camera, this.stage.models);
  }

  private paintBackdrop(): void {
    const edge = new Color((this.options.pageColours ?? PAGE_COLOURS)[this.background]);
    const { uniforms } = this.pipeline.composite;
    uniforms.edgeColour.value.set(edge.r, edge.g, edge.b);
    const glow = LIGHT_POOLS[this.light];
    uniforms.middleColour.value
      .copy(uniforms.edgeColour.value)
      .multiplyScalar(POOL_OF_LIGHT[this.background])
      .multiply(glow);
  }

  private fail(failure: ViewerFailure): void {
    this.options.onFailure?.(failure);
  }

  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    this.isLost = true;
    this.loop.setRunning(false);
    this.fail('context-lost');
  };

  private readonly onRestored = (): void => {
    this.isLost = false;
    clearToNothing(this.renderer);
    this.stage.restore();
    this.loop.setRunning(true);
    this.invalidate();
    this.options.onRestored?.();
  };
}
