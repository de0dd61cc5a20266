import type { StepBody, StepFile, StepPlan } from './step-plan.ts';

/** Server → worker. */
export interface StepRequest {
  readonly id: number;
  readonly plan: StepPlan;
}

/** Worker → server: the file, or why there is none. */
export type StepAnswer =
  | { readonly id: number; readonly kind: 'file'; readonly file: StepFile }
  /** A solid that is not as large as it was weighed, mm³. */
  | { readonly id: number; readonly kind: 'volume'; readonly body: StepBody; readonly volume: number }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };

/** Given to the worker at its start. */
export interface StepWorkerData {
  readonly wasmPath: string | null;
}
