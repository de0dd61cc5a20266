import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { answerDocument } from '../documents/answer-document.ts';
import { toPage } from '../paging.ts';
import { makeQuote } from './make-quote.ts';
import { quoteAnswer } from './quote-answer.ts';
import { quotePdf } from './quote-pdf.ts';
import { findQuote, listQuotes, type FoundQuote } from './quote-repository.ts';

export function registerQuotes(api: Api, services: Services): void {
  const { orm } = services.database;
  const require = async (dealerId: string, id: string): Promise<FoundQuote> => {
    const quote = await findQuote(orm, dealerId, id);
    if (quote === null) throw new CodedError('quote.unknown');
    return quote;
  };
  registerOperation(api, contract.createQuote, async ({ caller, body, sent }) => {
    const quote = await makeQuote(services, caller, body, sent);
    services.stills.ahead(quote.design);
    return quote;
  });
  registerOperation(api, contract.getQuote, async ({ caller, params }) => {
    const quote = await require(caller.dealerId, params.id);
    return quoteAnswer(quote, services.clock(), services, { addresses: await services.stills.addresses(), caller });
  });
  registerOperation(api, contract.getQuotePdf, async (call) =>
    answerDocument(call, quotePdf(services, call.caller, await require(call.caller.dealerId, call.params.id))),
  );
  registerOperation(api, contract.listQuotes, async ({ caller, query }) => {
    const page = toPage(query);
    const { total, rows } = await listQuotes(orm, caller.dealerId, page);
    const now = services.clock();
    const addresses = await services.stills.addresses();
    return {
      page: page.page,
      pageSize: page.pageSize,
      total,
      quotes: rows.map((quote) => quoteAnswer(quote, now, services, { addresses, caller })),
    };
  });
}
