export * from './ring-stack-fit.ts';
