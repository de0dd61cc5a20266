import type { CoupleFigures, CoupleShare, Share, ShareMessage } from '@ringwerk/contract';
import { personsOf } from '../../storage/schema/persons.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { coupleFigures } from '../designs/couple-figures.ts';
import { logoAddress } from '../dealer/dealer-logo.ts';
import type { findBranding, FullMessage, FullShare, ShareDesign, ShareRow } from './share-repository.ts';
import type { OpenShare } from './shared-design.ts';

export function shareStatus({ revokedAt, expiresAt }: ShareRow, now: Date): Share['status'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}

/** A couple's link leads to its page while it is open and its shop is no closed one; a shop that opens again has its links back. */
export const isOpenToCouple = ({ share, dealerState }: FullShare, now: Date): boolean =>
  dealerState !== 'closed' && shareStatus(share, now) === 'open';

/** Address of the picture of what a link was made with. */
export const stillOf = ({ design }: FullShare, ofSaved: (design: ShareDesign) => string | null): string | null =>
  design === null ? null : ofSaved(design);

export const shareAnswer = (
  models: ModelLookup,
  { share, design, by, file, handPictures, messages }: FullShare,
  now: Date,
  still: string | null,
): Share => ({
  id: share.id,
  code: design?.code ?? null,
  design: design?.design ?? null,
  setId: share.setId,
  ...ringName(models, share.name, share.setId),
  still,
  couple: share.couple,
  file: coupleRef(file),
  persons: personsOf(share),
  greeting: share.greeting,
  showsPrice: share.showsPrice,
  figures: design === null ? null : coupleFigures(design.evaluation),
  by,
  createdAt: share.createdAt.toISOString(),
  expiresAt: share.expiresAt.toISOString(),
  status: shareStatus(share, now),
  openedAt: share.openedAt?.toISOString() ?? null,
  unread: share.unread,
  // Of one that has expired they are gone, whether they are deleted yet or not.
  handPictures: shareStatus(share, now) === 'open' ? handPictures : 0,
  messages: messages.map((message) => messageAnswer(message, true)),
});

export const coupleAnswer = (
  models: ModelLookup,
  { share, design, messages }: OpenShare,
  dealer: Awaited<ReturnType<typeof findBranding>>,
  { still, quote, list }: Pick<CoupleShare, 'still' | 'quote' | 'list'>,
): CoupleShare => ({
  dealer: {
    company: dealer.company,
    city: dealer.city,
    phone: dealer.phone,
    email: dealer.email,
    logo: logoAddress(dealer),
    colour: dealer.brandColour,
  },
  ...ringName(models, share.name, share.setId),
  still,
  couple: share.couple,
  persons: personsOf(share),
  greeting: share.greeting,
  code: design?.code ?? null,
  design: design?.design ?? null,
  figures: share.showsPrice && design !== null ? sharedFigures(design, quote !== null || list !== null) : null,
  pricedAt: (design ?? share).createdAt.toISOString(),
  quote,
  list,
  expiresAt: share.expiresAt.toISOString(),
  language: share.language,
  country: share.country,
  messages: messages.map((message) => messageAnswer(message, share.showsPrice)),
});

/** Of the rings; a quote has its own price, after quantities and discounts, a list those of today, and no other stands beside them. */
const sharedFigures = ({ evaluation }: ShareDesign, hasOwnPrice: boolean): CoupleFigures | null => {
  const figures = coupleFigures(evaluation);
  return !hasOwnPrice || figures === null ? figures : withoutPrice(figures);
};

const messageAnswer = ({ message, proposal }: FullMessage, showsPrice: boolean): ShareMessage => {
  const figures = proposal === null ? null : coupleFigures(proposal.evaluation);
  return {
    id: String(message.id),
    from: message.from,
    author: message.author,
    text: message.text,
    proposal:
      proposal === null || figures === null
        ? null
        : { code: proposal.code, design: proposal.design, figures: showsPrice ? figures : withoutPrice(figures) },
    at: message.at.toISOString(),
  };
};

/** Rules and weights stay; the dealer shows this couple no price. */
export const withoutPrice = ({ rings, ...figures }: CoupleFigures): CoupleFigures => ({
  ...figures,
  rings: rings.map(({ grams }) => ({ grams, retail: null })),
  total: null,
});
