export * from './design-from-words.ts';
export type { WordsMeans } from './ring-from-requirements.ts';
