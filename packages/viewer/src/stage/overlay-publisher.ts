import type { PictureSize } from '../render/picture-part.ts';
import type { RingViewerOptions } from '../ring-viewer.ts';
import { measureLines } from './measure-lines.ts';
import { ringGrips } from './ring-grips.ts';
import type { Stage } from './stage.ts';

/** Publishes where on its picture measures and grips lie, while it shows them. */
export class OverlayPublisher {
  readonly #options: Pick<RingViewerOptions, 'onMeasures' | 'onGrips'>;
  #areMeasuresShown = false;
  #areGripsShown = false;

  constructor(options: Pick<RingViewerOptions, 'onMeasures' | 'onGrips'>) {
    this.#options = options;
  }

  setMeasures(areShown: boolean, stage: Stage, css: PictureSize): void {
    this.#areMeasuresShown = areShown;
    if (areShown) this.publish(stage, css);
    else this.#options.onMeasures?.([]);
  }

  setGrips(areShown: boolean, stage: Stage, css: PictureSize): void {
    this.#areGripsShown = areShown;
    if (areShown) this.publish(stage, css);
    else this.#options.onGrips?.([]);
  }

  /** With every frame; `css` = size of the picture on the page. */
  publish({ models, camera }: Stage, css: PictureSize): void {
    if (this.#areMeasuresShown) this.#options.onMeasures?.(measureLines(models, camera, css));
    if (this.#areGripsShown) this.#options.onGrips?.(ringGrips(models, camera, css));
  }
}
