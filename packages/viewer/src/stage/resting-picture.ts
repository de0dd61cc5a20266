import type { WebGLRenderer } from 'three';
import type { Orbit } from '../camera/orbit.ts';
import { fitCanvas } from '../render/fit-canvas.ts';
import type { Pipeline } from '../render/pipeline.ts';
import type { Resolution } from '../render/resolution.ts';
import { TraceBudget } from '../render/trace-budget.ts';
import type { Stage } from './stage.ts';

/** Fewer samples than this look rougher than the multisampled frame that they replace. */
const FIRST_SHOWN = 5;

/** The picture at rest on the screen: gathers its samples, and shows them once they are enough. */
export class RestingPicture {
  readonly #renderer: WebGLRenderer;
  readonly #stage: Stage;
  readonly #pipeline: Pipeline;
  readonly #resolution: Resolution;
  readonly #tracing = new TraceBudget();

  constructor(renderer: WebGLRenderer, stage: Stage, pipeline: Pipeline, resolution: Resolution) {
    this.#renderer = renderer;
    this.#stage = stage;
    this.#pipeline = pipeline;
    this.#resolution = resolution;
  }

  /** Adds sample `index`, from 0, which starts anew, and shows the picture. */
  addSample(orbit: Orbit, index: number): void {
    const { full, aspect } = this.#resolution;
    const isTraced = this.#canTrace(orbit);
    this.#stage.prepare(this.#renderer, orbit, aspect, full.height, true, isTraced);
    this.#stage.setSample(index);
    this.#pipeline.gatherSample(this.#stage.scene, this.#stage.camera, full, index, isTraced);
    if (index + 1 < FIRST_SHOWN) return;
    fitCanvas(this.#renderer, full);
    this.show(index + 1);
  }

  /** Shows so many samples anew, with the line round what is marked; false when they are too few. */
  show(samples: number): boolean {
    if (samples < FIRST_SHOWN) return false;
    this.#pipeline.developGathered(samples);
    this.#stage.drawMark(this.#renderer, this.#resolution.full);
    return true;
  }

  /** Whether a traced sample of the picture at rest is quick enough here; a small one is drawn to find out. */
  #canTrace(orbit: Orbit): boolean {
    const { full, aspect } = this.#resolution;
    const hasStones = this.#stage.models.some(({ stones }) => stones.length > 0);
    return this.#tracing.allows(hasStones, full.width * full.height, () => {
      this.#stage.prepare(this.#renderer, orbit, aspect, full.height, true, true);
      return this.#pipeline.secondsPerPixel(this.#stage.scene, this.#stage.camera);
    });
  }
}
