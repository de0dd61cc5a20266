import { SHOWCASE_MAX } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { lockDealer } from '../watch-lists/watch-list-repository.ts';
import { countStanding } from './showcase-repository.ts';

/**
 * That one more ring may stand in a dealer's showcase. Whoever else puts one there waits until the transaction ends.
 * @throws CodedError `showcase.full`
 */
export async function requireRoom(transaction: Transaction, dealerId: string): Promise<void> {
  await lockDealer(transaction, dealerId);
  if ((await countStanding(transaction, dealerId)) >= SHOWCASE_MAX) throw new CodedError('showcase.full');
}
