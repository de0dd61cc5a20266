export * from './number-form.ts';
export * from './read-sheet.ts';
export * from './sheet-cell.ts';
