import type { DealerState } from '@ringwerk/contract';
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { dealers, users } from '../../storage/schema/dealers.ts';
import { designs } from '../../storage/schema/designs.ts';
import { shareLinks, shareMessages, shares } from '../../storage/schema/shares.ts';
import { COUPLE_NAME, type NamedCouple } from '../couples/couple-ref.ts';
import type { Page } from '../paging.ts';

export type ShareRow = typeof shares.$inferSelect;
export type ShareDesign = Pick<
  typeof designs.$inferSelect,
  'code' | 'design' | 'designKey' | 'evaluation' | 'createdAt'
>;
export interface FullMessage {
  readonly message: typeof shareMessages.$inferSelect;
  readonly proposal: ShareDesign | null;
}
/** A link with what it was made with, who made it, and what was said. */
export interface FullShare {
  readonly share: ShareRow;
  /** Null for a list of loose stones alone. */
  readonly design: ShareDesign | null;
  readonly by: string;
  /** Of the company whose link it is. */
  readonly dealerState: DealerState;
  /** The file that it is tied to. */
  readonly file: NamedCouple | null;
  /** How many pictures of the rings on the hand are kept with it. */
  readonly handPictures: number;
  readonly messages: readonly FullMessage[];
}

const designColumns = {
  code: designs.code,
  design: designs.design,
  designKey: designs.designKey,
  evaluation: designs.evaluation,
  createdAt: designs.createdAt,
};

export async function insertShare(database: Queryable, share: typeof shares.$inferInsert): Promise<string> {
  const [row] = await database.insert(shares).values(share).returning({ id: shares.id });
  if (row === undefined) throw new Error('an inserted share was not returned');
  return row.id;
}

/** The newest page of a design alone that this dealer's couple can open, a quote's opens with others some day; null without one. */
export async function findOpenShare(
  database: Queryable,
  { dealerId, designCode, now }: { readonly dealerId: string; readonly designCode: string; readonly now: Date },
): Promise<string | null> {
  const [row] = await database
    .select({ id: shares.id })
    .from(shares)
    .where(
      and(
        eq(shares.dealerId, dealerId),
        eq(shares.designCode, designCode),
        isNull(shares.quoteId),
        isNull(shares.watchListId),
        isNull(shares.revokedAt),
        gt(shares.expiresAt, now),
      ),
    )
    .orderBy(desc(shares.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/** Links to a list that couples can open. */
export async function countOpenLinks(database: Queryable, watchListId: string, now: Date): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(shares)
    .where(and(eq(shares.watchListId, watchListId), isNull(shares.revokedAt), gt(shares.expiresAt, now)));
  return row?.open ?? 0;
}

/** Keeps an address of a share by the hash of its token. */
export async function insertLink(database: Queryable, link: typeof shareLinks.$inferInsert): Promise<void> {
  await database.insert(shareLinks).values(link);
}

/** Links of one dealer. With `id`, `tokenHash` or `setId` only those; a token is asked for without a dealer. */
export interface ShareScope {
  readonly dealerId?: string;
  readonly id?: string;
  readonly tokenHash?: Buffer;
  readonly setId?: number | undefined;
}

const ofToken = (tokenHash: Buffer) =>
  sql`${shares.id} in (select ${shareLinks.shareId} from ${shareLinks} where ${shareLinks.tokenHash} = ${tokenHash})`;

const HAND_PICTURES = sql<number>`(select count(*)::int from share_hand_pictures where share_id = shares.id)`;

const inScope = ({ dealerId, id, tokenHash, setId }: ShareScope) =>
  and(
    dealerId === undefined ? undefined : eq(shares.dealerId, dealerId),
    id === undefined ? undefined : eq(shares.id, id),
    tokenHash === undefined ? undefined : ofToken(tokenHash),
    setId === undefined ? undefined : eq(shares.setId, setId),
  );

export async function findShares(database: Queryable, scope: ShareScope, page?: Page): Promise<FullShare[]> {
  const found = database
    .select({
      share: shares,
      design: designColumns,
      by: users.name,
      dealerState: dealers.state,
      file: COUPLE_NAME,
      handPictures: HAND_PICTURES,
    })
    .from(shares)
    .leftJoin(designs, eq(designs.code, shares.designCode))
    .innerJoin(users, eq(users.id, shares.userId))
    .innerJoin(dealers, eq(dealers.id, shares.dealerId))
    .leftJoin(couples, eq(couples.id, shares.coupleId))
    .where(inScope(scope))
    .orderBy(desc(sql`${shares.unread} > 0`), desc(shares.createdAt), asc(shares.id));
  const rows = await (page === undefined ? found : found.limit(page.pageSize).offset(page.offset));
  const ids = rows.map(({ share }) => share.id);
  const messages =
    ids.length === 0
      ? []
      : await database
          .select({ message: shareMessages, proposal: designColumns })
          .from(shareMessages)
          .leftJoin(designs, eq(designs.code, shareMessages.designCode))
          .where(inArray(shareMessages.shareId, ids))
          .orderBy(asc(shareMessages.id));
  return rows.map((row) => ({ ...row, messages: messages.filter(({ message }) => message.shareId === row.share.id) }));
}

export async function countShares(database: Queryable, scope: ShareScope): Promise<{ total: number; unread: number }> {
  const [row] = await database
    .select({ total: count(), unread: sql<number>`coalesce(sum(${shares.unread}), 0)::int` })
    .from(shares)
    .where(inScope(scope));
  return row ?? { total: 0, unread: 0 };
}

export type ShareChanges = Partial<Pick<ShareRow, 'revokedAt' | 'expiresAt' | 'unread' | 'openedAt'>>;

/** False when the dealer has no such link. */
export async function updateShare(
  database: Queryable,
  dealerId: string,
  id: string,
  changes: ShareChanges,
): Promise<boolean> {
  if (Object.keys(changes).length === 0) return (await findShares(database, { dealerId, id })).length > 0;
  const rows = await database.update(shares).set(changes).where(inScope({ dealerId, id })).returning({ id: shares.id });
  return rows.length > 0;
}

/**
 * How many messages a share has. Whoever asks in a transaction is alone with this share until it ends, so that a message
 * counted is one that fits.
 */
export async function lockedMessageCount(transaction: Transaction, id: string): Promise<number> {
  await transaction.select({ id: shares.id }).from(shares).where(eq(shares.id, id)).for('update');
  const [row] = await transaction.select({ total: count() }).from(shareMessages).where(eq(shareMessages.shareId, id));
  return row?.total ?? 0;
}

export async function insertMessage(database: Queryable, message: typeof shareMessages.$inferInsert): Promise<void> {
  await database.insert(shareMessages).values(message);
  if (message.from !== 'couple') return;
  await database
    .update(shares)
    .set({ unread: sql`${shares.unread} + 1` })
    .where(eq(shares.id, message.shareId));
}

export async function findBranding(database: Queryable, dealerId: string) {
  const [row] = await database
    .select({
      id: dealers.id,
      company: dealers.company,
      city: dealers.city,
      phone: dealers.phone,
      email: dealers.email,
      logoType: dealers.logoType,
      logoVersion: dealers.logoVersion,
      brandColour: dealers.brandColour,
    })
    .from(dealers)
    .where(eq(dealers.id, dealerId));
  if (row === undefined) throw new Error(`dealer ${dealerId} of a share does not exist`);
  return row;
}
