import { coupleName, SHARE_DAYS, type createShare as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { DAY_MS } from '../calendar/house-calendar.ts';
import { ownName } from '../catalogue/ring-name.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { fileDesign, tiedCouple } from '../couples/tied-couple.ts';
import { insertDesign } from '../designs/insert-design.ts';
import { requireMakeableFor } from '../designs/require-makeable-for.ts';
import { insertShare } from './share-repository.ts';

/**
 * Prepares a private link to a design, which is kept as a version with its price. @returns what makes it, with its id
 * @throws CodedError `design.refused`, `model.unknown`; of what makes it `couple.unknown`
 */
export async function shareDesign(
  { database, clock, stills, models }: Services,
  caller: Caller,
  body: z.output<NonNullable<typeof operation.body>>,
): Promise<(transaction: Transaction) => Promise<string>> {
  const { setId, couple: called = '' } = body;
  await models.require(setId);
  const name = ownName(models, body.name, setId);
  const { basis, made } = await requireMakeableFor({ database, clock }, caller.dealerId, body.design);
  const now = clock();
  // The couple opens the link minutes later, and sees the picture first.
  stills.ahead(made.design);
  return async (transaction) => {
    const { couple, persons } = await tiedCouple(transaction, caller, body);
    const design = await insertDesign(transaction, caller, basis, made, { name, setId });
    await fileDesign(transaction, couple, design.code, now);
    const id = await insertShare(transaction, {
      dealerId: caller.dealerId,
      userId: caller.userId,
      designCode: design.code,
      setId: setId ?? null,
      name,
      couple: called === '' ? (coupleRef(couple)?.title ?? coupleName(persons)) : called,
      coupleId: couple?.id ?? null,
      ...personsRow(persons),
      greeting: body.greeting ?? '',
      language: body.language,
      country: body.country,
      showsPrice: body.showsPrice,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (body.days ?? SHARE_DAYS.usual) * DAY_MS),
    });
    await recordAudit(transaction, caller, now, {
      action: 'share.created',
      entity: 'share',
      entityId: id,
      after: { name, language: body.language, showsPrice: body.showsPrice },
    });
    return id;
  };
}
