import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from './claim-key.ts';

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
  let make: (transaction: Transaction) => Promise<string>;
  try {
    make = await prepare();
  } catch (error) {
    // The same call may have been carried out meanwhile, and have changed what is read here.
    const meanwhile = await madeBefore();
    if (meanwhile !== null) return meanwhile;
    throw error;
  }
  return database.transaction(async (transaction) => {
    const made = call === null ? null : await claimKey(transaction, call);
    if (made !== null) return made;
    const id = await make(transaction);
    if (call !== null) await noteMade(transaction, call, id);
    return id;
  });
}
