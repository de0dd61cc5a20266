export * from './catalogue-model.ts';
export * from './models.ts';
export { TRAITS } from './traits.ts';
