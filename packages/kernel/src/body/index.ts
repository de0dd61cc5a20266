export { finishedMeasures, type FinishedMeasures } from './finished-measures.ts';
export { RELIEF_DEPTH } from './relief.ts';
export { ringBody, type RingBody } from './ring-body.ts';
