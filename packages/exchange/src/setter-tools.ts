import type { KernelTables, RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { ringTools, type Tool } from '@ringwerk/kernel/stones';

/** The setter's work on a ring in order. */
export const setterTools = (ring: RingDesign, tables: KernelTables): readonly Tool[] =>
  ringTools(ring, ringBody(ring, tables));
