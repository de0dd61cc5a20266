export * from './lexicon/lexicon.ts';
export * from './query.ts';
export * from './read-query.ts';
export * from './text/edit-distance.ts';
export * from './text/fold.ts';
export * from './words/concept-words.ts';
export * from './words/model-concepts.ts';
