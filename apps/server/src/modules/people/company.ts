import type { DealerState, Language } from '@ringwerk/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';

/** Whose people: a jeweller's company, or the manufactory; and the language that they are written to in. */
export interface Company {
  readonly id: string;
  /** Its people's numbers begin with it. */
  readonly customerNumber: string;
  readonly name: string;
  readonly language: Language;
  /** Somebody of this role stays who can log in; null where the manufactory decides, which can let him in again. */
  readonly keeps: 'admin' | 'owner' | null;
}

const columns = {
  id: dealers.id,
  customerNumber: dealers.customerNumber,
  name: dealers.company,
  language: dealers.language,
};

/** The caller's own company. */
export async function ownCompany(database: Queryable, caller: Caller, keeps: 'admin' | 'owner'): Promise<Company> {
  const [row] = await database.select(columns).from(dealers).where(eq(dealers.id, caller.dealerId));
  if (row === undefined) throw new Error(`the company ${caller.dealerId} of a caller does not exist`);
  return { ...row, keeps };
}

/** A dealer, for the manufactory. @throws CodedError `dealer.unknown`, also for the manufactory itself */
export async function requireDealer(database: Queryable, id: string): Promise<Company & { state: DealerState }> {
  const [row] = await database
    .select({ ...columns, state: dealers.state })
    .from(dealers)
    .where(and(eq(dealers.id, id), eq(dealers.kind, 'dealer')));
  if (row === undefined) throw new CodedError('dealer.unknown');
  return { ...row, keeps: null };
}

/** The same for what lets somebody in. @throws CodedError `dealer.closed`, too */
export async function requireOpenDealer(database: Queryable, id: string): Promise<Company> {
  const dealer = await requireDealer(database, id);
  if (dealer.state === 'closed') throw new CodedError('dealer.closed');
  return dealer;
}
