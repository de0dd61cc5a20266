import { WebGLRenderTarget } from 'three';
import type { WebGLRenderer } from 'three';
import type { Orbit } from '../camera/orbit.ts';
import type { Stage } from './stage.ts';
import { WARM_RINGS } from './warm-rings.ts';
import { FrameFence } from '../render/frame-fence.ts';
import { contextOf } from '../render/open-renderer.ts';
import type { Pipeline } from '../render/pipeline.ts';

/** Edge of the frame that makes the programs, pixels. */
const EDGE = 16;

/** Has the programs of the commonest rings made by a small frame; the rings leave the stage again. */
export function warmUp(renderer: WebGLRenderer, stage: Stage, pipeline: Pipeline, orbit: Orbit): void {
  const size = { width: EDGE, height: EDGE };
  const picture = new WebGLRenderTarget(EDGE, EDGE, { depthBuffer: false });
  stage.isFirstFrame = true;
  stage.setRings(WARM_RINGS);
  stage.prepare(renderer, orbit, 1, EDGE, false);
  // Not on the screen: without a graphics card this thread would stand until it has been read back.
  pipeline.drawMoving(stage.scene, stage.camera, size, picture);
  sendOff(renderer);
  picture.dispose();
  stage.detach();
}

/** Commands that nobody asks about are only drawn with the next frame; nobody waits for these. */
function sendOff(renderer: WebGLRenderer): void {
  const fence = new FrameFence(contextOf(renderer));
  fence.set();
  fence.drop();
}
