import type { Design } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { Issue } from '../units/result.ts';
import { RING_RULES } from './ring-rules.ts';

/** All findings about a parsed design, ring by ring; an empty list means that the workshop can make it. */
export function checkDesign(design: Design, tables: KernelTables): Issue[] {
  return design.rings.flatMap((ring, index) => {
    const context = { ring, tables, path: `/rings/${index}` };
    return RING_RULES.flatMap((rule) => rule(context));
  });
}
