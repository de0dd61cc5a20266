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
  const before = call === null ? null : await madeBy(database.orm, call);
  if (before !== null) return before;
  const make = await prepare();
  return database.transaction(async (transaction) => {
    const made = call === null ? null : await claimKey(transaction, call);
    if (made !== null) return made;
    const id = await make(transaction);
    if (call !== null) await noteMade(transaction, call, id);
    return id;
  });
}
