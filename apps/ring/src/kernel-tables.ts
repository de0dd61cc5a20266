import { KERNEL_TABLES } from '@ringwerk/catalogue';
import type { KernelTables } from '@ringwerk/kernel';
import { loadLettering } from '@ringwerk/lettering/node';

/** What the command line computes with: the catalogue and the real letters. */
export const TABLES: KernelTables = { ...KERNEL_TABLES, lettering: loadLettering() };
