import type { Share } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { shareAnswer, stillOf } from './share-answer.ts';
import { findShares } from './share-repository.ts';

/** The link as the dealer sees it. @throws CodedError `share.unknown` for a link of somebody else, too. */
export async function readShare(
  { database, clock, stills, models }: Services,
  caller: Pick<Caller, 'dealerId'>,
  id: string,
): Promise<Share> {
  const [found] = await findShares(database.orm, { dealerId: caller.dealerId, id });
  if (found === undefined) throw new CodedError('share.unknown');
  const { ofSaved } = await stills.addresses();
  return shareAnswer(models, found, clock(), stillOf(found, ofSaved));
}
