/** The viewer's words, for those who talk to it through its host. */
export type {
  Arrangement,
  MeasureLine,
  PicturePoint,
  ReadPlace,
  RingGrip,
  RingViewer,
  ViewerFailure,
  ViewerLight,
  ViewerTarget,
  ViewerView,
} from '@ringwerk/viewer';
export { ARRANGEMENTS, LIGHTS } from '@ringwerk/viewer';
