import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from './claim-key.ts';

/**
 * Answers null to a refusal of what is read before a call writes, where the same call has been carried out meanwhile: it may have
 * changed what is read, and what it made is the answer. Throws the refusal otherwise.
 * @param made - what the call's key has made; null for nothing
 */
export const unlessMade =
  (made: () => Promise<unknown>) =>
  async (refusal: unknown): Promise<null> => {
    if ((await made()) === null) throw refusal;
    return null;
  };

/**
 * What a call makes, or has made before. What is read first stands outside of the transaction, which has one connection.
 * @param prepare - of a call that has made nothing yet
 * @throws CodedError `idempotency.other-body`
 */
export async function madeOnce(
  { database }: Pick<Services, 'database'>,
  call: IdempotentCall | null,
  prepare: () => Promise<(transaction: Transaction) => Promise<string>>,
): Promise<string> {
  const madeBefore = async (): Promise<string | null> => (call === null ? null : madeBy(database.orm, call));
  const before = await madeBefore();
  if (before !== null) return before;
  const make = await prepare().catch(unlessMade(madeBefore));
  if (make === null) return madeOnce({ database }, call, prepare);
  return database.transaction(async (transaction) => {
    const made = call === null ? null : await claimKey(transaction, call);
    if (made !== null) return made;
    const id = await make(transaction);
    if (call !== null) await noteMade(transaction, call, id);
    return id;
  });
}
