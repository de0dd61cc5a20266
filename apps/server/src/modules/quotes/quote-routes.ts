import * as contract from '@ringwerk/contract';
import type { Quote } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import { addPosition, changePosition, changeQuote, removePosition } from './change-quote.ts';
import { makeQuote } from './make-quote.ts';
import { listedQuoteAnswer, quoteAnswer } from './quote-answer.ts';
import { quotePdf } from './quote-pdf.ts';
import { findQuote, listQuotes, type FoundQuote } from './quote-repository.ts';

export function registerQuotes(api: Api, services: Services): void {
  registerReading(api, services);
  registerChanging(api, services);
}

function registerReading(api: Api, services: Services): void {
  const { orm } = services.database;
  const require = async (dealerId: string, id: string): Promise<FoundQuote> => {
    const quote = await findQuote(orm, dealerId, id);
    if (quote === null) throw new CodedError('quote.unknown');
    return quote;
  };
  registerOperation(api, contract.getQuote, async ({ caller, params }) => {
    const quote = await require(caller.dealerId, params.id);
    return quoteAnswer(quote, services.clock(), services, { addresses: await services.stills.addresses(), caller });
  });
  registerOperation(api, contract.getQuotePdf, async (call) =>
    quotePdf(services, call.caller, await require(call.caller.dealerId, call.params.id)),
  );
  registerOperation(api, contract.listQuotes, async ({ caller, query }) => {
    const page = toPage(query);
    const now = services.clock();
    const filter = { openAt: query.status === 'open' ? now : undefined, coupleId: query.coupleId };
    const { total, rows } = await listQuotes(orm, caller.dealerId, filter, page);
    const reader = { addresses: await services.stills.addresses(), caller };
    return {
      page: page.page,
      pageSize: page.pageSize,
      total,
      quotes: rows.map((quote) => listedQuoteAnswer(quote, now, services, reader)),
    };
  });
}

function registerChanging(api: Api, services: Services): void {
  /** Pictures of what was just quoted are drawn before somebody asks for its paper. */
  const drawn = (quote: Quote): Quote => {
    for (const { rings } of quote.positions) if (rings !== null) services.stills.ahead(rings.design);
    return quote;
  };
  registerOperation(api, contract.createQuote, async ({ caller, body, sent }) =>
    drawn(await makeQuote(services, caller, body, sent)),
  );
  registerOperation(api, contract.addQuotePosition, async ({ caller, params, body, sent }) =>
    drawn(await addPosition(services, caller, params.id, body, sent)),
  );
  registerOperation(api, contract.changeQuote, ({ caller, params, body }) =>
    changeQuote(services, caller, params.id, body),
  );
  registerOperation(api, contract.changeQuotePosition, ({ caller, params, body }) =>
    changePosition(services, caller, params, body),
  );
  registerOperation(api, contract.removeQuotePosition, ({ caller, params, query }) =>
    removePosition(services, caller, params, query.version),
  );
}
