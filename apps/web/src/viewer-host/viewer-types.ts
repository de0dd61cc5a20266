/** The viewer's words, for those who talk to it through its host. */
export type { RingViewer, ViewerFailure, ViewerTarget, ViewerView } from '@ringwerk/viewer';
