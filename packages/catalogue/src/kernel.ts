import type { Kernel } from '@ringwerk/kernel';
import { SETTER } from '@ringwerk/kernel/setter';
import { KERNEL_TABLES } from './tables.ts';

/** The kernel over the catalogue, without letters. */
export const KERNEL: Kernel = { tables: KERNEL_TABLES, setter: SETTER, engraver: null };
