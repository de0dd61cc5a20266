/** The viewer's words, for those who talk to it through its host. */
export type {
  Arrangement,
  MeasureLine,
  PicturePoint,
  ReadPlace,
  RingGrip,
  RingViewer,
  SceneDelivery,
  ViewerFailure,
  ViewerLight,
  ViewerLooks,
  ViewerTarget,
  ViewerView,
} from '@ringwerk/viewer';
export { ARRANGEMENTS, LIGHTS } from '@ringwerk/viewer';
