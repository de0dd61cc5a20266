export * from './ring-viewer.ts';
export * from './messages.ts';
export { RingViewerError } from './ring-viewer-error.ts';
