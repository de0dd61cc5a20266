export * from './note-conflicts.ts';
