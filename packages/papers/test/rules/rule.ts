import type { Node } from './invoice-tree.ts';

/** A rule of the standard: where it looks, and what must hold there. */
export interface Rule {
  /** Its name in EN 16931 or in XRechnung. */
  readonly id: string;
  /** Elements that it is asked of; the root itself for what concerns the whole invoice. */
  readonly of: (invoice: Node) => readonly Node[];
  readonly holds: (node: Node, invoice: Node) => boolean;
}

export const whole = (id: string, holds: (invoice: Node) => boolean): Rule => ({
  id,
  of: (invoice) => [invoice],
  holds,
});

export const each = (path: string, id: string, holds: Rule['holds']): Rule => ({
  id,
  of: (invoice) => invoice.all(path),
  holds,
});

/** Something must stand at a path of each element. */
export const present = (path: string, rows: Readonly<Record<string, string>>): readonly Rule[] =>
  Object.entries(rows).map(([id, inner]) => each(path, id, (node) => node.has(inner)));
