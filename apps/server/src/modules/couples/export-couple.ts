import type { exportCouple as operation } from '@ringwerk/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { shareHandPictures, shares } from '../../storage/schema/shares.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { answerOf } from '../quotes/quote-answer.ts';
import { signatureAnswer } from '../signatures/proof-answer.ts';
import { signaturesOn, signedCodesOf } from '../signatures/signature-repository.ts';
import { coupleFile, fileMeans } from './couple-answer.ts';
import { lockKnown, note } from './edit-couple.ts';
import { ALL } from './tied-records.ts';

type Exported = z.input<typeof operation.answer>;

async function signaturesOf(database: Queryable, coupleId: string): Promise<Exported['signatures']> {
  const rows = await signaturesOn(database, await signedCodesOf(database, coupleId));
  return rows.map((row) => ({ code: row.designCode, ...signatureAnswer(row) }));
}

async function answersOf(database: Queryable, coupleId: string): Promise<Exported['answers']> {
  const rows = await database.select().from(quotes).where(eq(quotes.coupleId, coupleId)).orderBy(quotes.answeredAt);
  return rows.flatMap((row) => {
    const answer = answerOf(row);
    return answer === null ? [] : [{ number: row.number, ...answer }];
  });
}

async function handPicturesOf(database: Queryable, coupleId: string): Promise<Exported['handPictures']> {
  const rows = await database
    .select({ row: shareHandPictures })
    .from(shareHandPictures)
    .innerJoin(shares, eq(shares.id, shareHandPictures.shareId))
    .where(eq(shares.coupleId, coupleId))
    .orderBy(shareHandPictures.consentedAt, shareHandPictures.id);
  return rows.map(({ row: { shareId, picture, consentedAt, ...row } }) => ({
    ...row,
    share: shareId,
    consentedAt: consentedAt.toISOString(),
    data: picture.toString('base64'),
  }));
}

/** Everything that is stored about a couple, and an entry that somebody has taken it out. */
export async function exportCouple(services: Services, caller: Caller, id: string): Promise<Exported> {
  const now = services.clock();
  const means = await fileMeans(services);
  return services.database.transaction(async (transaction) => {
    const couple = await lockKnown(transaction, caller, id);
    await note(transaction, caller, now, 'couple.exported', couple.id);
    return {
      exportedAt: now.toISOString(),
      couple: await coupleFile(means, transaction, couple, ALL),
      signatures: await signaturesOf(transaction, couple.id),
      answers: await answersOf(transaction, couple.id),
      handPictures: await handPicturesOf(transaction, couple.id),
    };
  });
}
