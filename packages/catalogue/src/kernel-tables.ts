import type { KernelTables } from '@ringwerk/kernel';
import { SETTER } from '@ringwerk/kernel/setter';
import { BARE_TABLES } from './tables.ts';

/** What the kernel computes with. */
export const KERNEL_TABLES: KernelTables = { ...BARE_TABLES, setter: SETTER };
