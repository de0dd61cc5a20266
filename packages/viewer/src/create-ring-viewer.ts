import type { RingScene } from '@ringwerk/kernel/mesh';
import type { WebGLRenderer } from 'three';
import { CameraRig } from './camera/camera-rig.ts';
import { Orbit } from './camera/orbit.ts';
import { pictureState, viewState } from './camera/views.ts';
import type { CameraState } from './camera/views.ts';
import { paintBackdrop } from './render/backdrop.ts';
import { DEEPENING } from './render/development.ts';
import { ContextWatch } from './render/context-watch.ts';
import { drawsByProcessor } from './render/draws-by-processor.ts';
import { encodePicture } from './render/encode-picture.ts';
import { fitCanvas, isOnPage } from './render/fit-canvas.ts';
import { FrameFence } from './render/frame-fence.ts';
import { FrameLoop } from './render/frame-loop.ts';
import { InteractionMonitor } from './render/interaction-monitor.ts';
import { clearToNothing, contextOf, openRenderer } from './render/open-renderer.ts';
import { Pipeline } from './render/pipeline.ts';
import type { PictureSize } from './render/picture-part.ts';
import { RefinementProgress } from './render/refinement-progress.ts';
import { Resolution } from './render/resolution.ts';
import { RestingPicture } from './stage/resting-picture.ts';
import { pictureOrder, takePicture } from './stage/take-picture.ts';
import { viewerCounts, type ViewerCounts } from './render/viewer-counts.ts';
import { warmUp } from './stage/warm-up.ts';
import { RingViewerError } from './ring-viewer-error.ts';
import type {
  Arrangement,
  ReadPlace,
  RingViewer,
  RingViewerOptions,
  ShownScenes,
  SnapshotOptions,
  ViewerBackground,
  ViewerFailure,
  ViewerKey,
  ViewerLight,
  ViewerLooks,
  ViewerPointer,
  ViewerScene,
  ViewerTarget,
  ViewerView,
} from './ring-viewer.ts';
import { Hover } from './stage/hover.ts';
import { pickTarget } from './stage/pick-target.ts';
import { SceneReceiver } from './stage/scene-receiver.ts';
import { Stage } from './stage/stage.ts';
import { OverlayPublisher } from './stage/overlay-publisher.ts';

export { RingViewerError };

/**
 * Opens the viewer on a canvas of this thread.
 * @throws RingViewerError `webgl-missing` when the canvas gives no WebGL2 context.
 */
export function createRingViewer(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  options: RingViewerOptions,
): RingViewer & { counts(): ViewerCounts; warmUp(): void } {
  return new LocalRingViewer(canvas, options);
}

class LocalRingViewer implements RingViewer {
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly #options: RingViewerOptions;
  readonly #renderer: WebGLRenderer;
  readonly #stage: Stage;
  readonly #pipeline: Pipeline;
  readonly #resolution: Resolution;
  readonly #rig: CameraRig;
  readonly #scenes = new SceneReceiver((scenes) => this.#showScenes(scenes));
  /** Rings that no frame has shown yet: a slow frame is followed by the newest of those that came during it, and by no other. */
  #next: ViewerScene | null = null;
  #looks: ViewerLooks = { alloys: {}, finishes: {}, gems: {} };
  readonly #loop: FrameLoop;
  readonly #fence: FrameFence;
  #background: ViewerBackground;
  readonly #hover = new Hover();
  readonly #progress = new RefinementProgress();
  readonly #interaction = new InteractionMonitor();
  #light: ViewerLight;
  readonly #context: ContextWatch;
  readonly #resting: RestingPicture;
  readonly #overlay: OverlayPublisher;

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, options: RingViewerOptions) {
    this.#canvas = canvas;
    this.#options = options;
    this.#overlay = new OverlayPublisher(options);
    this.#renderer = openRenderer(canvas);
    this.#background = options.background ?? 'light';
    this.#light = options.light ?? 'daylight';
    this.#stage = new Stage(this.#background, this.#light);
    this.#pipeline = new Pipeline(this.#renderer, this.#stage.uniforms.surfaces);
    this.#rig = new CameraRig({
      seen: (view) => this.#seen(view),
      height: () => (this.#resolution.isEmpty ? 0 : this.#resolution.css.height),
      isReducedMotion: options.reducedMotion ?? false,
    });
    const context = contextOf(this.#renderer);
    this.#resolution = new Resolution(drawsByProcessor(context));
    this.#resting = new RestingPicture(this.#renderer, this.#stage, this.#pipeline, this.#resolution, this.#progress);
    this.#fence = new FrameFence(context);
    this.#loop = new FrameLoop(
      (seconds) => this.#frame(seconds),
      () => this.#fence.isPassed(),
    );
    this.#context = new ContextWatch(canvas, {
      onLost: () => {
        this.#loop.setRunning(false);
        this.#fail('context-lost');
      },
      onRestored: () => this.#restore(),
    });
    this.#paintBackdrop();
  }

  update(scene: ViewerScene): void {
    this.#scenes.pause();
    this.#replace(scene);
  }

  connect(port: MessagePort, looks: ViewerLooks): void {
    this.#looks = looks;
    this.#scenes.connect(port);
  }

  show(shown: ShownScenes | null, released: readonly number[]): void {
    this.#scenes.show(shown, released);
  }

  #showScenes(scenes: readonly RingScene[]): void {
    this.#replace({ rings: scenes.map((scene) => ({ scene })), looks: this.#looks });
  }

  #replace(scene: ViewerScene): void {
    this.#next = scene;
    if (this.#stage.models.length > 0) this.#interaction.touch();
    this.#progress.restart();
    this.#loop.hasten();
  }

  #takeNext(): void {
    const scene = this.#next;
    if (scene === null) return;
    this.#next = null;
    const before = this.#stage.models.length;
    this.#stage.setRings(scene);
    this.#rig.follow(before === 0 || before > 1 !== this.#stage.models.length > 1);
  }

  /** Has the programs of the commonest rings made while there is no ring to show yet. */
  warmUp(): void {
    const isEmpty = this.#stage.models.length === 0 && this.#next === null;
    if (isEmpty) warmUp(this.#renderer, this.#stage, this.#pipeline, this.#rig.orbit);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#resolution.resize(width, height, pixelRatio);
    this.#rig.resize(height);
    this.#invalidate();
  }

  pointer(event: ViewerPointer): void {
    const outcome = this.#rig.pointer(event);
    const isLift = event.type === 'up' || event.type === 'cancel';
    if (outcome === 'moved' || (isLift && this.#progress.samples < 0)) this.#invalidate();
    if (outcome === 'moved') return;
    if (outcome === 'clicked') this.#options.onPick?.(this.#targetAt(event.x, event.y));
    else if (outcome === 'hovered' || outcome === 'left') {
      this.#hover.move(event);
      this.#loop.schedule();
    }
  }

  key(key: ViewerKey): void {
    this.#rig.key(key);
    this.#invalidate();
  }

  setView(view: ViewerView): void {
    this.#takeNext();
    this.#rig.setView(view);
    this.#invalidate();
  }

  setArrangement(arrangement: Arrangement, read: ReadPlace | null = null): void {
    this.#takeNext();
    this.#stage.setArrangement(arrangement, read);
    this.#rig.moveHome();
    this.#invalidate();
  }

  turnAround(): void {
    this.#rig.orbit.turnAround();
    this.#invalidate();
  }

  setRealSize(pixelsPerMillimetre: number | null): void {
    this.#takeNext();
    this.#rig.setRealSize(pixelsPerMillimetre);
    this.#invalidate();
  }

  setMeasures(areShown: boolean): void {
    this.#overlay.setMeasures(areShown, this.#stage, this.#resolution.css);
  }

  setGrips(areShown: boolean): void {
    this.#overlay.setGrips(areShown, this.#stage, this.#resolution.css);
  }

  setProgressiveRefinement(isOn: boolean): void {
    this.#progress.setProgressive(isOn);
    this.#loop.schedule();
  }

  setBackground(background: ViewerBackground): void {
    this.#background = background;
    this.#stage.setLight(background, this.#light);
    this.#paintBackdrop();
    this.#invalidate();
  }

  setLight(light: ViewerLight): void {
    this.#light = light;
    this.#stage.setLight(this.#background, light);
    this.#paintBackdrop();
    this.#invalidate();
  }

  setHeld(isHeld: boolean): void {
    this.#interaction.isHeld = isHeld;
    this.#loop.schedule();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#rig.orbit.isReducedMotion = isReduced;
  }

  setVisible(isVisible: boolean): void {
    this.#loop.setRunning(isVisible && !this.#context.isLost);
    if (isVisible) this.#invalidate();
  }

  /** The line lies over the picture: what was gathered stays. */
  highlight(target: ViewerTarget | null): void {
    this.#stage.mark(target);
    if (!this.#resting.show()) this.#loop.schedule();
  }

  pick(x: number, y: number): Promise<ViewerTarget | null> {
    this.#takeNext();
    return Promise.resolve(this.#targetAt(x, y));
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    if (this.#context.isLost) throw new Error('the graphics context is lost');
    this.#takeNext();
    const order = pictureOrder(options);
    const { part, type, quality } = order;
    const bytes = takePicture(this.#renderer, this.#stage, this.#pipeline, this.#orbitOf(options, part.whole), order);
    this.#invalidate();
    return encodePicture(bytes, part, type, quality);
  }

  counts(): ViewerCounts {
    return viewerCounts(this.#renderer);
  }

  dispose(): void {
    this.#scenes.close();
    this.#loop.stop();
    this.#fence.drop();
    this.#context.stop();
    this.#stage.dispose();
    this.#pipeline.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #seen(view: ViewerView): CameraState {
    const { models, arrangement, read } = this.#stage;
    return viewState(view, models, this.#resolution.aspect, this.#options.fill, arrangement, read);
  }

  /** Something changed: the picture starts anew. */
  #invalidate(): void {
    this.#progress.restart();
    this.#loop.schedule();
  }

  #frame(seconds: number): void {
    if (this.#context.isLost || this.#resolution.isEmpty) return;
    this.#takeNext();
    if (this.#isAwaited()) return;
    this.#hover.answer((x, y) => this.#targetAt(x, y), this.#onHovered);
    const isMoving = this.#rig.orbit.advance(seconds);
    if (isMoving) this.#progress.restart();
    // A held pointer may move on at any moment: the last moving frame stays until it lifts.
    if (this.#progress.isSettled || (this.#rig.isPressed && this.#progress.samples < 0)) return;
    if (this.#waitsForInteraction(isMoving)) return this.#loop.schedule();
    try {
      if (isMoving || this.#progress.samples === 0) this.#drawMoving(seconds, isMoving);
      else this.#drawResting();
    } catch (error) {
      this.#loop.stop();
      this.#fail('render-failed');
      throw error;
    }
  }

  /** Whether there is no ring yet: a canvas in a worker shows nothing before its first frame, and that one may be spared. */
  #isAwaited(): boolean {
    return this.#stage.models.length === 0 && !isOnPage(this.#canvas);
  }

  /** The last change is drawn, and the next may come at any moment; a sample under way under a press would delay it. */
  #waitsForInteraction(isMoving: boolean): boolean {
    const { samples } = this.#progress;
    if (isMoving || samples === 0) return false;
    if (samples > 0 ? !this.#interaction.isHeld : this.#interaction.isStill()) return false;
    this.#interaction.pause();
    return true;
  }

  #drawMoving(seconds: number, isMoving: boolean): void {
    const isDragged = this.#interaction.isHeld && !isMoving && !this.#rig.isPressed;
    if (isMoving || this.#interaction.isFollowing) this.#resolution.adapt(seconds, isDragged);
    this.#interaction.drew(isMoving);
    const { full, isLowQuality } = this.#resolution;
    const moving = this.#resolution[isDragged ? 'dragged' : 'moving'];
    // The line round a part is as thin as the screen's own pixels.
    const screen = this.#stage.isMarking ? full : moving;
    fitCanvas(this.#renderer, screen);
    this.#stage.isLowQuality = isLowQuality;
    this.#stage.setSample(0);
    this.#stage.prepare(this.#renderer, this.#rig.orbit, this.#resolution.aspect, moving.height, false);
    this.#pipeline.drawMoving(this.#stage.scene, this.#stage.camera, moving);
    this.#stage.dropRetired();
    this.#stage.drawMark(this.#renderer, screen);
    this.#overlay.publish(this.#stage, this.#resolution.css);
    // The frame after the last movement starts the picture at rest, the one after the first brings what that left out.
    this.#progress.samples = isMoving || this.#stage.isFirstFrame ? 0 : -1;
    this.#stage.isFirstFrame = false;
    this.#fence.set(this.#interaction.took);
    this.#loop.schedule();
  }

  #drawResting(): void {
    if (!this.#resting.isDue) return this.#loop.schedule();
    const isFirst = this.#progress.samples <= 0;
    const rests = this.#resting.advance(this.#rig.orbit);
    if (isFirst) this.#overlay.publish(this.#stage, this.#resolution.css);
    if (!this.#progress.isSettled) this.#loop.schedule();
    if (rests) this.#options.onSettled?.(this.#progress.elapsed);
    this.#fence.set(this.#resting.took);
  }

  #orbitOf({ view, camera, turn = 0 }: SnapshotOptions, { width, height }: PictureSize): Orbit {
    const { models, arrangement, read } = this.#stage;
    let { state } = this.#rig.orbit;
    if (camera) state = pictureState({ ...state, ...camera }, models, width / height);
    else if (view) state = viewState(view, models, width / height, undefined, arrangement, read);
    return new Orbit({ ...state, yaw: state.yaw + turn });
  }

  readonly #onHovered = (target: ViewerTarget | null): void => {
    this.#options.onHover?.(target);
    this.highlight(target);
  };

  #targetAt(x: number, y: number): ViewerTarget | null {
    const { width, height } = this.#resolution.css;
    if (this.#resolution.isEmpty) return null;
    return pickTarget((2 * x) / width - 1, 1 - (2 * y) / height, this.#stage.camera, this.#stage.models);
  }

  #paintBackdrop(): void {
    const { edgeColour, middleColour, deepening } = this.#pipeline.composite.uniforms;
    deepening.value = DEEPENING[this.#light];
    paintBackdrop(edgeColour.value, middleColour.value, this.#background, this.#light, this.#options.pageColours);
  }

  #fail(failure: ViewerFailure): void {
    this.#options.onFailure?.(failure);
  }

  #restore(): void {
    clearToNothing(this.#renderer);
    this.#stage.restore();
    this.#loop.setRunning(true);
    this.#invalidate();
    this.#options.onRestored?.();
  }
}
