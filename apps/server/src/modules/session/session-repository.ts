import {
  COUNTRIES,
  DEALER_STATES,
  LANGUAGES,
  PERMISSION_ROLES,
  permissionsOf,
  ROLES,
  seesTrade,
  type DealerState,
} from '@ringwerk/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Database, Queryable } from '../../storage/database.ts';
import { dealers, sessions, users } from '../../storage/schema/dealers.ts';

const callerRow = z.object({
  userId: z.string(),
  dealerId: z.string(),
  role: z.enum(ROLES),
  name: z.string(),
  customerNumber: z.string(),
  company: z.string(),
  dealerState: z.enum(DEALER_STATES),
  country: z.enum(COUNTRIES),
  language: z.enum(LANGUAGES),
  expiresAt: z.date(),
  isCustomerView: z.boolean(),
  hasCustomerPin: z.boolean(),
  isDealerView: z.boolean(),
  isSeenAnew: z.boolean(),
});

/** Roles that may look on as a dealer: a view ends with the role. */
const VIEWERS = PERMISSION_ROLES.dealerFiles;

/** How exactly a session's last use is known: finer would write with every request, and tell more than anybody asks. */
const SEEN_MINUTES = 10;

/** Runs with every request, so it is one prepared statement. */
const FIND_CALLER = {
  name: 'find-caller',
  text: `select u.id as "userId", d.id as "dealerId", case when s.as_dealer_id is null then u.role else 'owner' end as role,
           u.name, u.customer_number as "customerNumber",
           d.company, d.state as "dealerState", d.country, d.language, s.expires_at as "expiresAt",
           s.customer_view_since is not null as "isCustomerView", u.customer_pin_hash is not null as "hasCustomerPin",
           s.as_dealer_id is not null as "isDealerView",
           coalesce(s.last_seen_at < $2::timestamptz - interval '${SEEN_MINUTES} minutes', true) as "isSeenAnew"
         from sessions s join users u on u.id = s.user_id join dealers d on d.id = coalesce(s.as_dealer_id, u.dealer_id)
         where s.token_hash = $1 and s.expires_at > $2 and u.is_active
           and case when s.as_dealer_id is null then d.state <> 'closed' else u.role = any('{${VIEWERS.join(',')}}') end`,
};

export async function findCaller(database: Database, tokenHash: Buffer, now: Date): Promise<Caller | null> {
  const { rows } = await database.pool.query({ ...FIND_CALLER, values: [tokenHash, now] });
  if (rows.length === 0) return null;
  const { isSeenAnew, ...caller } = callerRow.parse(rows[0]);
  if (isSeenAnew) await noteUse(database.orm, tokenHash, now);
  const permissions = permissionsOf(caller.role);
  const { isCustomerView } = caller;
  return { ...caller, permissions, seesTrade: seesTrade({ permissions, isCustomerView }) };
}

async function noteUse(database: Queryable, tokenHash: Buffer, now: Date): Promise<void> {
  await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function insertSession(database: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await database.insert(sessions).values(session);
}

export type SessionRow = typeof sessions.$inferSelect;

/** Where a user is logged in, the last use first. */
export const listSessions = (database: Queryable, userId: string, now: Date): Promise<SessionRow[]> =>
  database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.lastSeenAt} desc nulls last`, desc(sessions.createdAt));

export async function findPasswordHash(database: Queryable, userId: string): Promise<string | null> {
  const [row] = await database.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? null;
}

/**
 * From now on the session looks on as a dealer, if it looks on as none yet. Whether it was this call that began the view: of
 * several at once it is one.
 */
export async function beginDealerView(database: Queryable, tokenHash: Buffer, dealerId: string): Promise<boolean> {
  const changed = await database
    .update(sessions)
    .set({ asDealerId: dealerId })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.asDealerId)))
    .returning({ userId: sessions.userId });
  return changed.length > 0;
}

/** The session is its user's own again. Whether it was this call that ended the view of this dealer. */
export async function endDealerView(database: Queryable, tokenHash: Buffer, dealerId: string): Promise<boolean> {
  const changed = await database
    .update(sessions)
    .set({ asDealerId: null })
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.asDealerId, dealerId)))
    .returning({ userId: sessions.userId });
  return changed.length > 0;
}

export interface LoginRow {
  readonly userId: string;
  readonly passwordHash: string | null;
  /** Of the user's company. */
  readonly dealerState: DealerState;
}

/** The active user with this number; numbers are compared without regard to surrounding space and case. */
export async function findLogin(database: Queryable, customerNumber: string): Promise<LoginRow | null> {
  const rows = await database
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
      dealerState: dealers.state,
    })
    .from(users)
    .innerJoin(dealers, eq(dealers.id, users.dealerId))
    .where(eq(users.customerNumber, customerNumber));
  const row = rows[0];
  return row === undefined || !row.isActive ? null : row;
}

export async function noteLogin(database: Queryable, userId: string, at: Date): Promise<void> {
  await database.update(users).set({ lastLoginAt: at }).where(eq(users.id, userId));
}
