import type { CoupleShare, SharedPosition } from '@ringwerk/contract';
import { positionPrice } from '@ringwerk/kernel/price';
import type { Services } from '../../services.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { designKeyOf } from '../designs/design-key-of.ts';
import { stoneAnswer } from '../positions/position-answer.ts';
import type { FoundQuotePosition } from '../positions/position-repository.ts';
import { retailOf } from '../positions/position-sums.ts';
import { answerOf, quoteChoices, quoteStatus } from '../quotes/quote-answer.ts';
import { findQuote } from '../quotes/quote-repository.ts';
import { findSignatures } from '../signatures/signature-repository.ts';
import { sharedList } from '../watch-lists/shared-list.ts';
import { sharedStill } from './open-share.ts';
import { coupleAnswer } from './share-answer.ts';
import type { OpenShare } from './shared-design.ts';
import { findBranding } from './share-repository.ts';

/** The link as the couple sees it. */
export async function readForCouple(services: Services, found: OpenShare, token: string): Promise<CoupleShare> {
  const { database, stills, models } = services;
  const { share, design } = found;
  // What stands at the link's own address changes with a quote and with a list.
  const isFixed = share.quoteId === null && share.watchListId === null;
  const still =
    design === null ? null : await sharedStill({ stills }, design.design, token, isFixed ? undefined : design.code);
  const branding = await findBranding(database.orm, share.dealerId);
  const quote = await sharedQuote(services, found, token);
  return coupleAnswer(models, found, branding, { still, quote, list: await sharedList(services, found, token) });
}

/** The quote that the couple may answer there, without anything of the trade. */
async function sharedQuote(services: Services, { share }: OpenShare, token: string): Promise<CoupleShare['quote']> {
  const { database, clock } = services;
  const quote = share.quoteId === null ? null : await findQuote(database.orm, share.dealerId, share.quoteId);
  if (quote === null) return null;
  const { positions, discount } = quote;
  const chosen = positions.filter(({ isChosen }) => isChosen);
  return {
    number: quote.number,
    validUntil: quote.validUntil.toISOString(),
    status: quoteStatus(quote, clock()),
    version: quote.version,
    discount,
    retail: retailOf(chosen, discount),
    answer: answerOf(quote),
    positions: await Promise.all(positions.map((row) => sharedPosition(services, share, row, token))),
    choices: quoteChoices(quote),
  };
}

/** Column by column, so that no trade figure comes along. */
async function sharedPosition(
  services: Services,
  share: OpenShare['share'],
  row: FoundQuotePosition,
  token: string,
): Promise<SharedPosition> {
  const { number, kind, quantity, text, retail, discount, alternative, isChosen, stone } = row;
  return {
    number,
    kind,
    quantity,
    text,
    retail,
    discount,
    sum: positionPrice(row),
    alternative,
    isChosen,
    rings: await sharedRings(services, share, row, token),
    stone: stoneAnswer(stone),
  };
}

async function sharedRings(
  { database, stills, models }: Services,
  { dealerId }: OpenShare['share'],
  { designCode: code, design, setId }: FoundQuotePosition,
  token: string,
): Promise<SharedPosition['rings']> {
  if (design === null || code === null) return null;
  const signatures = await findSignatures(database.orm, { dealerId, code, designKey: designKeyOf(design) });
  return {
    code,
    articleNumber: articleNumberOf(models, setId),
    still: await sharedStill({ stills }, design, token, code),
    design,
    isSigned: signatures.length > 0,
  };
}
