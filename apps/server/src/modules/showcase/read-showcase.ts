import { readDesignCode, type listShowcase as operation, type ShowcaseRing } from '@ringwerk/contract';
import { fold } from '@ringwerk/search';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { toPage } from '../paging.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import { todaysFigures, type RingFigures } from '../watch-lists/todays-figures.ts';
import * as repository from './showcase-repository.ts';
import type { AskedWord, ShownRing } from './showcase-repository.ts';

type Question = z.output<NonNullable<typeof operation.query>>;

/** Of one question, as in every other list. */
const MOST_WORDS = 8;

/** A sample ring as its shop sees it; no trade figure is among it. */
function ringAnswer(
  models: ModelLookup,
  { ring, design, by }: ShownRing,
  { retail, priced }: Pick<RingFigures, 'retail' | 'priced'>,
  { ofSaved }: Pick<StillAddresses, 'ofSaved'>,
): ShowcaseRing {
  const { goneAs, goneOn } = ring;
  const { name, names, articleNumber } = ringName(models, design.name, ring.setId);
  return {
    id: ring.id,
    code: ring.code,
    designCode: design.code,
    design: design.design,
    setId: ring.setId,
    articleNumber: articleNumber ?? ring.articleNumber,
    name,
    names,
    still: ofSaved(design),
    sizes: [...ring.sizes],
    place: ring.place,
    note: ring.note,
    since: ring.since,
    gone: goneAs === null || goneOn === null ? null : { as: goneAs, on: goneOn },
    retail: { ...retail },
    pricedAt: priced === 'today' ? null : design.createdAt.toISOString(),
    addedAt: ring.addedAt.toISOString(),
    by,
  };
}

/** Sample rings at today's retail prices, in their order; those that have none today say of which day theirs is. */
export async function ringAnswers(
  services: Services,
  { dealerId }: Pick<Caller, 'dealerId'>,
  rings: readonly ShownRing[],
): Promise<ShowcaseRing[]> {
  const figures = await todaysFigures(
    services,
    dealerId,
    rings.map(({ design }) => design),
  );
  const addresses = await services.stills.addresses();
  return rings.flatMap((ring, index) => {
    const own = figures[index];
    return own === undefined ? [] : [ringAnswer(services.models, ring, own, addresses)];
  });
}

/** @throws CodedError `showcase.unknown` for null: no such ring, or another dealer's */
export async function oneAnswer(services: Services, caller: Caller, ring: ShownRing | null): Promise<ShowcaseRing> {
  if (ring === null) throw new CodedError('showcase.unknown');
  const [answer] = await ringAnswers(services, caller, [ring]);
  if (answer === undefined) throw new Error('a sample ring was lost while it was priced');
  return answer;
}

/** Words of a question, with those of the dealer's own articles that they name in any language. */
async function askedWords({ database, models }: Services, dealerId: string, q: string): Promise<AskedWord[]> {
  const code = readDesignCode(q);
  if (code !== null) return [{ text: code.toLowerCase(), sets: [] }];
  const words = [...new Set(q.toLowerCase().split(/\s+/u).filter(Boolean))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const named = (await repository.listSets(database.orm, dealerId)).map((setId) => ({
    setId,
    names: Object.values(models.find(setId)?.names ?? {}).map(fold),
  }));
  return words.map((text) => {
    const folded = fold(text);
    const sets = named.filter(({ names }) => names.some((name) => name.includes(folded)));
    return { text, sets: sets.map(({ setId }) => setId) };
  });
}

export async function readShowcase(services: Services, caller: Caller, question: Question) {
  const { offset, ...page } = toPage(question);
  const { q = '', state = 'standing', sort = 'place' } = question;
  const asked = { words: await askedWords(services, caller.dealerId, q), state, sort };
  const { orm } = services.database;
  const { total, rows } = await repository.listRings(orm, caller.dealerId, asked, { ...page, offset });
  return { ...page, total, rings: await ringAnswers(services, caller, rows) };
}
