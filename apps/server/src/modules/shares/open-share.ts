import { linkOffers, type LinkKind, type LinkOperation } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { hashToken, isSessionToken } from '../session/session-token.ts';
import { isOpenToCouple } from './share-answer.ts';
import { withRingsOfToday, type OpenShare } from './shared-design.ts';
import { findShares, type FullShare } from './share-repository.ts';

/** What a link leads to. */
const kindOf = ({ quoteId, watchListId }: FullShare['share']): LinkKind =>
  quoteId !== null ? 'quote' : watchListId !== null ? 'list' : 'design';

/**
 * The link that a token opens, with the rings of today, for an operation that a link of its kind offers.
 * @throws CodedError `share.unknown`, `share.shop-closed`, `share.ended`, also where its quote has no rings any more, `share.empty`
 * where nothing is on its list, and `share.not-offered`
 */
export async function requireOpenShare(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
  operation: LinkOperation,
): Promise<OpenShare> {
  const [found] = isSessionToken(token) ? await findShares(database.orm, { tokenHash: hashToken(token) }) : [];
  if (found === undefined) throw new CodedError('share.unknown');
  if (found.dealerState === 'closed') throw new CodedError('share.shop-closed');
  if (!isOpenToCouple(found, clock())) throw new CodedError('share.ended');
  if (!linkOffers(kindOf(found.share), operation)) throw new CodedError('share.not-offered');
  const opened = await withRingsOfToday(database.orm, found);
  if (typeof opened === 'string') throw new CodedError(opened);
  return opened;
}

/** Address of the picture for whoever holds the link: a drawn one is behind a login, and the link has its own. */
export async function sharedStill(
  { stills }: Pick<Services, 'stills'>,
  design: Design,
  token: string,
  /** Of a link to a quote: the saved version; what stands at the link's own address changes with the quote. */
  code?: string,
): Promise<string | null> {
  const { released, canDraw, coloursOf } = await stills.addresses();
  const colours = coloursOf(design);
  const query = new URLSearchParams({
    ...(code === undefined ? {} : { code }),
    ...(colours === '' ? {} : { v: colours }),
  }).toString();
  const own = `/ar/${token}/ring.picture${query === '' ? '' : `?${query}`}`;
  return released(design) ?? (canDraw ? own : null);
}
