import * as z from 'zod/mini';
import { languageSchema } from '../common.ts';
import { setIdInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';
import { stoneOption, variantSchema } from './catalogue.ts';

/** Forms that one question names at most: a page of a list. */
export const ALLOY_FORMS_MAX = 60;

export const listModelAlloys = operation({
  id: 'listModelAlloys',
  method: 'GET',
  path: '/api/model-alloys',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'Alloys that forms of models can be had in, one for each colour: offered to the dealer, priced, and accepted by the rules in place of the main alloy. Forms that are not there are left out.',
  query: z.strictObject({
    /** Set and form, with commas between: `9001-with,9002-without`. */
    forms: trimmedText({ max: ALLOY_FORMS_MAX * 18 }),
    lang: z.optional(languageSchema),
  }),
  answer: z.object({
    /** Those that any of the forms has; `swatch`: sRGB, `#RRGGBB`. */
    alloys: z.array(z.object({ id: z.string(), name: z.string(), swatch: z.string() })),
    forms: z.array(
      z.object({
        setId: z.int(),
        form: stoneOption,
        /** The alloy that it is of. */
        own: z.string(),
        alloys: z.array(z.string()),
      }),
    ),
  }),
});
export const getModelInAlloy = operation({
  id: 'getModelInAlloy',
  method: 'GET',
  path: '/api/models/:setId/alloys/:alloyId',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'A form of a model with another main alloy: picture, weight and prices of today, and the design as a link opens it. `design.refused` where the rules forbid it.',
  params: z.object({ setId: setIdInAddress, alloyId: trimmedText({ max: 40 }) }),
  query: z.strictObject({ stones: z.optional(stoneOption) }),
  answer: z.object({ variant: variantSchema, link: z.string() }),
});
