export { groovePieces } from './cut-groove.ts';
export { finishedMeasures, type FinishedMeasures } from './finished-measures.ts';
export { RELIEF_DEPTH } from './relief.ts';
export { restingJoints, ringBody, type RingBody } from './ring-body.ts';
