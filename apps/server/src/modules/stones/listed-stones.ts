import type { Design, ListedStone, ListedStones } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { readWeights } from '../designs/design-weights.ts';
import { currentPriceBasis, type ListedPriceBasis } from '../pricing/price-basis.ts';
import { promisedTo } from './binding-quotes.ts';
import {
  findStones,
  lockStone,
  markSold,
  releaseHold,
  relistSold,
  unreleasedHolds,
  type StoneHold,
} from './stone-repository.ts';
import { stoneTotal, type StoneOrigin, type StoneRow } from './stone-record.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** What may be looked up: a record names a stone by any text. */
export const isStoneId = (key: string): boolean => UUID.test(key);

/** Stones of the exchange that a design names. */
const listingsOf = (design: Design): readonly string[] => [
  ...new Set(design.rings.flatMap(({ stones }) => stones.flatMap(({ listing }) => listing ?? []))),
];

/** Materials of the kernel's tables by what a seller states; the exchange trades diamonds alone. */
const MATERIAL: Readonly<Record<StoneOrigin, string | null>> = {
  natural: 'diamond-natural',
  'lab-grown': 'diamond-lab',
  unstated: null,
};

/** A stone of the exchange as rings are priced with it. */
export function listedStone(row: StoneRow): ListedStone {
  const [a, b, depth] = row.measurements100;
  return {
    id: row.id,
    stockNumber: row.stockNumber,
    cut: row.shape,
    carats: row.carat1000 / 1000,
    colour: row.colour,
    clarity: row.clarity,
    material: MATERIAL[row.origin],
    treatment: row.treatment,
    report: [row.lab, row.reportNumber].filter((part) => part !== '').join(' '),
    width: Math.min(a, b) / 100,
    length: Math.max(a, b) / 100,
    depth: depth / 100,
    dollars: stoneTotal(row),
  };
}

/** Who asks for stones. */
export interface StoneBuyer {
  readonly dealerId: string;
  readonly now: Date;
  /** Stones that an order of his has taken already, while that order is being changed. */
  readonly ordered?: ReadonlySet<string> | undefined;
}

/** The real stones of a design as this dealer can have them: null for those that are sold, withdrawn or held by others. */
async function listedStones(
  queryable: Queryable,
  { dealerId, now, ordered }: StoneBuyer,
  keys: readonly string[],
): Promise<ListedStones> {
  const ids = keys.filter((key) => UUID.test(key));
  const rows = await findStones(queryable, ids);
  const holds = await unreleasedHolds(queryable, ids);
  const isFree = ({ id, status }: StoneRow): boolean =>
    ordered?.has(id) === true ||
    (status === 'listed' &&
      holds.every((hold) => hold.stoneId !== id || hold.until <= now || hold.dealerId === dealerId));
  const free = new Map(rows.filter(isFree).map((row) => [row.id, listedStone(row)]));
  return Object.fromEntries(keys.map((key) => [key, free.get(key) ?? null]));
}

/** The same for many designs by two statements; undefined for a design that names no real stone. */
export async function listingsOfDesigns(
  queryable: Queryable,
  buyer: StoneBuyer,
  designs: readonly Design[],
): Promise<(design: Design) => ListedStones | undefined> {
  const keys = [...new Set(designs.flatMap(listingsOf))];
  const stones = keys.length === 0 ? {} : await listedStones(queryable, buyer, keys);
  return (design) => {
    const own = listingsOf(design);
    return own.length === 0 ? undefined : Object.fromEntries(own.map((key) => [key, stones[key] ?? null]));
  };
}

/** The price basis with the real stones that a design names. */
export async function withListings(
  queryable: Queryable,
  buyer: StoneBuyer,
  basis: PriceBasis,
  design: Design,
): Promise<ListedPriceBasis> {
  const keys = listingsOf(design);
  return keys.length === 0 ? basis : { ...basis, listings: await listedStones(queryable, buyer, keys) };
}

/**
 * Today's prices for this dealer and for the real stones that a design names, with its weights where they are stored.
 * @param ordered - stones that an order of his has taken already, while that order is being changed
 */
export async function priceBasisFor(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  dealerId: string,
  design: Design,
  ordered?: ReadonlySet<string>,
): Promise<ListedPriceBasis> {
  const basis = await currentPriceBasis(database, dealerId);
  const weightsOf = await readWeights(database, [design], basis.priceList);
  const listed = await withListings(database.orm, { dealerId, now: clock(), ordered }, basis, design);
  return { ...listed, weights: weightsOf(design) };
}

/** @throws CodedError `stone.already-held` by another dealer, `stone.promised` to another couple */
async function requireOwn(
  transaction: Transaction,
  hold: StoneHold,
  orderer: { readonly dealerId: string; readonly coupleId: string | null },
  now: Date,
): Promise<void> {
  if (hold.dealerId !== orderer.dealerId) throw new CodedError('stone.already-held');
  if (await promisedTo(transaction, hold, orderer, now)) throw new CodedError('stone.promised');
}

/**
 * A loose stone that this dealer can have.
 * @throws CodedError `stone.unknown`, `stone.sold`, `stone.already-held`
 */
export async function requireFreeStone(
  queryable: Queryable,
  { dealerId, now }: { readonly dealerId: string; readonly now: Date },
  id: string,
): Promise<StoneRow> {
  const [stone] = await findStones(queryable, [id]);
  if (stone === undefined || stone.status === 'withdrawn') throw new CodedError('stone.unknown');
  if (stone.status === 'sold') throw new CodedError('stone.sold');
  const [hold] = await unreleasedHolds(queryable, [id]);
  if (hold !== undefined && hold.until > now && hold.dealerId !== dealerId) throw new CodedError('stone.already-held');
  return stone;
}

/** A position of an order, as far as it takes stones of the exchange. */
export interface StoneTaking {
  readonly design: Design | null;
  /** The loose stone itself. */
  readonly stoneId: string | null;
  readonly quantity: number;
}

/** Real stones of the exchange that a position is made of, or is. */
export const takenStones = ({ design, stoneId }: Pick<StoneTaking, 'design' | 'stoneId'>): readonly string[] => [
  ...(design === null ? [] : listingsOf(design)),
  ...(stoneId === null ? [] : [stoneId]),
];

/** @throws CodedError `request.invalid`, `stone.twice` for a stone that several pieces, or several positions, would share */
export function requireOneEach(positions: readonly StoneTaking[], pathOf: (index: number) => string): void {
  const taken = new Set<string>();
  for (const [index, position] of positions.entries()) {
    const stones = takenStones(position);
    if (stones.length > 0 && position.quantity > 1) {
      const path = `${pathOf(index)}/quantity`;
      const issue = { code: 'field.too-big', path, params: { maximum: 1 }, severity: 'error' } as const;
      throw new CodedError('request.invalid', { issues: [issue] });
    }
    if (stones.some((id) => taken.has(id))) {
      const issue = { code: 'stone.twice', path: pathOf(index), params: {}, severity: 'error' } as const;
      throw new CodedError('stone.twice', { issues: [issue] });
    }
    for (const id of stones) taken.add(id);
  }
}

/** What an order takes. */
interface Reserving {
  readonly positions: readonly StoneTaking[];
  readonly pathOf: (index: number) => string;
  /** Whose rings they are. */
  readonly coupleId: string | null;
}

interface Orderer {
  readonly caller: Caller;
  readonly coupleId: string | null;
}

async function reserveStone(
  transaction: Transaction,
  { caller, coupleId }: Orderer,
  now: Date,
  id: string,
): Promise<void> {
  const stone = isStoneId(id) ? await lockStone(transaction, id) : null;
  if (stone === null) throw new CodedError('stone.unknown');
  if (stone.status !== 'listed') throw new CodedError('stone.sold');
  const [hold] = await unreleasedHolds(transaction, [id]);
  if (hold !== undefined && hold.until > now)
    await requireOwn(transaction, hold, { dealerId: caller.dealerId, coupleId }, now);
  if (hold !== undefined) await releaseHold(transaction, hold.id, now);
  await markSold(transaction, id, now);
  await recordAudit(transaction, caller, now, { action: 'stone.ordered', entity: 'stone', entityId: id });
}

/**
 * Every real stone of all positions leaves the exchange, or none does. The row lock lines up with holds and other orders, in one
 * order for all: a stone is sold once. @throws CodedError when one went meanwhile, is promised to another couple, or when several
 * pieces would share it.
 */
export async function reserveStones(
  transaction: Transaction,
  caller: Caller,
  now: Date,
  { positions, pathOf, coupleId }: Reserving,
): Promise<void> {
  requireOneEach(positions, pathOf);
  // In one order wherever several stones are locked: a quote that holds them never waits for an order that waits for it.
  for (const id of positions.flatMap(takenStones).toSorted())
    await reserveStone(transaction, { caller, coupleId }, now, id);
}

interface Exchanging extends Reserving {
  /** What the order consists of until now. */
  readonly before: readonly StoneTaking[];
}

/**
 * Stones of a changed order: those that it needs no more are offered again, those that come in are reserved, the others stay
 * its own. @throws CodedError as `reserveStones`
 */
export async function exchangeStones(
  transaction: Transaction,
  caller: Caller,
  now: Date,
  { before, positions, pathOf, coupleId }: Exchanging,
): Promise<void> {
  requireOneEach(positions, pathOf);
  const had = new Set(before.flatMap(takenStones));
  const needs = new Set(positions.flatMap(takenStones));
  // All are locked in one order before any of them changes.
  for (const id of [...new Set([...had, ...needs])].filter(isStoneId).toSorted()) await lockStone(transaction, id);
  await relist(
    transaction,
    caller,
    now,
    [...had].filter((id) => !needs.has(id)),
  );
  for (const id of [...needs].filter((each) => !had.has(each)).toSorted())
    await reserveStone(transaction, { caller, coupleId }, now, id);
}

/** The real stones of a cancelled order are offered again; a stone that its seller has withdrawn meanwhile stays so. */
export async function releaseStones(
  transaction: Transaction,
  caller: Doer,
  now: Date,
  positions: readonly Pick<StoneTaking, 'design' | 'stoneId'>[],
): Promise<void> {
  await relist(transaction, caller, now, positions.flatMap(takenStones));
}

async function relist(transaction: Transaction, caller: Doer, now: Date, keys: readonly string[]): Promise<void> {
  for (const entityId of await relistSold(transaction, keys.filter(isStoneId), now)) {
    await recordAudit(transaction, caller, now, { action: 'stone.relisted', entity: 'stone', entityId });
  }
}
