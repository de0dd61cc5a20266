import { Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { MeasureLine } from '../ring-viewer.ts';
import type { RingModel } from './ring-model.ts';
import type { PictureSize } from '../render/picture-part.ts';

const place = new Vector3();

/** Where width, height and bore of the rings lie in the picture: at the crown, at the side, across the nearer rim. */
export function measureLines(
  models: readonly RingModel[],
  camera: PerspectiveCamera,
  { width, height }: PictureSize,
): readonly MeasureLine[] {
  return models.flatMap((model, ring): MeasureLine[] => {
    if (model.pose.isAway === true) return [];
    const { innerRadius, outerRadius, width: band } = model.scene;
    const seen = (x: number, y: number, z: number): readonly [number, number] => {
      place.set(x, y, z).applyMatrix4(model.pose.matrix).project(camera);
      return [((place.x + 1) / 2) * width, ((1 - place.y) / 2) * height];
    };
    // The rim that looks to the camera.
    const eye = place.copy(camera.position).applyMatrix4(model.fromStage);
    const rim = (Math.sign(eye.z) || 1) * (band / 2);
    const side = Math.atan2(eye.y, eye.x);
    const [c, s] = [Math.cos(side), Math.sin(side)];
    return [
      {
        ring,
        measure: 'width',
        from: seen(c * outerRadius, s * outerRadius, -band / 2),
        to: seen(c * outerRadius, s * outerRadius, band / 2),
      },
      { ring, measure: 'height', from: seen(0, -innerRadius, rim), to: seen(0, -outerRadius, rim) },
      {
        ring,
        measure: 'diameter',
        from: seen(-s * innerRadius, c * innerRadius, rim),
        to: seen(s * innerRadius, -c * innerRadius, rim),
      },
    ];
  });
}
