import * as z from 'zod/mini';
import { languageSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { LANGUAGES } from '../languages.ts';
import { setId, setIdInAddress, wholeNumber, wholeNumberInAddress } from '../numbers.ts';
import { daySchema } from '../day.ts';
import { JOB_ERRORS } from '../job-words.ts';
import { operation } from '../operation.ts';
import { trimmedText, trimmedLines } from '../text.ts';
import { MODEL_KINDS } from './catalogue.ts';

/** Groups of article numbers: 1–12 are the categories of pairs, the others ring worlds. Written into every number for ever. */
export const MODEL_SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21, 22, 23, 24] as const;
export const MODEL_STATES = ['draft', 'planned', 'published', 'withdrawn'] as const;
export type ModelState = (typeof MODEL_STATES)[number];
/** The category that orders and keeps put in order; the house orders all others itself. */
export const COUNTED_CATEGORY = 7;
/** Numbers that a section has. */
export const SECTION_SIZE = 999;
/** Models that one bulk change takes. */
export const BULK_MAX = 2_000;

/** Texts by language, each of which may be missing. */
/*@__NO_SIDE_EFFECTS__*/
const textsOf = <Text extends z.ZodMiniType>(text: Text) => ({
  de: z.optional(text),
  en: z.optional(text),
  nl: z.optional(text),
  jp: z.optional(text),
  kr: z.optional(text),
  fr: z.optional(text),
});
/*@__NO_SIDE_EFFECTS__*/
const linesInput = (max: number) => z.strictObject(textsOf(trimmedLines({ max })));
const namesInput = z.strictObject(textsOf(trimmedText({ max: 80 })));
const textsAnswer = z.object(textsOf(z.string()));

const category = wholeNumber(1, 12);
const categoryInAddress = wholeNumberInAddress(1, 12);
const designCode = trimmedText({ min: 1, max: 40 });

const demandFields = {
  /** Set by hand; fades as orders and keeps are counted. */
  start: z.int(),
  /** Pieces ordered and not cancelled. */
  orders: z.int(),
  /** Dealers that have it on a watch list. */
  keeps: z.int(),
  /** What the collection is put in order by: counted, and what is left of the start value. */
  points: z.number(),
};

const summaryFields = {
  setId: z.int(),
  articleNumber: z.string(),
  kind: z.enum(MODEL_KINDS),
  /** In the reader's language, else in a fallback language; the article number where it has no name at all. */
  name: z.string(),
  categories: z.array(z.int()),
  state: z.enum(MODEL_STATES),
  publishedFrom: z.nullable(timestamp),
  withdrawnFrom: z.nullable(timestamp),
  /** Languages in which a name, or a text that another language has, is missing. */
  untranslated: z.array(languageSchema),
  demand: z.object(demandFields),
  /** Address of the picture of its first form; null where this server has and draws none. */
  still: z.nullable(z.string()),
};
export const modelSummarySchema = z.object(summaryFields);
export type ModelSummary = z.infer<typeof modelSummarySchema>;

/** How a model's picture stands, in the order of attention. `released`: it came with the release. */
export const PICTURE_STATES = ['failed', 'missing', 'drawing', 'waiting', 'drawn', 'released'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];
const pictureSchema = z.object({
  state: z.enum(PICTURE_STATES),
  /** When this house drew it last with this viewer. */
  drawnAt: z.nullable(timestamp),
  /** Why the last attempt failed. */
  error: z.nullable(z.enum(JOB_ERRORS)),
  /** Whether the server can draw at this moment. */
  hasWorker: z.boolean(),
});
export type ModelPicture = z.infer<typeof pictureSchema>;
/** Of two forms, with stones and without, the picture that needs more attention. */
export const listedModelSchema = z.extend(modelSummarySchema, { picture: pictureSchema });
export type ListedModel = z.infer<typeof listedModelSchema>;

const namedModel = z.object({ setId: z.int(), articleNumber: z.string(), name: z.string() });

export const houseModelSchema = z.object({
  ...summaryFields,
  names: textsAnswer,
  /** The house's own search words, with commas between them. */
  words: textsAnswer,
  /** Said to dealers, never to couples. */
  note: textsAnswer,
  /** Traits that are read off the design, in the reader's language: each has its words in all six. */
  traits: z.array(z.string()),
  places: z.array(z.object({ category: z.int(), position: z.int(), of: z.int() })),
  /** The two forms: the saved design that each was made from, where it was, and its picture. */
  forms: z.object({
    with: z.nullable(z.object({ code: z.nullable(z.string()), still: z.nullable(z.string()) })),
    without: z.object({ code: z.nullable(z.string()), still: z.nullable(z.string()) }),
  }),
  successor: z.nullable(namedModel),
  version: z.int(),
  updatedAt: timestamp,
  /** Who changed it last; null for the first collection. */
  updatedBy: z.nullable(z.string()),
});
export type HouseModelAnswer = z.infer<typeof houseModelSchema>;

export const MODEL_LIST_SORTS = [
  'article',
  'name',
  'state',
  'orders',
  'keeps',
  'points',
  'published',
  'place',
] as const;
export const listHouseModels = operation({
  id: 'listHouseModels',
  method: 'GET',
  path: '/api/house-models',
  access: 'staff',
  summary: "The house's collection with its state, searched and filtered.",
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(trimmedText({ max: 120 })),
    state: z.optional(z.enum(MODEL_STATES)),
    category: z.optional(categoryInAddress),
    kind: z.optional(z.enum(MODEL_KINDS)),
    /** Models that lack a text in this language. */
    untranslated: z.optional(z.enum([...LANGUAGES, 'any'])),
    sort: z.optional(z.enum(MODEL_LIST_SORTS)),
    descending: z.optional(z.stringbool()),
    lang: z.optional(languageSchema),
  }),
  answer: z.object({
    ...pageInfo,
    models: z.array(listedModelSchema),
    /** Set ids of everything found, for changes of all of them. */
    setIds: z.array(z.int()),
    counts: z.object({ draft: z.int(), planned: z.int(), published: z.int(), withdrawn: z.int() }),
  }),
});
const modelParams = z.object({ setId: setIdInAddress });
const langQuery = z.strictObject({ lang: z.optional(languageSchema) });
export const getHouseModel = operation({
  id: 'getHouseModel',
  method: 'GET',
  path: '/api/house-models/:setId',
  access: 'staff',
  summary: 'One model with everything that the house says of it.',
  params: modelParams,
  query: langQuery,
  answer: houseModelSchema,
});
export const createHouseModel = operation({
  id: 'createHouseModel',
  method: 'POST',
  path: '/api/house-models',
  access: 'staff',
  summary:
    'A new model, not published yet, from a saved design: checked by the rules, numbered in its section. A design with stones brings its twin without them.',
  body: z.strictObject({
    section: z.union(MODEL_SECTIONS.map((section) => z.literal(section))),
    code: designCode,
    /** Saved design of the other form; without it the form without stones is derived. */
    twinCode: z.optional(designCode),
    names: z.optional(namesInput),
  }),
  answer: houseModelSchema,
});
export const updateHouseModel = operation({
  id: 'updateHouseModel',
  method: 'PATCH',
  path: '/api/house-models/:setId',
  access: 'staff',
  summary: 'Changes one model. Refused when somebody else has changed it since `version` was read.',
  params: modelParams,
  body: z.strictObject({
    version: wholeNumber(1, 2_147_483_647),
    names: z.optional(namesInput),
    words: z.optional(linesInput(400)),
    note: z.optional(linesInput(400)),
    categories: z.optional(z.array(category).check(z.maxLength(12))),
    /** Days of the house; today begins at once. */
    publishedFrom: z.optional(z.nullable(daySchema)),
    withdrawnFrom: z.optional(z.nullable(daySchema)),
    successor: z.optional(z.nullable(setId)),
    popularityStart: z.optional(wholeNumber(0, 100)),
    /** A saved design that takes the place of the form it is: with stones or without. */
    code: z.optional(designCode),
  }),
  answer: houseModelSchema,
});
export const BULK_CHANGES = ['publish', 'withdraw', 'offer', 'add-category', 'remove-category'] as const;
export type BulkChange = (typeof BULK_CHANGES)[number];
export const changeHouseModels = operation({
  id: 'changeHouseModels',
  method: 'POST',
  path: '/api/house-models/changes',
  access: 'staff',
  summary: 'One change of many models at once, whole or not at all. `offer` takes a withdrawal back.',
  body: z.strictObject({
    setIds: z.array(setId).check(z.minLength(1), z.maxLength(BULK_MAX)),
    change: z.enum(BULK_CHANGES),
    category: z.optional(category),
  }),
  answer: z.object({ changed: z.int() }),
});
export const listPlaces = operation({
  id: 'listPlaces',
  method: 'GET',
  path: '/api/house-models/places/:category',
  access: 'staff',
  summary: "The models of a category in the house's order.",
  params: z.object({ category: categoryInAddress }),
  query: langQuery,
  answer: z.object({ models: z.array(modelSummarySchema) }),
});
export const placeHouseModel = operation({
  id: 'placeHouseModel',
  method: 'POST',
  path: '/api/house-models/:setId/place',
  access: 'staff',
  summary: 'Moves a model within a category, before another one or to its end.',
  params: modelParams,
  body: z.strictObject({ category, before: z.nullable(setId) }),
});
export const redrawModel = operation({
  id: 'redrawModel',
  method: 'POST',
  path: '/api/house-models/:setId/redraw',
  access: 'staff',
  summary: 'Draws the pictures of a model again, in the background. Refused where all of them come with the release.',
  params: modelParams,
});
