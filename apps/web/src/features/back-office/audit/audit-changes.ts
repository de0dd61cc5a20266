import type { AuditEntry } from '@ringwerk/contract';

export interface FieldChange {
  readonly field: string;
  /** Null where the entry does not say. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The changed fields of an entry, one line each; inner fields are named with dots, unchanged ones are left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly FieldChange[] {
  const one = flat(before ?? {});
  const other = flat(after ?? {});
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((field) => ({ field, before: one.get(field) ?? null, after: other.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function flat(fields: Readonly<Record<string, unknown>>, path = ''): Map<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      isFields(value) ? [...flat(value, `${path}${name}.`)] : [[`${path}${name}`, textOf(value)]],
    ),
  );
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Of a read: what it is called stands as a value. */
const READ = 'operation';

/** How fields and reads are called. */
export interface AuditNames {
  readonly fieldName: (field: string) => string;
  readonly readName: (operation: string) => string;
}

/** What stands beside the change in an entry, as one line; a read begins with what was read, in whatever order its fields were stored. */
export function detailText(detail: AuditEntry['detail'], { fieldName, readName }: AuditNames): string {
  const fields = flat(detail);
  const read = fields.get(READ);
  fields.delete(READ);
  const rest = [...fields].map(([field, value]) => `${fieldName(field)}: ${value}`);
  return [...(read === undefined ? [] : [readName(read)]), ...rest].join(' · ');
}
