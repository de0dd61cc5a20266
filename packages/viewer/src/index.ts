export * from './ring-viewer.ts';
export * from './messages.ts';
export { RingViewerError } from './ring-viewer-error.ts';
export { openRingViewer, prepareRingViewer } from './open-ring-viewer.ts';
