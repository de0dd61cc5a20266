/** Rings held against each other: a part of the kernel that arrives with the first stack. */
export { stackGap, stackReach, touchingDistance } from '@ringwerk/kernel';
