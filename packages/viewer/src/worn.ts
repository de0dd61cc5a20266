/** Pictures of a ring as a finger wears it, for the page that lays them over a photo. Holds no three.js. */
export { wornScene, WORN_ARRANGEMENT, WORN_HEIGHT, type WornPose } from './presentation/worn-scene.ts';
export { wornView, type WornView } from './camera/worn-view.ts';
