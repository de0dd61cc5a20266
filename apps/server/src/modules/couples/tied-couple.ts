import { isAnybodyNamed, NOBODY, personsOfCouple, type Persons } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { findCouple, lockCouple, type CoupleRow } from './couple-repository.ts';
import { addDesign } from './tied-records.ts';

/** @throws CodedError `couple.unknown` */
export async function requireCouple(
  database: Queryable,
  { dealerId }: Pick<Caller, 'dealerId'>,
  id: string,
): Promise<CoupleRow> {
  const couple = await findCouple(database, dealerId, id);
  if (couple === null) throw new CodedError('couple.unknown');
  return couple;
}

/** What a quote, an order or a link takes from the file that it is tied to. */
export interface TiedCouple {
  readonly couple: CoupleRow | null;
  /** Those that were sent, else those of the couple. */
  readonly persons: Persons;
}

/**
 * Comes before the lock of a quote: whoever deletes or merges couples locks in this order, too.
 * @throws CodedError `couple.unknown`
 */
export async function tiedCouple(
  transaction: Transaction,
  caller: Pick<Caller, 'dealerId'>,
  { coupleId, persons = NOBODY }: { readonly coupleId?: string | undefined; readonly persons?: Persons | undefined },
): Promise<TiedCouple> {
  if (coupleId === undefined) return { couple: null, persons };
  const couple = await lockCouple(transaction, caller.dealerId, coupleId, 'key share');
  if (couple === null) throw new CodedError('couple.unknown');
  return { couple, persons: isAnybodyNamed(persons) ? persons : personsOfCouple(couple.people) };
}

/** Puts the design of what was just made into the file. */
export async function fileDesign(database: Queryable, couple: CoupleRow | null, code: string, at: Date): Promise<void> {
  if (couple !== null) await addDesign(database, couple.id, code, at);
}
