import { designFromWords } from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { madeFromWords } from './made-from-words.ts';
import { wordsAnswer } from './words-answer.ts';

export function registerWords(api: Api, services: Services): void {
  registerOperation(api, designFromWords, async ({ query, caller }) => {
    const basis = await currentPriceBasis(services.database, caller.dealerId);
    const language = query.lang ?? caller.language;
    const made = await madeFromWords(services, {
      q: query.q,
      language,
      country: caller.country,
      basis,
      dealerId: caller.dealerId,
    });
    const model = made === null ? null : services.models.find(made.setId);
    if (made === null || model === null) return { made: null };
    return { made: wordsAnswer(made, model, { language, seesTrade: caller.seesTrade }) };
  });
}
