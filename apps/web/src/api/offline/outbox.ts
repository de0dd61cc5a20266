import {
  addWatchItem,
  createOrder,
  createQuote,
  createWatchList,
  getWatchLists,
  listDesigns,
  listOrders,
  listQuotes,
  saveDesign,
  type Order,
  type SavedDesign,
} from '@ringwerk/contract';
import { invalidateQueries } from '../queries.ts';
import { ApiError, isApiError, isUnreached } from '../api-error.ts';
import { call, type AnswerOf, type AnyOperation, type CallInput } from '../call.ts';
import { currentSession } from '../session-store.ts';
import { newActKey } from './act-key.ts';
import { readRecords, removeRecords, writeRecord } from './database.ts';
import { markOffline, useOfflineStore } from './offline-store.ts';
import type { OutboxAbout, OutboxEntry, OutgoingName } from './outbox-entry.ts';
import { canKeep } from './vault.ts';

/** What waits to be sent: orders, quotes, lists, rings kept on them, saved versions. */
const OUTGOING = {
  createOrder,
  createQuote,
  createWatchList,
  addWatchItem,
  saveDesign,
} as const satisfies Record<OutgoingName, AnyOperation>;
export type OutgoingBody<N extends OutgoingName> = CallInput<(typeof OUTGOING)[N]>['body'] & {
  readonly idempotencyKey: string;
};

/** A page that died while sending is overtaken after this long. */
const SENDING_MILLISECONDS = 30_000;

/** Nothing is wrong with what was sent: it waits until the user may send again. */
const mustWait = (error: unknown): boolean =>
  isUnreached(error) ||
  isApiError(error, 'session.required') ||
  isApiError(error, 'session.customer-view') ||
  isApiError(error, 'session.too-many-attempts');

interface Seen {
  readonly expected?: { readonly gross: number };
}
const grossAlone = <T extends Seen>(seen: T) =>
  seen.expected === undefined ? seen : { ...seen, expected: { gross: seen.expected.gross } };

/**
 * The trade cost that the jeweller saw, of an order or of each of its positions, stays out of what is kept: this storage is read
 * while a couple looks on. The gross price that the couple agreed to is checked all the same.
 */
function withoutTrade(body: unknown): unknown {
  const { positions, ...rest } = body as Seen & { readonly positions?: readonly Seen[] };
  return { ...grossAlone(rest), ...(positions === undefined ? {} : { positions: positions.map(grossAlone) }) };
}

/** What this user's device holds, oldest first. */
export async function readOutbox(user: string): Promise<OutboxEntry[]> {
  if (!canKeep()) return [];
  const entries = await readRecords<OutboxEntry>('outbox');
  return entries.filter((entry) => entry.user === user).toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Shows what is there now. */
export async function showOutbox(): Promise<void> {
  const user = currentSession()?.customerNumber;
  useOfflineStore.setState({ entries: user === undefined ? [] : await readOutbox(user) });
}

async function write(entry: OutboxEntry): Promise<void> {
  await writeRecord('outbox', entry);
  await showOutbox();
}

export async function dropEntry(id: string): Promise<void> {
  await removeRecords('outbox', (other) => other === id);
  await showOutbox();
}

/**
 * Sends once more what the server refused, perhaps with a change. A key that stands for something else on the server would
 * be refused for ever: the user has seen that and sends a second act, which has a key of its own.
 */
export async function retryEntry(entry: OutboxEntry, change: object = {}): Promise<void> {
  const isKeyUsed = entry.refusal?.code === 'idempotency.other-body';
  const id = isKeyUsed ? newActKey() : entry.id;
  const body = { ...(entry.body as object), idempotencyKey: id, ...change };
  await write({ ...entry, id, body, refusal: null, sendingAt: 0 });
  if (isKeyUsed) await dropEntry(entry.id);
}

/**
 * Sends an act of the user, written down before it leaves: it survives a crash, a dead network and the end of the
 * session. Throws the server's refusal, or `network.queued` when it lies here and will be sent later.
 */
export async function sendSafely<N extends OutgoingName>(
  name: N,
  body: OutgoingBody<N>,
  about: OutboxAbout,
): Promise<AnswerOf<(typeof OUTGOING)[N]>> {
  const user = currentSession()?.customerNumber;
  if (user === undefined || !canKeep()) return send(name, body);
  const entry: OutboxEntry = {
    ...about,
    id: body.idempotencyKey,
    user,
    operation: name,
    body: withoutTrade(body),
    at: new Date().toISOString(),
    sendingAt: Date.now(),
    refusal: null,
  };
  await write(entry);
  try {
    const answer = await send(name, body);
    await dropEntry(entry.id);
    return answer;
  } catch (error) {
    if (!mustWait(error)) await dropEntry(entry.id);
    else await write({ ...entry, sendingAt: 0 });
    if (!isUnreached(error)) throw error;
    markOffline();
    throw new ApiError('network.queued', 0, { cause: error });
  }
}

/** The table pairs each name with its own operation; TypeScript cannot follow that through an index. */
const send = <N extends OutgoingName>(name: N, body: unknown): Promise<AnswerOf<(typeof OUTGOING)[N]>> =>
  call<AnyOperation>(OUTGOING[name], { body }) as Promise<AnswerOf<(typeof OUTGOING)[N]>>;

export type Outcome =
  | { readonly entry: OutboxEntry; readonly kind: 'sent'; readonly answer: Order | SavedDesign | object }
  | { readonly entry: OutboxEntry; readonly kind: 'refused'; readonly error: ApiError };

/** Sends what waits, in the order in which it was done; one page of this browser at a time. Tells each outcome. */
export async function sendWaiting(tell: (outcome: Outcome) => void): Promise<void> {
  const session = currentSession();
  if (session === null || session.isCustomerView || !canKeep()) return;
  await navigator.locks.request('ringwerk-outbox', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (const entry of await readOutbox(session.customerNumber)) {
      const isBeingSent = Date.now() - entry.sendingAt < SENDING_MILLISECONDS;
      if (entry.refusal !== null || isBeingSent) continue;
      if (!(await sendEntry(entry, tell))) return;
    }
  });
  await showOutbox();
}

/** False when nothing can be sent at present. */
async function sendEntry(entry: OutboxEntry, tell: (outcome: Outcome) => void): Promise<boolean> {
  try {
    const answer = await send(entry.operation, entry.body);
    markOffline(false);
    await dropEntry(entry.id);
    await invalidateQueries(listOrders, listQuotes, getWatchLists, listDesigns);
    tell({ entry, kind: 'sent', answer: answer });
  } catch (error) {
    if (isUnreached(error)) markOffline();
    if (!isApiError(error) || mustWait(error)) return false;
    await write({ ...entry, refusal: { code: error.code, issues: error.issues } });
    tell({ entry, kind: 'refused', error });
  }
  return true;
}
