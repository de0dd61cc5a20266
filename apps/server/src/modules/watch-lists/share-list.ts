import { coupleName, SHARE_DAYS, type shareWatchList as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { DAY_MS } from '../calendar/house-calendar.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { tiedCouple } from '../couples/tied-couple.ts';
import { countOpenLinks, insertShare } from '../shares/share-repository.ts';
import { requireList } from './read-watch-lists.ts';
import { isRing, listItems } from './watch-list-repository.ts';

/** Open links of one list: couples at a fair, and more than a shop has in hand at a time. */
const LINKS_MAX = 50;

/**
 * Prepares a private link to a list, on which the couple marks what it likes. @returns what makes it, with its id
 * @throws CodedError `watch-list.unknown`, `watch-list.empty`, `watch-list.too-many-links`; of what makes it `couple.unknown`
 */
export async function shareList(
  services: Services,
  caller: Caller,
  listId: string,
  {
    idempotencyKey: _,
    couple: called = '',
    coupleId,
    greeting = '',
    days = SHARE_DAYS.usual,
    ...terms
  }: z.output<NonNullable<typeof operation.body>>,
): Promise<(transaction: Transaction) => Promise<string>> {
  const { database, clock, stills } = services;
  const list = await requireList(services, caller, listId);
  const kept = await listItems(database.orm, [list.id]);
  const rings = kept.filter(isRing);
  const [first] = rings;
  if (kept.length === 0) throw new CodedError('watch-list.empty');
  const now = clock();
  if ((await countOpenLinks(database.orm, list.id, now)) >= LINKS_MAX)
    throw new CodedError('watch-list.too-many-links');
  // The couple opens the link minutes later, and sees the pictures first.
  for (const { design } of rings) stills.ahead(design.design);
  return async (transaction) => {
    const { couple, persons } = await tiedCouple(transaction, caller, { coupleId });
    const shareId = await insertShare(transaction, {
      ...terms,
      dealerId: caller.dealerId,
      userId: caller.userId,
      // Stones alone: the page opens with them.
      designCode: first?.design.code ?? null,
      setId: first?.item.setId ?? null,
      name: list.name,
      couple: called === '' ? (coupleRef(couple)?.title ?? coupleName(persons)) : called,
      coupleId: couple?.id ?? null,
      watchListId: list.id,
      ...personsRow(persons),
      greeting,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
    await recordAudit(transaction, caller, now, {
      action: 'share.created',
      entity: 'share',
      entityId: shareId,
      after: { name: list.name, language: terms.language, showsPrice: terms.showsPrice },
    });
    return shareId;
  };
}
