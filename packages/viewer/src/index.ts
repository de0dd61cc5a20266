export * from './ring-viewer.ts';
export * from './messages.ts';
export { RingViewerError } from './ring-viewer-error.ts';
export { openRingViewer } from './open-ring-viewer.ts';
export type { OpenedViewer } from './open-ring-viewer.ts';
