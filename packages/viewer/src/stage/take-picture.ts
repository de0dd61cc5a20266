import type { WebGLRenderer } from 'three';
import type { Orbit } from '../camera/orbit.ts';
import type { SnapshotOptions } from '../ring-viewer.ts';
import type { Stage } from './stage.ts';
import type { PicturePart } from '../render/picture-part.ts';
import type { Pipeline } from '../render/pipeline.ts';

const SAMPLES = 16;
/** Longest edge in pixels that every WebGL2 device draws. */
const LARGEST = 4096;

export interface PictureOrder {
  /** What is drawn. */
  readonly part: Required<PicturePart>;
  readonly samples: number;
  readonly type: NonNullable<SnapshotOptions['type']>;
  readonly quality: number;
  readonly isTransparent: boolean;
}

/** @throws RangeError when an edge is none that every device draws. */
export function pictureOrder(options: SnapshotOptions): PictureOrder {
  const { width, height, tile, type = 'image/png', quality = 0.85, samples = SAMPLES, backdrop } = options;
  const whole = { width: Math.round(width), height: Math.round(height) };
  const part = { left: 0, top: 0, ...whole, ...tile, whole };
  for (const edge of [whole.width, whole.height, part.width, part.height]) {
    if (!(edge >= 1 && edge <= LARGEST)) {
      throw new RangeError(`snapshot edges must be 1 to ${LARGEST} px, got ${edge}`);
    }
  }
  const inRange = Math.min(256, Math.max(1, Math.round(samples)));
  return { part, samples: inRange, type, quality, isTransparent: backdrop === 'transparent' };
}

/** Draws a picture beside what is on the screen: its bytes, bottom row first. */
export function takePicture(
  renderer: WebGLRenderer,
  stage: Stage,
  pipeline: Pipeline,
  orbit: Orbit,
  { part, samples: wanted, isTransparent }: PictureOrder,
): Uint8Array<ArrayBuffer> {
  const { isTransparent: transparency } = pipeline.composite.uniforms;
  const { width, height } = part.whole;
  const samples = Math.min(wanted, pipeline.mostSamples);
  stage.setColourBleed(!isTransparent);
  stage.prepare(renderer, orbit, width / height, height, true);
  stage.floor.setPicture(part);
  for (let index = 0; index < samples; index += 1) {
    stage.setSample(index);
    pipeline.gatherSample(stage.scene, stage.camera, part, index);
  }
  stage.dropRetired();
  transparency.value = isTransparent ? 1 : 0;
  const bytes = pipeline.readGathered(samples, part);
  transparency.value = 0;
  stage.setColourBleed(true);
  return bytes;
}
