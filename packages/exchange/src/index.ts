export * from './ar-picture.ts';
export * from './export-ring.ts';
export * from './three-mf.ts';
export * from './growing-archive.ts';
export * from './usdz.ts';
export * from './setter-tools.ts';
export { madeBodies } from './ring-bodies.ts';
