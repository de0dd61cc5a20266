import type { LiveState } from '@ringwerk/contract';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { liveRooms } from '../../storage/schema/live-rooms.ts';

export type LiveRoomRow = typeof liveRooms.$inferSelect;

export async function insertRoom(database: Queryable, room: typeof liveRooms.$inferInsert): Promise<LiveRoomRow> {
  const rows = await database.insert(liveRooms).values(room).returning();
  if (rows[0] === undefined) throw new Error('an inserted live room was not returned');
  return rows[0];
}

const isOpen = (now: Date) => and(isNull(liveRooms.closedAt), gt(liveRooms.expiresAt, now));

/** The open room behind a token, or null. */
export async function findRoom(database: Queryable, tokenHash: Buffer, now: Date): Promise<LiveRoomRow | null> {
  const rows = await database
    .select()
    .from(liveRooms)
    .where(and(eq(liveRooms.tokenHash, tokenHash), isOpen(now)));
  return rows[0] ?? null;
}

/** The new version, or null when the user has no such open room. */
export async function showInRoom(
  database: Queryable,
  userId: string,
  id: string,
  shown: NonNullable<LiveState['shown']>,
  now: Date,
  expiresAt: Date,
): Promise<number | null> {
  const rows = await database
    .update(liveRooms)
    .set({ shown, version: sql`${liveRooms.version} + 1`, expiresAt })
    .where(and(eq(liveRooms.id, id), eq(liveRooms.userId, userId), isOpen(now)))
    .returning({ version: liveRooms.version });
  return rows[0]?.version ?? null;
}

/** Ids of the rooms of the user that were closed: the one with `id`, without it all of them. */
export async function closeRooms(
  database: Queryable,
  userId: string,
  now: Date,
  id?: string,
): Promise<readonly string[]> {
  const rows = await database
    .update(liveRooms)
    .set({ closedAt: now, shown: null })
    .where(and(eq(liveRooms.userId, userId), isOpen(now), id === undefined ? undefined : eq(liveRooms.id, id)))
    .returning({ id: liveRooms.id });
  return rows.map((row) => row.id);
}

/** Couples' designs are not kept longer than they are shown. */
export async function forgetRooms(database: Queryable, before: Date): Promise<void> {
  await database.delete(liveRooms).where(lt(liveRooms.expiresAt, before));
}
