import type { Caller } from '../../http/caller.ts';
import type { Queryable } from '../../storage/database.ts';
import { auditLog } from '../../storage/schema/house.ts';

export interface AuditEntry {
  /** What was done, e.g. `order.created`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The fields of a change, as they were and as they are. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Appends who did what; belongs into the transaction of the deed. */
export async function recordAudit(
  database: Queryable,
  caller: Pick<Caller, 'userId' | 'dealerId'> | null,
  at: Date,
  entry: AuditEntry,
): Promise<void> {
  await database.insert(auditLog).values({
    at,
    userId: caller?.userId ?? null,
    dealerId: caller?.dealerId ?? null,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    detail: entry.detail ?? {},
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}
