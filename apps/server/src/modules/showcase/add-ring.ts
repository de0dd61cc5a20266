import { houseDate, readDesignCode, type addShowcaseRing as operation } from '@ringwerk/contract';
import type { ShowcaseRing } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { newDesignCode } from '../designs/design-code.ts';
import { findDesign } from '../designs/design-repository.ts';
import { insertDesign } from '../designs/insert-design.ts';
import { evaluateFor } from '../designs/evaluate.ts';
import { requireMakeableFor, type PricedDesign } from '../designs/require-makeable-for.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { priceBasisFor } from '../stones/listed-stones.ts';
import { oneAnswer } from './read-showcase.ts';
import { findRing, insertRing, type NewShowcaseRow, type ShowcaseRow } from './showcase-repository.ts';
import { requireRoom } from './require-room.ts';
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
  const { basis, made, setId: savedSet } = await sampleOf(services, dealerId, ring.design);
  await services.models.require(ring.setId);
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const earlier = await claimKey(transaction, call);
    if (earlier !== null) return earlier;
    await requireRoom(transaction, dealerId);
    const setId = savedSet ?? ring.setId;
    // Without an article there is no address that the tag could open.
    if (setId === undefined) throw new CodedError('showcase.no-article');
    const design = await insertDesign(transaction, caller, basis, made, { setId });
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

/** Every couple of the shop sees a sample: what is engraved in it names people, and is no part of its offer. */
const withoutEngravings = (design: Design): Design => ({
  ...design,
  rings: design.rings.map((ring) => ({ ...ring, engravings: [] })),
});

/**
 * What stands there, to be saved as a version of its own: a couple's design keeps its name, and may be deleted with it.
 * @returns `setId` of the article of a saved design
 * @throws CodedError `design.unknown`; `design.refused` where a record cannot be made, or a saved one has no price any more
 */
async function sampleOf(
  services: Services,
  dealerId: string,
  given: RingToShow['design'],
): Promise<PricedDesign & { readonly setId?: number | null }> {
  if (typeof given !== 'string') return requireMakeableFor(services, dealerId, withoutEngravings(given));
  const code = readDesignCode(given);
  const saved = code === null ? null : await findDesign(services.database.orm, dealerId, code);
  if (saved === null) throw new CodedError('design.unknown');
  const design = withoutEngravings(saved.design);
  const basis = await priceBasisFor(services, dealerId, design);
  // A sample of what is made no longer may stand in the shop all the same.
  const evaluation = evaluateFor(basis, design);
  const { issues, total } = evaluation;
  if (total === null) throw new CodedError('design.refused', { issues });
  return { basis, made: { design, evaluation, total }, setId: saved.setId };
}

async function insertWithCode(transaction: Transaction, ring: Omit<NewShowcaseRow, 'code'>): Promise<ShowcaseRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await insertRing(transaction, { ...ring, code: newDesignCode() });
    if (row !== null) return row;
  }
  throw new Error('no free code of a tag was found');
}
