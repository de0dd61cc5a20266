import type { CoupleShare } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import { answerOf, quoteStatus } from '../quotes/quote-answer.ts';
import { findQuote } from '../quotes/quote-repository.ts';
import { sharedStill } from './open-share.ts';
import { coupleAnswer } from './share-answer.ts';
import { findBranding, type FullShare } from './share-repository.ts';

/** The link as the couple sees it. */
export async function readForCouple(services: Services, found: FullShare, token: string): Promise<CoupleShare> {
  const { database, stills, models } = services;
  const still = await sharedStill({ stills }, found.design.design, token);
  const branding = await findBranding(database.orm, found.share.dealerId);
  return coupleAnswer(models, found, branding, { still, quote: await sharedQuote(services, found) });
}

/** The quote that the couple may answer there, without anything of the trade. */
async function sharedQuote({ database, clock }: Services, { share }: FullShare): Promise<CoupleShare['quote']> {
  const quote = share.quoteId === null ? null : await findQuote(database.orm, share.dealerId, share.quoteId);
  if (quote === null) return null;
  const { currency, net, taxRate, tax, gross, rounding } = quote.retail;
  return {
    number: quote.number,
    validUntil: quote.validUntil.toISOString(),
    status: quoteStatus(quote, clock()),
    retail: { currency, net, taxRate, tax, gross, rounding },
    answer: answerOf(quote),
  };
}
