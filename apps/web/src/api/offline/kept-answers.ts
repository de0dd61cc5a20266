import {
  getAlloys,
  getDesign,
  getModel,
  getPriceBasis,
  getSession,
  getWatchLists,
  listDesigns,
  searchModels,
  seesTrade,
  type Model,
  type Session,
  type WatchList,
  RECORD_VERSION,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { hasEgf } from '../egf-cookie.ts';
import { currentSession } from '../session-store.ts';
import { readRecord, removeRecords, writeRecord } from './database.ts';
import { findInCatalogue, findInLists } from './kept-catalogue.ts';
import { markOffline, markPrices } from './offline-store.ts';
import { forgetSentPads } from './kept-pad.ts';
import { keepForCouple, recallForCouple } from './kept-for-couple.ts';
import { canKeep, isKeptFor, seal, unseal, type Sealed } from './vault.ts';

interface KeptRecord {
  /** User, then the question. */
  readonly id: string;
  /** ISO time of the answer. */
  readonly at: string;
  readonly sealed: Sealed;
}

/** Who was logged in last on this device; the cookie says whether somebody still is. */
interface LastUser {
  readonly id: string;
  readonly user: string;
}

const LAST_USER = 'last-user';
/** What a jeweller works with at a fair: session, articles, prices, own designs and lists. Never a write. */
const KEPT: readonly string[] = [
  getSession,
  getModel,
  getPriceBasis,
  getAlloys,
  getWatchLists,
  listDesigns,
  getDesign,
].map(({ id }) => id);
/** Lists of articles are not kept one by one: the catalogue answers them. */
const RECALLED: readonly string[] = [...KEPT, searchModels.id];
/** Older than this a price is no price any more. */
const LIFE_MILLISECONDS = 14 * 86_400_000;

const nameOf = (operationId: string, input: unknown): string => `${operationId} ${JSON.stringify(input)}`;

async function write(user: string, name: string, value: unknown): Promise<void> {
  const sealed = await seal(user, name, value);
  if (sealed === null) return;
  const record: KeptRecord = { id: `${user} ${name}`, at: new Date().toISOString(), sealed };
  await writeRecord('kept', record);
}

async function read(user: string, name: string): Promise<{ value: unknown; at: string } | null> {
  const record = await readRecord<KeptRecord>('kept', `${user} ${name}`);
  if (record === null || Date.now() - Date.parse(record.at) > LIFE_MILLISECONDS) return null;
  const value = await unseal(user, name, record.sealed);
  return value === undefined ? null : { value, at: record.at };
}

/** Keeps an answer as it came. While a couple looks on the answers are half of the truth: they are kept for it alone. */
export async function keepAnswer(operationId: string, input: unknown, answer: unknown): Promise<void> {
  const session = currentSession();
  if (session === null || !canKeep()) return;
  if (session.isCustomerView) await keepForCouple(session.customerNumber, nameOf(operationId, input), answer);
  if (session.isCustomerView || !KEPT.includes(operationId)) return;
  if (operationId === getSession.id && !seesTrade(session)) await forgetTrade(session.customerNumber);
  await write(session.customerNumber, nameOf(operationId, input), answer);
  if (operationId === getPriceBasis.id) markPrices(new Date().toISOString());
}

/** Who has lost the sight of trade prices has none on the device either: what came with them is fetched anew. */
async function forgetTrade(user: string): Promise<void> {
  if ((await pricesKeptAt(user)) !== null) await removeRecords('kept', isKeptFor(user));
}

/** The articles of another record version are none that this page could read: they are fetched anew. */
const catalogueName = (language: string): string => `catalogue ${RECORD_VERSION} ${language}`;

/** All articles at once, by which any list of them and any single one is answered. */
export async function keepCatalogue(language: string, models: readonly Model[]): Promise<void> {
  const session = currentSession();
  if (session !== null && !session.isCustomerView && canKeep())
    await write(session.customerNumber, catalogueName(language), models);
}

/** When this user's prices were fetched last, ISO; null when there are none. */
export async function pricesKeptAt(user: string): Promise<string | null> {
  return (await readRecord<KeptRecord>('kept', `${user} ${nameOf(getPriceBasis.id, {})}`))?.at ?? null;
}

/** When the catalogue was kept last, ISO; null when it is not here. */
export async function catalogueKeptAt(user: string, language: string): Promise<string | null> {
  return (await readRecord<KeptRecord>('kept', `${user} ${catalogueName(language)}`))?.at ?? null;
}

/** Whose device this is: the user of this page, or the last one while the cookie says that somebody is logged in. */
async function userHere(): Promise<string | null> {
  if (!canKeep() || !hasEgf()) return null;
  return currentSession()?.customerNumber ?? (await readRecord<LastUser>('vault', LAST_USER))?.user ?? null;
}

/** The operation that is asked, as far as its kept answers go. */
interface Asked {
  readonly id: string;
  readonly answer: z.ZodMiniType | undefined;
}

/**
 * The last answer to this question of the user who is logged in; undefined when there is none, and when an earlier
 * release kept one that this page does not understand: its records may be of another version.
 */
export async function recallAnswer({ id: operationId, answer }: Asked, input: unknown): Promise<unknown> {
  const user = RECALLED.includes(operationId) ? await userHere() : null;
  if (user === null) return undefined;
  const name = nameOf(operationId, input);
  const isUnderstood = (found: unknown): boolean => found !== undefined && answer?.safeParse(found).success !== false;
  // An answer that an earlier release kept must not stand before one that this page understands.
  const sources = [
    async () => (await read(user, name))?.value,
    () => derived(user, operationId, input),
    () => recallForCouple(user, name),
  ];
  let found: unknown;
  for (const source of sources) if (!isUnderstood(found)) found = await source();
  if (!isUnderstood(found)) return undefined;
  if (operationId === getSession.id && !isAlive(found)) return undefined;
  markOffline();
  markPrices(await pricesKeptAt(user));
  return found;
}

/** The record was an answer of the server; the caller parses it again. */
const isAlive = (session: unknown): boolean => new Date((session as Session).expiresAt) > new Date();

/** What other answers on this device say to the question. */
async function derived(user: string, operationId: string, input: unknown): Promise<unknown> {
  if (operationId !== getDesign.id) return fromCatalogue(user, operationId, input);
  const kept = await read(user, nameOf(getWatchLists.id, {}));
  // The server's own answer, as it came.
  return kept === null ? undefined : findInLists((kept.value as { readonly lists: readonly WatchList[] }).lists, input);
}

async function fromCatalogue(user: string, operationId: string, input: unknown): Promise<unknown> {
  const language = languageOf(input);
  const catalogue = language === null ? null : await read(user, catalogueName(language));
  // Written by `keepCatalogue` from parsed answers.
  return catalogue === null ? undefined : findInCatalogue(catalogue.value as readonly Model[], operationId, input);
}

function languageOf(input: unknown): string | null {
  const { query }: { query?: { lang?: unknown } } = typeof input === 'object' && input !== null ? input : {};
  return typeof query?.lang === 'string' ? query.lang : null;
}

/** The user logs out: nothing of theirs is left on this device but the work that waits to be sent. */
export async function clearDevice(): Promise<void> {
  forgetSentPads();
  if (!canKeep()) return;
  await removeRecords('vault', () => true);
  await removeRecords('kept', () => true);
  await caches.delete('ringwerk-stills');
}

/** Remembers whose device this is now. Nothing of the one before is left but the work that waits to be sent. */
export async function claimDevice(user: string): Promise<void> {
  if (!canKeep()) return;
  await removeRecords('vault', (id) => id !== user);
  await removeRecords('kept', (id) => !isKeptFor(user)(id));
  const last: LastUser = { id: LAST_USER, user };
  await writeRecord('vault', last);
}
