import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countUnseenOrders } from '../orders/order-news.ts';
import { requireOpenShare } from '../shares/open-share.ts';
import { readForCouple } from '../shares/read-for-couple.ts';
import { countShares } from '../shares/share-repository.ts';
import { shareCall, shareOnce } from '../shares/share-once.ts';
import type { OpenShare } from '../shares/shared-design.ts';
import { answerQuote } from './answer-quote.ts';
import { quoteAnswer } from './quote-answer.ts';
import { quoteChanges } from './quote-changes.ts';
import { countUnseenAnswers, findQuote, markAnswerSeen, type FoundQuote } from './quote-repository.ts';
import { pricedToday, repriceQuote } from './reprice-quote.ts';
import { shareQuote } from './share-quote.ts';

const ANSWERS_PER_MINUTE = 12;

/** What becomes of a quote: the couple's answer, its renewal, its link. */
export function registerQuoteLife(api: Api, services: Services): void {
  const { database, clock } = services;
  const { orm } = database;
  const require = async ({ dealerId }: Pick<Caller, 'dealerId'>, id: string): Promise<FoundQuote> => {
    const quote = await findQuote(orm, dealerId, id);
    if (quote === null) throw new CodedError('quote.unknown');
    return quote;
  };
  const read = async (caller: Caller, id: string): Promise<contract.Quote> =>
    quoteAnswer(await require(caller, id), clock(), services, { addresses: await services.stills.addresses(), caller });
  registerOperation(api, contract.answerQuote, async ({ caller, params, body }) => {
    const at = { dealerId: caller.dealerId, id: params.id };
    await answerQuote(services, at, body, { by: caller, place: 'counter' });
    return read(caller, params.id);
  });
  registerOperation(api, contract.seeQuoteAnswer, async ({ caller, params }) => {
    const now = clock();
    await database.transaction(async (transaction) => {
      if (!(await markAnswerSeen(transaction, caller.dealerId, params.id, now))) return;
      const entry = { action: 'quote.answer-seen', entity: 'quote', entityId: params.id } as const;
      await recordAudit(transaction, caller, now, entry);
    });
    return read(caller, params.id);
  });
  registerOperation(api, contract.repriceQuote, ({ caller, params, body }) =>
    repriceQuote(services, caller, params.id, body),
  );
  registerOperation(api, contract.shareQuote, ({ caller, params, body, sent }) =>
    shareOnce(
      services,
      caller,
      shareCall('share-quote', caller, { key: body.idempotencyKey, body: sent, of: params.id }),
      () => shareQuote(services, caller, params.id, body),
    ),
  );
  registerOperation(api, contract.getQuoteChanges, async ({ caller, params }) =>
    changesOf(services, caller, await require(caller, params.id)),
  );
  registerOperation(api, contract.getNews, async ({ caller }) => ({
    messages: (await countShares(orm, { dealerId: caller.dealerId })).unread,
    answers: await countUnseenAnswers(orm, caller.dealerId),
    orders: await countUnseenOrders(orm, caller.dealerId),
  }));
  registerPublicOperation(
    api,
    contract.answerSharedQuote,
    async ({ params, body }) => {
      const opened = (): Promise<OpenShare> => requireOpenShare(services, params.token, 'answerSharedQuote');
      const { dealerId, quoteId } = (await opened()).share;
      if (quoteId === null) throw new CodedError('quote.unknown');
      await answerQuote(services, { dealerId, id: quoteId }, body, { by: null, place: 'link' });
      // Another alternative may be the chosen one now.
      return readForCouple(services, await opened(), params.token);
    },
    { callsPerMinute: ANSWERS_PER_MINUTE },
  );
}

/** Against the quote that renews it, else against the prices of now. */
async function changesOf(services: Services, caller: Caller, quote: FoundQuote): Promise<contract.QuoteChanges> {
  const { database, models } = services;
  const renewal = quote.renewal === null ? null : await findQuote(database.orm, caller.dealerId, quote.renewal.id);
  const after = renewal ?? (await pricedToday(services, caller, quote));
  return {
    before: { id: quote.id, number: quote.number, at: quote.createdAt.toISOString() },
    after: renewal && { id: renewal.id, number: renewal.number, at: renewal.createdAt.toISOString() },
    ...quoteChanges(quote, after, { models, seesTrade: caller.seesTrade }),
  };
}
