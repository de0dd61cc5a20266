import { isAnybodyNamed, NOBODY, personsOfCouple, type Language, type Persons } from '@ringwerk/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { coupleDesigns, couples } from '../../storage/schema/couples.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { shares } from '../../storage/schema/shares.ts';
import { orderPositions, orders, quotePositions, quotes } from '../../storage/schema/trade.ts';

/** Whose rings a saved version is about, and in which language they read. */
export interface ProofSubject {
  readonly persons: Persons;
  readonly language: Language | null;
}

const newest = (rows: readonly { readonly firstPerson: string; readonly secondPerson: string }[]): Persons | null =>
  rows.map(personsOf).find(isAnybodyNamed) ?? null;

/** As the newest order, quote or link of the version names them, else the file that it is in. */
export async function proofSubject(database: Queryable, dealerId: string, code: string): Promise<ProofSubject> {
  const persons = (table: typeof orders | typeof quotes | typeof shares) => ({
    firstPerson: table.firstPerson,
    secondPerson: table.secondPerson,
  });
  const ordered = await database
    .select(persons(orders))
    .from(orders)
    .innerJoin(orderPositions, eq(orderPositions.orderId, orders.id))
    .where(and(eq(orders.dealerId, dealerId), eq(orderPositions.designCode, code)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const quoted = await database
    .select({ ...persons(quotes), language: quotes.language })
    .from(quotes)
    .innerJoin(quotePositions, eq(quotePositions.quoteId, quotes.id))
    .where(and(eq(quotes.dealerId, dealerId), eq(quotePositions.designCode, code)))
    .orderBy(desc(quotes.createdAt))
    .limit(1);
  const shared = await database
    .select({ ...persons(shares), language: shares.language })
    .from(shares)
    .where(and(eq(shares.dealerId, dealerId), eq(shares.designCode, code)))
    .orderBy(desc(shares.createdAt))
    .limit(1);
  const [file] = await database
    .select({ people: couples.people, language: couples.language })
    .from(coupleDesigns)
    .innerJoin(couples, eq(couples.id, coupleDesigns.coupleId))
    .where(and(eq(couples.dealerId, dealerId), eq(coupleDesigns.designCode, code)))
    .orderBy(desc(coupleDesigns.at))
    .limit(1);
  return {
    persons: newest([...ordered, ...quoted, ...shared]) ?? (file === undefined ? NOBODY : personsOfCouple(file.people)),
    language: quoted[0]?.language ?? shared[0]?.language ?? file?.language ?? null,
  };
}
