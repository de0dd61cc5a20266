export * from './design-distance.ts';
export * from './find-within-budget.ts';
export * from './nearest-designs.ts';
