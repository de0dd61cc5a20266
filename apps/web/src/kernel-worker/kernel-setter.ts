/** The setter's tools: a part of the kernel that only rings with stones wait for. */
export { SETTER } from '@ringwerk/kernel';
