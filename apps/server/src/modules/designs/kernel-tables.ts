import { KERNEL_TABLES } from '@ringwerk/catalogue';
import type { KernelTables } from '@ringwerk/kernel';
import { loadLettering } from '@ringwerk/lettering/node';

/** What the kernel computes with on the server: the catalogue and the real letters, which are read as texts need them. */
export const SERVER_TABLES: KernelTables = { ...KERNEL_TABLES, lettering: loadLettering() };
