/** Unrolling a face with its letters: a part of the kernel that arrives with the first engraving that is looked at. */
export { engravingStrip } from '@ringwerk/kernel';
