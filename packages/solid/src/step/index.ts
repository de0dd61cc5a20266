export * from './create-step-writer.ts';
export { openCascade } from './open-cascade.ts';
export { ShapeMaker } from './shape-maker.ts';
export * from './step-plan.ts';
export * from './step-plan-of.ts';
export { TurnedPart } from './turned-part.ts';
