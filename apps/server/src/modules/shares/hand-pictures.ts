import {
  HAND_PICTURE_EDGE,
  HAND_PICTURE_LIMIT,
  HAND_PICTURES_MOST,
  type HandPicture,
  type keepHandPicture as operation,
} from '@ringwerk/contract';
import { plainPicture } from '@ringwerk/stills';
import { and, asc, count, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { shareHandPictures, shares } from '../../storage/schema/shares.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bearableType } from '../dealer/dealer-logo.ts';
import { madeOnce } from '../idempotency/made-once.ts';
import { shareStatus } from './share-answer.ts';
import type { ShareRow } from './share-repository.ts';

/** A link, and who asks: nobody for the couple, which has no account. */
export interface HandAsked {
  readonly share: ShareRow;
  readonly by: Caller | null;
}

type Body = z.output<typeof operation.body>;

/** Of everything but the pictures themselves. */
const COLUMNS = {
  id: shareHandPictures.id,
  from: shareHandPictures.from,
  width: shareHandPictures.width,
  height: shareHandPictures.height,
  consentedBy: shareHandPictures.consentedBy,
  consentedAt: shareHandPictures.consentedAt,
};

export async function listHandPictures(
  database: Queryable,
  { id }: Pick<ShareRow, 'id'>,
): Promise<{ pictures: HandPicture[] }> {
  const rows = await database
    .select(COLUMNS)
    .from(shareHandPictures)
    .where(eq(shareHandPictures.shareId, id))
    .orderBy(asc(shareHandPictures.consentedAt), asc(shareHandPictures.id));
  return { pictures: rows.map((row) => ({ ...row, consentedAt: row.consentedAt.toISOString() })) };
}

const oneOf = ({ id }: ShareRow, pictureId: string) =>
  and(eq(shareHandPictures.shareId, id), eq(shareHandPictures.id, pictureId));

/** @throws CodedError `not-found` */
export async function readHandPicture(database: Queryable, share: ShareRow, pictureId: string): Promise<FileAnswer> {
  const [row] = await database
    .select({ picture: shareHandPictures.picture })
    .from(shareHandPictures)
    .where(oneOf(share, pictureId));
  if (row === undefined) throw new CodedError('not-found');
  return { name: 'hand.jpg', bytes: row.picture };
}

/** @throws CodedError `request.too-large`, `share.no-picture` */
async function requirePicture(data: string) {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.byteLength > HAND_PICTURE_LIMIT) throw new CodedError('request.too-large');
  const picture = (await bearableType(bytes)) === null ? null : await plainPicture(bytes, HAND_PICTURE_EDGE);
  if (picture === null) throw new CodedError('share.no-picture');
  return picture;
}

/** Whoever asks is alone with this link until the transaction ends. @throws CodedError `share.ended`, `share.hand-full` */
async function requireRoom(transaction: Transaction, { id }: ShareRow, now: Date): Promise<void> {
  const [share] = await transaction.select().from(shares).where(eq(shares.id, id)).for('update');
  if (share === undefined || shareStatus(share, now) !== 'open') throw new CodedError('share.ended');
  const [row] = await transaction
    .select({ kept: count() })
    .from(shareHandPictures)
    .where(eq(shareHandPictures.shareId, id));
  if ((row?.kept ?? 0) >= HAND_PICTURES_MOST) throw new CodedError('share.hand-full');
}

/**
 * Keeps a picture with an open link; the log names neither it nor who has agreed.
 * @throws CodedError `share.ended`, `share.hand-full`, `share.no-picture`, `request.too-large`, `idempotency.other-body`
 */
export async function keepHandPicture(services: Services, { share, by }: HandAsked, body: Body): Promise<void> {
  const now = services.clock();
  const from: HandPicture['from'] = by === null ? 'couple' : 'dealer';
  const { idempotencyKey, ...rest } = body;
  const call = {
    act: 'hand-picture',
    dealerId: share.dealerId,
    key: `${share.id} ${idempotencyKey}`,
    body: rest,
  } as const;
  await madeOnce(services, call, async () => {
    const { bytes: picture, width, height } = await requirePicture(body.data);
    return async (transaction) => {
      await requireRoom(transaction, share, now);
      const kept = { shareId: share.id, from, picture, width, height, consentedBy: body.consentedBy, consentedAt: now };
      const [row] = await transaction.insert(shareHandPictures).values(kept).returning({ id: shareHandPictures.id });
      if (row === undefined) throw new Error('an inserted picture was not returned');
      await recordAudit(transaction, by, now, {
        action: 'share.hand-kept',
        entity: 'share',
        entityId: share.id,
        after: { bytes: picture.byteLength },
      });
      return row.id;
    };
  });
}

/** One that is gone already is no error: it may be deleted on two pages. */
export async function deleteHandPicture(
  services: Services,
  { share, by }: HandAsked,
  pictureId: string,
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const gone = await transaction
      .delete(shareHandPictures)
      .where(oneOf(share, pictureId))
      .returning({ id: shareHandPictures.id });
    if (gone.length === 0) return;
    const entry = { action: 'share.hand-deleted', entity: 'share', entityId: share.id } as const;
    await recordAudit(transaction, by, services.clock(), entry);
  });
}

const hasEnded = (now: Date) => or(isNotNull(shares.revokedAt), lte(shares.expiresAt, now));

const forget = (database: Queryable, which: SQL | undefined) =>
  database
    .delete(shareHandPictures)
    .where(inArray(shareHandPictures.shareId, database.select({ id: shares.id }).from(shares).where(which)));

/** Deletes what was kept with links that have ended. */
export async function forgetHandPictures(database: Queryable, now: Date): Promise<void> {
  await forget(database, hasEnded(now));
}

/**
 * The same of one link that is about to change: what was kept with it does not come back when it is opened again.
 * @param isEnding - also while it is open
 */
export async function forgetHandPicturesOf(
  transaction: Transaction,
  now: Date,
  { id, dealerId, isEnding }: Pick<ShareRow, 'id' | 'dealerId'> & { readonly isEnding: boolean },
): Promise<void> {
  const own = and(eq(shares.id, id), eq(shares.dealerId, dealerId));
  // One that is being kept at this moment is waited for.
  await transaction.select({ id: shares.id }).from(shares).where(own).for('update');
  await forget(transaction, and(own, isEnding ? undefined : hasEnded(now)));
}
