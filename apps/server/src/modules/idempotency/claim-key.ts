import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { idempotentCalls } from '../../storage/schema/idempotent-calls.ts';

/** What a key is for: the same key of an order and of a quote are two keys. */
export type IdempotentAct =
  | 'order'
  | 'order-change'
  | 'service'
  | 'quote'
  | 'signature'
  | 'quote-position'
  | 'design'
  | 'watch-item'
  | 'watch-list'
  | 'watch-copy'
  | 'watch-stone'
  | 'watch-replacement'
  | 'dealer'
  | 'credit'
  | 'payment'
  | 'scan'
  | 'batch'
  | 'couple'
  | 'showcase'
  | 'share'
  | 'share-list'
  | 'share-quote'
  | 'hand-picture';

/** A request that is carried out once. */
export interface IdempotentCall {
  readonly act: IdempotentAct;
  readonly dealerId: string;
  readonly key: string;
  /** The request's whole body as it was posted: a parsed record would change with the release. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Not part of what is asked for: the key itself, and the figures that a caller saw, of the whole or of each position. They are a
 * precondition, and a device that sends again later leaves the trade cost out of them.
 */
const NO_CONTENT: ReadonlySet<string> = new Set(['idempotencyKey', 'expected']);

const withoutExpected = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'expected')
      // Rings of a position that is changed bring their figures themselves.
      .map(([name, inner]: [string, unknown]) => [name, name === 'rings' ? withoutExpected(inner) : inner]),
  );
};

/** What is asked for, without what is no part of it. */
const contentOf = (body: IdempotentCall['body']): object =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !NO_CONTENT.has(name))
      .map(([name, value]: [string, unknown]) => [
        name,
        name === 'positions' && Array.isArray(value) ? value.map(withoutExpected) : value,
      ]),
  );

/** JSON with sorted keys: the same content in another order is the same content. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

const fingerprintOf = (body: IdempotentCall['body']): string =>
  createHash('sha256')
    .update(canonical(contentOf(body)))
    .digest('hex');

/**
 * To be asked after what the key has made was found: both were committed together, so that a body that came at the same
 * time cannot slip in between. @throws CodedError `idempotency.other-body` when the key
 * has already been used for something else.
 */
export async function requireSameBody(database: Queryable, call: IdempotentCall): Promise<void> {
  await readKey(database, call);
}

const ofKey = ({ act, dealerId, key }: IdempotentCall) =>
  and(eq(idempotentCalls.dealerId, dealerId), eq(idempotentCalls.act, act), eq(idempotentCalls.key, key));

/**
 * What the first call with this key made, where `noteMade` has noted it; null for a key that made nothing.
 * @throws CodedError `idempotency.other-body`
 */
export async function madeBy(database: Queryable, call: IdempotentCall): Promise<string | null> {
  return (await readKey(database, call))?.madeId ?? null;
}

/** What is known of a key, by one query: between two of them another body could be carried out. @throws CodedError `idempotency.other-body` */
async function readKey(database: Queryable, call: IdempotentCall) {
  const [known] = await database
    .select({ fingerprint: idempotentCalls.fingerprint, madeId: idempotentCalls.madeId })
    .from(idempotentCalls)
    .where(ofKey(call));
  if (known !== undefined && known.fingerprint !== fingerprintOf(call.body))
    throw new CodedError('idempotency.other-body');
  return known ?? null;
}

/** Notes what a claimed key has made, in the transaction that made it. */
export async function noteMade(transaction: Transaction, call: IdempotentCall, madeId: string): Promise<void> {
  await transaction.update(idempotentCalls).set({ madeId }).where(ofKey(call));
}

/**
 * Takes a key for this body within the transaction that carries the call out. Calls with the same key wait here until the
 * first one has ended; they then find what it wrote, or carry it out themselves when it came to nothing. @returns what an
 * earlier call has made, where `noteMade` has noted it
 * @throws CodedError `idempotency.other-body`
 */
export async function claimKey(transaction: Transaction, call: IdempotentCall): Promise<string | null> {
  const { act, dealerId, key, body } = call;
  await transaction
    .insert(idempotentCalls)
    .values({ act, dealerId, key, fingerprint: fingerprintOf(body) })
    .onConflictDoNothing();
  return madeBy(transaction, call);
}
