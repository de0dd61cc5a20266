import * as z from 'zod/mini';
import { idSchema, languageSchema } from '../common.ts';
import { setIdInAddress, wholeNumberInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';
import { MODEL_KINDS, stoneOption } from './catalogue.ts';

export const getModelSheet = operation({
  id: 'getModelSheet',
  method: 'GET',
  path: '/api/models/:setId/sheet',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'Data sheet of an article as PDF under the dealer’s name: pictures, dimensioned section, alloys that it comes in, stones and weights by size; no trade figure. 503 while its picture is being drawn.',
  params: z.object({ setId: setIdInAddress }),
  query: z.strictObject({
    /** The form; absent: with stones where there is one. */
    stones: z.optional(stoneOption),
    /** With the retail price of today; else without any. */
    price: z.optional(z.literal('1')),
    /** Absent: the reader's own. */
    lang: z.optional(languageSchema),
  }),
  answerType: 'application/pdf',
});

const modelForm = {
  params: z.object({ setId: setIdInAddress }),
  /** Absent: with stones where there is a form with them. */
  query: z.strictObject({ stones: z.optional(stoneOption) }),
} as const;
export const getModelPictures = operation({
  ...modelForm,
  id: 'getModelPictures',
  method: 'GET',
  path: '/api/models/:setId/pictures',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'Pictures of an article from all sides as ZIP: PNG of 1024 pixels on a transparent ground. 503 while they are being drawn.',
  answerType: 'application/zip',
});
export const getModelScene = operation({
  ...modelForm,
  id: 'getModelScene',
  method: 'GET',
  path: '/api/models/:setId/scene',
  access: 'dealer',
  withoutTrade: true,
  summary: 'The rings of an article as one glTF model with their materials, to be looked at on a web page.',
  answerType: 'model/gltf-binary',
});
export const getModelCad = operation({
  ...modelForm,
  id: 'getModelCad',
  method: 'GET',
  path: '/api/models/:setId/cad',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'What the rings of an article are made from, as ZIP: STL, 3MF, GLB, STEP and engravings, whole and by segment, with checksums. Only where the house shares it. 503 while it is being made.',
  answerType: 'application/zip',
});

/** Where `{id}` of the address of a web shop's pages takes the id of a product. */
export const FEED_ID = '{id}';
const feed = {
  method: 'GET',
  access: 'dealer',
  withoutTrade: true,
  query: z.strictObject({
    kind: z.optional(z.enum(MODEL_KINDS)),
    category: z.optional(wholeNumberInAddress(1, 12)),
    /** A watch list of the dealer: of what stands on it the articles. */
    listId: z.optional(idSchema),
    /** Absent: every form of an article is a product. */
    stones: z.optional(stoneOption),
    lang: z.optional(languageSchema),
    /** Pages of the dealer's own shop, e.g. `https://shop.example/rings/{id}`; absent: products have no link. */
    link: z.optional(trimmedText({ max: 200 }).check(z.regex(/^https:\/\/[\w.-]+\/[\w./?=&%-]*\{id\}[\w./?=&%-]*$/u))),
  }),
} as const;
export const getProductFeed = operation({
  ...feed,
  id: 'getProductFeed',
  path: '/api/product-feed',
  summary:
    'Articles for the dealer’s own web shop as JSON-LD: schema.org Product with terms of the GS1 Web Vocabulary, image addresses and the retail price of today; no trade figure.',
  answerType: 'application/ld+json',
});
export const getProductFeedCsv = operation({
  ...feed,
  id: 'getProductFeedCsv',
  path: '/api/product-feed/csv',
  summary:
    'The same as CSV by the attributes of the Google product data specification, with measures of rings beside them.',
  answerType: 'text/csv',
});
