import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditEntity } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Queryable } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { auditLog } from '../../storage/schema/house.ts';
import { withoutSecrets } from './without-secrets.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  /** What was done, e.g. `order.created`. */
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly detail?: Fields;
  /** The fields of a change, as they were and as they are. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** Who did it; a caller with name and number spares the look for them. */
export type Doer = Pick<Caller, 'userId' | 'dealerId'> & Partial<Pick<Caller, 'name' | 'customerNumber'>>;

/** Appends who did what; belongs into the transaction of the deed. Secrets are struck out, wherever they stand. */
export async function recordAudit(
  database: Queryable,
  caller: Doer | null,
  at: Date,
  { action, entity, entityId, detail = {}, before, after }: AuditEntry,
): Promise<void> {
  const by = caller === null ? NOBODY : await doerRow(database, caller);
  const struck = (fields: Fields | undefined) => (fields === undefined ? null : withoutSecrets(fields));
  await database.insert(auditLog).values({
    ...by,
    at,
    action,
    entity,
    entityId,
    detail: withoutSecrets(detail),
    before: struck(before),
    after: struck(after),
  });
}

const NOBODY = { userId: null, dealerId: null, byName: '', byNumber: '' };

async function doerRow(database: Queryable, caller: Doer) {
  const who = await nameOf(database, caller);
  const { userId, dealerId } = caller;
  return { userId, dealerId, byName: who?.name ?? '', byNumber: who?.customerNumber ?? '' };
}

async function nameOf(
  database: Queryable,
  { userId, name, customerNumber }: Doer,
): Promise<{ name: string; customerNumber: string } | null> {
  if (name !== undefined && customerNumber !== undefined) return { name, customerNumber };
  const rows = await database
    .select({ name: users.name, customerNumber: users.customerNumber })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0] ?? null;
}

/**
 * A value as the log stores it. What comes from a `jsonb` column has its keys in the database's order, what was posted in the
 * writer's; a date may be one or its text, and a field may be undefined or absent.
 */
const asStored = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** The fields of two states that differ by value, for `before` and `after` of an entry. */
export function differences<State extends object>(
  before: State,
  after: Partial<State>,
): { before: Fields; after: Fields } {
  const changed = (Object.keys(after) as (keyof State & string)[]).filter(
    (field) => !isDeepStrictEqual(asStored(before[field]), asStored(after[field])),
  );
  const only = (state: Partial<State>): Fields =>
    Object.fromEntries(changed.map((field) => [field, state[field] ?? null] as const));
  return { before: only(before), after: only(after) };
}
