import type { WebGLRenderer } from 'three';
import type { Orbit } from '../camera/orbit.ts';
import { fitCanvas } from '../render/fit-canvas.ts';
import { ENOUGH_SAMPLES } from '../render/is-rested.ts';
import type { Pipeline } from '../render/pipeline.ts';
import type { RefinementProgress } from '../render/refinement-progress.ts';
import type { Resolution } from '../render/resolution.ts';
import { TraceBudget } from '../render/trace-budget.ts';
import { TraceStrips } from '../render/trace-strips.ts';
import type { Stage } from './stage.ts';

/** Fewer samples than this look rougher than the multisampled frame that they replace. */
const FIRST_SHOWN = 5;

/**
 * The picture at rest on the screen: gathers its samples, and shows them once they are enough. Where a traced sample takes too
 * long, samples like moving frames come first; once they stand, traced ones are drawn in strips, and take their place.
 */
export class RestingPicture {
  readonly #renderer: WebGLRenderer;
  readonly #stage: Stage;
  readonly #pipeline: Pipeline;
  readonly #resolution: Resolution;
  readonly #progress: RefinementProgress;
  readonly #tracing = new TraceBudget();
  readonly #strips = new TraceStrips();

  constructor(
    renderer: WebGLRenderer,
    stage: Stage,
    pipeline: Pipeline,
    resolution: Resolution,
    progress: RefinementProgress,
  ) {
    this.#renderer = renderer;
    this.#stage = stage;
    this.#pipeline = pipeline;
    this.#resolution = resolution;
    this.#progress = progress;
  }

  /** Whether the next step may be drawn; after a strip the page has its turn first. */
  get isDue(): boolean {
    return this.#progress.inStrips === null || this.#strips.isDue;
  }

  /** Told how long the step took that was drawn last; null where nobody asks. */
  get took(): ((seconds: number) => void) | null {
    return this.#progress.inStrips === null ? null : this.#strips.took;
  }

  /** Draws the next step, and shows what it brings. Answers whether the picture rests with it. */
  advance(orbit: Orbit): boolean {
    if (this.#progress.inStrips !== null) return this.#addStrip(orbit, this.#progress.inStrips);
    const index = Math.max(0, this.#progress.samples);
    const isTraced = this.#canTrace(orbit);
    this.#addSample(orbit, index, isTraced);
    this.#progress.samples = index + 1;
    this.#showGathered(this.#progress.samples);
    const rests = this.#progress.settle(this.#pipeline.mostSamples, !isTraced);
    if (rests && !isTraced) this.#beginStrips(orbit);
    return rests;
  }

  /** Shows what has been gathered anew, with the line round what is marked; false when that is too little. */
  show(): boolean {
    const inStrips = this.#progress.inStrips ?? 0;
    const samples = inStrips >= ENOUGH_SAMPLES ? inStrips : this.#progress.samples;
    if (samples < FIRST_SHOWN) return false;
    this.#pipeline.developGathered(samples);
    this.#stage.drawMark(this.#renderer, this.#resolution.full);
    return true;
  }

  #showGathered(samples: number): void {
    if (samples < FIRST_SHOWN) return;
    fitCanvas(this.#renderer, this.#resolution.full);
    this.show();
  }

  #prepare(orbit: Orbit, isTraced: boolean): void {
    this.#stage.prepare(this.#renderer, orbit, this.#resolution.aspect, this.#resolution.full.height, true, isTraced);
  }

  #addSample(orbit: Orbit, index: number, isTraced: boolean): void {
    this.#prepare(orbit, isTraced);
    this.#stage.setSample(index);
    this.#pipeline.gatherSample(this.#stage.scene, this.#stage.camera, this.#resolution.full, index, isTraced);
  }

  #beginStrips(orbit: Orbit): void {
    const { width, height } = this.#resolution.full;
    this.#strips.begin(height, this.#secondsPerPixel(orbit) * width);
  }

  #addStrip(orbit: Orbit, index: number): boolean {
    const { full } = this.#resolution;
    const strip = this.#strips.next();
    this.#prepare(orbit, true);
    this.#stage.setSample(index);
    this.#pipeline.gatherStrip(this.#stage.scene, this.#stage.camera, full, index, strip);
    if (strip.to < full.height) return false;
    this.#progress.inStrips = index + 1;
    // Fewer have rougher edges than the picture that stands.
    if (this.#progress.inStrips === ENOUGH_SAMPLES) this.#pipeline.takeStrips();
    if (this.#progress.inStrips >= ENOUGH_SAMPLES) this.#showGathered(this.#progress.inStrips);
    return this.#progress.settle(this.#pipeline.mostSamples, true);
  }

  get #hasStones(): boolean {
    return this.#stage.models.some(({ stones }) => stones.length > 0);
  }

  /** Whether a traced sample of the picture at rest is quick enough here. */
  #canTrace(orbit: Orbit): boolean {
    const { full } = this.#resolution;
    return this.#tracing.allows(this.#hasStones, full.width * full.height, () => this.#measure(orbit));
  }

  #secondsPerPixel(orbit: Orbit): number {
    return this.#tracing.secondsPerPixel(this.#hasStones, () => this.#measure(orbit));
  }

  /** A small traced sample is drawn to find out. */
  #measure(orbit: Orbit): number {
    this.#prepare(orbit, true);
    return this.#pipeline.secondsPerPixel(this.#stage.scene, this.#stage.camera);
  }
}
