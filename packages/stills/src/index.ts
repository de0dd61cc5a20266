export { acceptedFormat, encodeStill, STILL_FORMATS, type StillFormat } from './encode-still.ts';
export { BROWSER_ARGUMENTS, installedBrowser } from './installed-browser.ts';
export { StillError, type StillFailure } from './still-error.ts';
export { STILL_SAMPLES, STILL_VIEWS, type StillOrder, type StillView } from './still-order.ts';
export { createStillRoom, type StillRoom, type StillUrgency } from './still-room.ts';
export { isWholePicture, pictureFacts, type PictureFacts } from './picture-facts.ts';
