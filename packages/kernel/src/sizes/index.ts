export { readSize } from './read-size.ts';
export { sizeLabel, widthAdvice, SIZE_SYSTEMS, type SizeSystem } from './ring-sizes.ts';
