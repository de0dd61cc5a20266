import type { WebGLRenderer } from 'three';
import type { Orbit } from '../camera/orbit.ts';
import type { Stage } from '../stage/stage.ts';
import { WARM_RINGS } from '../stage/warm-rings.ts';
import type { Pipeline } from './pipeline.ts';

/** Edge of the frame that makes the programs, pixels. */
const EDGE = 16;

/** Has the programs of the commonest rings made by a small frame; the rings leave the stage again. */
export function warmUp(renderer: WebGLRenderer, stage: Stage, pipeline: Pipeline, orbit: Orbit): void {
  stage.isHurried = true;
  stage.setRings(WARM_RINGS);
  // Triangles without area lie in no view.
  stage.scene.traverse((object) => (object.frustumCulled = false));
  stage.prepare(renderer, orbit, 1, EDGE, false);
  pipeline.drawMoving(stage.scene, stage.camera, { width: EDGE, height: EDGE });
  stage.standBy();
}
