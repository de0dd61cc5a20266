import {
  getModel,
  readDesignCode,
  searchModels,
  type getDesign,
  type Model,
  type SavedDesign,
  type WatchList,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { currentBaseCurrency } from '../session-store.ts';

type ModelQuery = z.input<typeof searchModels.query>;
type ModelPage = z.output<typeof searchModels.answer>;

const PAGE_SIZE = 24;

/** What the catalogue on this device says to a question about articles; undefined when it cannot say. */
export function findInCatalogue(models: readonly Model[], operationId: string, input: unknown): unknown {
  // The caller's own typed inputs: `call` handed them on together with the operation's id.
  if (operationId === getModel.id) {
    const { params } = input as { readonly params: z.input<typeof getModel.params> };
    return models.find(({ setId }) => setId === Number(params.setId));
  }
  if (operationId !== searchModels.id) return undefined;
  const { query } = input as { readonly query: ModelQuery };
  return SERVER_FILTERS.some((name) => query[name] !== undefined) ? undefined : pageOf(models, query);
}

/** A saved version by its code, from the watch lists on this device; undefined when none of them holds it. */
export function findInLists(lists: readonly WatchList[], input: unknown): SavedDesign | undefined {
  // The caller's own typed input, as above.
  const { params } = input as { readonly params: z.input<typeof getDesign.params> };
  const code = readDesignCode(params.code);
  // Of an answer as it came: earlier releases did not name the kind.
  const rings = lists.flatMap(({ items }) => items.flatMap((one) => ('code' in one ? [one] : [])));
  const item = rings.find((one) => one.code === code);
  if (item === undefined) return undefined;
  const { design, setId, name, addedAt, grams, cost, retail } = item;
  return { code: item.code, design, setId, name, createdAt: addedAt, grams, cost, retail };
}

/** The form of an article that a list shows, as on the server. */
const shownOf = (model: Model, stones: ModelQuery['stones']): Model['with'] =>
  stones === undefined ? (model.with ?? model.without) : model[stones];
const grossOf = (model: Model, stones: ModelQuery['stones']): number => shownOf(model, stones)?.retail.gross ?? 0;

/** Of the prices on this device; where there is none the slider has nothing to show, whatever it is in. */
const currencyOf = (model: Model | undefined, stones: ModelQuery['stones']) =>
  (model === undefined ? null : shownOf(model, stones))?.retail.currency ?? currentBaseCurrency();
/** Filters that only the server answers: the kept articles say neither fineness by alloy nor carats nor their day. */
const SERVER_FILTERS = [
  'fineness',
  'profile',
  'finish',
  'cut',
  'count',
  'heightMin',
  'heightMax',
  'caratMin',
  'caratMax',
  'isNew',
  'showcase',
] as const;
const NO_SPREAD = { min: 0, max: 0, bins: [] };

/** The filters of the server over the kept articles. Text is found as it is written: typing errors need the server. */
function pageOf(models: readonly Model[], query: ModelQuery): ModelPage {
  const asked = { ...query, page: Number(query.page ?? 1), pageSize: Number(query.pageSize ?? PAGE_SIZE) };
  const found = models.filter((model) => isMeant(model, query)).toSorted(orderOf(query));
  const grosses = found.map((model) => grossOf(model, query.stones));
  const widths = found.flatMap((model) => model.widths);
  return {
    page: asked.page,
    pageSize: asked.pageSize,
    total: found.length,
    models: found.slice((asked.page - 1) * asked.pageSize, asked.page * asked.pageSize),
    search: null,
    facets: {
      colours: coloursOf(found),
      finenesses: [],
      profiles: [],
      finishes: [],
      cuts: [],
      counts: {},
      isNew: 0,
      showcase: 0,
      heights: NO_SPREAD,
      carats: NO_SPREAD,
      widths: { bins: [], min: widths.length === 0 ? 0 : Math.min(...widths), max: Math.max(...widths, 0) },
      price: {
        bins: [],
        min: grosses.length === 0 ? 0 : Math.min(...grosses),
        max: Math.max(...grosses, 0),
        currency: currencyOf(found[0], query.stones),
      },
    },
  };
}

const isWithin = (value: number, least: unknown, most: unknown): boolean =>
  value >= Number(least ?? 0) && value <= Number(most ?? Infinity);

const isOneOf = (colours: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 || colours.some((colour) => wanted.includes(colour));

function isMeant(model: Model, query: ModelQuery): boolean {
  const { stones, kind, category, colour = '', q = '' } = query;
  const text = q.trim().toLowerCase();
  const isShown = shownOf(model, stones) !== null && isWithin(grossOf(model, stones), query.priceMin, query.priceMax);
  const isOfSelection =
    (kind === undefined || model.kind === kind) &&
    (category === undefined || model.categories.includes(Number(category)));
  return (
    isShown &&
    isOfSelection &&
    isOneOf(
      model.colours,
      colour.split(',').filter((part) => part !== ''),
    ) &&
    model.widths.some((width) => isWithin(width, query.widthMin, query.widthMax)) &&
    `${model.name} ${model.articleNumber}`.toLowerCase().includes(text)
  );
}

/** Kept in the order of the server, by popularity. */
function orderOf({ sort, stones }: ModelQuery): (a: Model, b: Model) => number {
  switch (sort) {
    case 'price':
      return (a, b) => grossOf(a, stones) - grossOf(b, stones);
    case 'price-desc':
      return (a, b) => grossOf(b, stones) - grossOf(a, stones);
    case 'width':
      return (a, b) => Math.min(...a.widths) - Math.min(...b.widths);
    case 'article':
      return (a, b) => a.setId - b.setId;
    case 'popular':
    case 'relevance':
    case undefined:
      return () => 0;
  }
}

function coloursOf(models: readonly Model[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const colour of models.flatMap((model) => model.colours)) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}
