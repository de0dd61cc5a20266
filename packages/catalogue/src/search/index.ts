export * from './concept-words.ts';
export * from './grammar-words.ts';
export * from './model-concepts.ts';
