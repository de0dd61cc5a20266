export { acceptedFormat, encodeStill, STILL_FORMATS, type StillFormat } from './encode-still.ts';
export { BROWSER_ARGUMENTS, installedBrowser } from './installed-browser.ts';
export { StillError, type StillFailure } from './still-error.ts';
export { STILL_VIEWS, stillSamples, type RenderJob, type StillView } from './render-job.ts';
export { pictureOfDrawing } from './picture-of-drawing.ts';
export { printedLogo } from './printed-logo.ts';
export {
  createRenderQueue,
  isSooner,
  type RenderQueue,
  type RenderUrgency,
  type RenderPriority,
} from './render-queue.ts';
export { plainPicture, type PlainPicture } from './plain-picture.ts';
export { isWholePicture, pictureFacts, type PictureFacts } from './picture-facts.ts';
