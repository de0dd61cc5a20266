import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { BCP47, FEED_ID, houseDate, type getProductFeed } from '@ringwerk/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { EventAnswer } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { watchItems } from '../../storage/schema/watch-lists.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { stateOf, type HouseModel } from '../catalogue/house-model.ts';
import type { PricedModel } from '../catalogue/model-facts.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { readFace } from '../house-settings/house-face.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { findWatchList, IN_ORDER } from '../watch-lists/watch-list-repository.ts';
import { feedHead, feedRows, type FeedShop } from './feed-columns.ts';
import { alloysWith, entriesOf, type EntryReader, type FeedEntry } from './feed-entries.ts';
import { FEED_END, feedNode, feedStart } from './feed-graph.ts';

type FeedQuestion = z.output<typeof getProductFeed.query>;
/** How a feed is written: what comes first, each page of products, what comes last. */
interface FeedForm {
  readonly ending: string;
  readonly start: string;
  readonly page: (entries: readonly FeedEntry[], isFirst: boolean) => string;
  readonly end: string;
}

/** Articles whose words are written at once: a few milliseconds, others are served in between. */
const PAGE = 16;

type Basis = Awaited<ReturnType<typeof currentPriceBasis>>;
type Pages = AsyncGenerator<readonly PricedModel<HouseModel>[]>;

/** Published articles of a selection, in the order of their numbers. */
async function* selectionPages({ catalogue }: Services, basis: Basis, { kind, category }: FeedQuestion): Pages {
  for (let page = 1; ; page += 1) {
    const asked = { page, pageSize: PAGE, sort: 'article' as const };
    // Page after page: the collection is never in memory as text.
    // oxlint-disable-next-line no-await-in-loop
    const { models, total } = await catalogue.search(basis, {
      ...asked,
      ...(kind === undefined ? {} : { kind }),
      ...(category === undefined ? {} : { category }),
    });
    yield models.map(({ model }) => model);
    if (models.length === 0 || page * PAGE >= total) return;
  }
}

/** Published articles that stand on a watch list, each once. */
async function* keptPages({ catalogue, clock }: Services, basis: Basis, sets: readonly number[]): Pages {
  for (let at = 0; at < sets.length; at += PAGE) {
    // oxlint-disable-next-line no-await-in-loop -- page after page, like a selection
    const models = await Promise.all(sets.slice(at, at + PAGE).map((set) => catalogue.bySetId(basis, set)));
    const now = clock();
    yield models.flatMap((model) => (model !== null && stateOf(model.model, now) === 'published' ? [model] : []));
  }
}

/** @throws CodedError `watch-list.unknown` */
async function setsOn({ database: { orm } }: Services, dealerId: string, listId: string): Promise<number[]> {
  if ((await findWatchList(orm, dealerId, listId)) === null) throw new CodedError('watch-list.unknown');
  const rows = await orm
    .select({ setId: watchItems.setId })
    .from(watchItems)
    .where(and(eq(watchItems.listId, listId), isNull(watchItems.deletedAt), isNotNull(watchItems.setId)))
    .orderBy(...IN_ORDER);
  return [...new Set(rows.flatMap(({ setId }) => setId ?? []))];
}

async function readerOf(
  { alloys, stills, config }: Services,
  caller: Caller,
  question: FeedQuestion,
): Promise<EntryReader> {
  const known = await alloys.now(caller.dealerId);
  const { released } = await stills.addresses(known);
  return {
    language: question.lang ?? caller.language,
    alloys: alloysWith(known.alloys),
    // Whoever visits a web shop is not logged in here: only pictures that are open to everybody have an address there.
    imageOf: ({ design }) => {
      const path = released(design);
      return path === null ? null : new URL(path, config.publicUrl).href;
    },
  };
}

async function shopOf({ database, clock }: Services, caller: Caller, { link }: FeedQuestion): Promise<FeedShop> {
  const [{ company: brand }, { company: seller }] = await Promise.all([
    readFace(database.orm, clock()),
    findDealer(database.orm, caller.dealerId),
  ]);
  return { brand, seller, linkOf: (id) => link?.replaceAll(FEED_ID, encodeURIComponent(id)) ?? null };
}

const csvForm = (shop: FeedShop): FeedForm => ({
  ending: 'csv',
  start: feedHead(),
  page: (entries) => feedRows(entries, shop),
  end: '',
});
/** JSON that can stand in a `script` element of a page, where a shop puts it: no name in it ends the element. */
const inPage = (node: object): string => JSON.stringify(node).replaceAll('<', String.raw`\u003c`);
const graphForm = (shop: FeedShop, language: string): FeedForm => ({
  ending: 'jsonld',
  start: feedStart(language),
  page: (entries, isFirst) =>
    entries.map((entry, index) => `${isFirst && index === 0 ? '\n' : ',\n'}${inPage(feedNode(entry, shop))}`).join(''),
  end: FEED_END,
});

async function* written(
  pages: Pages,
  reader: EntryReader,
  form: FeedForm,
  { stones }: FeedQuestion,
): AsyncGenerator<string> {
  yield form.start;
  let isFirst = true;
  for await (const models of pages) {
    const entries = models.flatMap((model) => entriesOf(model, stones, reader));
    if (entries.length > 0) {
      yield form.page(entries, isFirst);
      isFirst = false;
    }
    await setImmediate();
  }
  yield form.end;
}

export interface ProductFeed extends EventAnswer {
  /** That the browser saves it under. */
  readonly name: string;
}

/** The feed as a stream: what is wrong with the question is said before it begins. @throws CodedError `watch-list.unknown` */
export async function productFeed(
  services: Services,
  caller: Caller,
  question: FeedQuestion,
  ending: 'csv' | 'jsonld',
): Promise<ProductFeed> {
  const { listId } = question;
  const sets = listId === undefined ? null : await setsOn(services, caller.dealerId, listId);
  const basis = await currentPriceBasis(services.database, caller.dealerId);
  const reader = await readerOf(services, caller, question);
  const shop = await shopOf(services, caller, question);
  const form = ending === 'csv' ? csvForm(shop) : graphForm(shop, BCP47[reader.language]);
  const pages = sets === null ? selectionPages(services, basis, question) : keptPages(services, basis, sets);
  const day = houseDate(services.clock(), await houseZone(services.database.orm));
  return {
    name: `products-${day}-${reader.language}.${form.ending}`,
    events: Readable.from(written(pages, reader, form, question), { objectMode: false }),
  };
}
