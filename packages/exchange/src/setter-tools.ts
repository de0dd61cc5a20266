import { ringBody, ringTools, type KernelTables, type RingDesign, type Tool } from '@ringwerk/kernel';

/** The setter's work on a ring in order. */
export const setterTools = (ring: RingDesign, tables: KernelTables): readonly Tool[] =>
  ringTools(ring, ringBody(ring, tables));
