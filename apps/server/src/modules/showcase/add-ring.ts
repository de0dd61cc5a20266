import { houseDate, readDesignCode, SHOWCASE_MAX, type addShowcaseRing as operation } from '@ringwerk/contract';
import type { ShowcaseRing } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { newDesignCode } from '../designs/design-code.ts';
import { findDesign, type DesignRow } from '../designs/design-repository.ts';
import { insertDesign } from '../designs/insert-design.ts';
import { requireMakeableFor, type PricedDesign } from '../designs/require-makeable-for.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { oneAnswer } from './read-showcase.ts';
import { countStanding, findRing, insertRing, type NewShowcaseRow, type ShowcaseRow } from './showcase-repository.ts';
import { requireSizes } from './require-sizes.ts';

type RingToShow = z.output<NonNullable<typeof operation.body>>;

/** As many as of designs: the codes are alike. */
const ATTEMPTS = 8;

/** Puts a ring into the showcase, once for each key. */
export async function addRing(
  services: Services,
  caller: Caller,
  ring: RingToShow,
  sent: IdempotentCall['body'],
): Promise<ShowcaseRing> {
  const { dealerId } = caller;
  const { orm } = services.database;
  const call: IdempotentCall = { act: 'showcase', dealerId, key: ring.idempotencyKey, body: sent };
  const known = await madeBy(orm, call);
  const id = known ?? (await addNew(services, caller, ring, call));
  const shown = await findRing(orm, dealerId, id);
  if (known === null && shown !== null) services.stills.ahead(shown.design.design);
  return oneAnswer(services, caller, shown);
}

async function addNew(services: Services, caller: Caller, ring: RingToShow, call: IdempotentCall): Promise<string> {
  const { dealerId } = caller;
  const made =
    typeof ring.design === 'string' ? ring.design : await requireMakeableFor(services, dealerId, ring.design);
  await services.models.require(ring.setId);
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    await claimKey(transaction, call);
    const earlier = await madeBy(transaction, call);
    if (earlier !== null) return earlier;
    if ((await countStanding(transaction, dealerId)) >= SHOWCASE_MAX) throw new CodedError('showcase.full');
    const design = await designFor(transaction, caller, made, ring.setId);
    const setId = design.setId ?? ring.setId;
    // Without an article there is no address that the tag could open.
    if (setId === undefined) throw new CodedError('showcase.no-article');
    const sizes = ring.sizes ?? design.design.rings.map(({ size }) => size);
    requireSizes(sizes, design.design);
    const row = await insertWithCode(transaction, {
      dealerId,
      designCode: design.code,
      setId,
      articleNumber: services.models.find(setId)?.articleNumber ?? null,
      sizes,
      place: ring.place ?? '',
      note: ring.note ?? '',
      since: ring.since ?? houseDate(now, await houseZone(transaction)),
      addedAt: now,
      addedBy: caller.userId,
    });
    await recordAudit(transaction, caller, now, {
      action: 'showcase.added',
      entity: 'showcase',
      entityId: row.id,
      detail: { code: row.code, design: design.code, article: row.articleNumber ?? '' },
    });
    await noteMade(transaction, call, row.id);
    return row.id;
  });
}

/** The version that stands there: a new one, or the one with the given code. */
async function designFor(
  transaction: Transaction,
  caller: Caller,
  made: PricedDesign | string,
  setId: number | undefined,
): Promise<DesignRow> {
  if (typeof made !== 'string') return insertDesign(transaction, caller, made.basis, made.made, { setId });
  const code = readDesignCode(made);
  const saved = code === null ? null : await findDesign(transaction, caller.dealerId, code);
  if (saved === null) throw new CodedError('design.unknown');
  return saved;
}

async function insertWithCode(transaction: Transaction, ring: Omit<NewShowcaseRow, 'code'>): Promise<ShowcaseRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await insertRing(transaction, { ...ring, code: newDesignCode() });
    if (row !== null) return row;
  }
  throw new Error('no free code of a tag was found');
}
