export { ENGRAVER, withLetters } from './engraver.ts';
export { engravingStrip, type StripEngraving, type UnrolledFace } from './engraving-strip.ts';
export { engravingTools } from './engraving-tools.ts';
export { parsePathData, type PathContour } from './parse-path-data.ts';
