export * from './catalogue-model.ts';
export * from './models.ts';
