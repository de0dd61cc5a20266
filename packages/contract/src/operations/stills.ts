import * as z from 'zod/mini';
import { setIdInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';
import { stoneOption } from './catalogue.ts';

/**
 * Cameras of the pictures that the server draws; `posed`: as rings of their kind are shown best, `left` and `right`: the
 * same from further to one side.
 */
const stillView = z.enum(['posed', 'left', 'right', 'hero', 'front', 'top', 'macro']);
/** Pixels along both edges. */
const stillSize = z._default(
  z.pipe(z.coerce.number(), z.union([z.literal(256), z.literal(512), z.literal(1024)])),
  512,
);

export const getDesignStill = operation({
  id: 'getDesignStill',
  method: 'GET',
  path: '/api/designs/:code/stills/:view',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'Picture of a saved design of this dealer as AVIF, WebP or PNG, whichever the caller accepts. 503 while it is being drawn, and where nothing can draw it. `v` names the colours of its metals.',
  params: z.object({ code: trimmedText({ max: 40 }), view: stillView }),
  query: z.object({ size: stillSize, v: z.optional(trimmedText({ max: 40 })) }),
  answerType: 'image/*',
});
export const getModelStill = operation({
  id: 'getModelStill',
  method: 'GET',
  path: '/api/models/:setId/stills/:view',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'Picture of an article, with its stones where there are any and in another main alloy where one is named, as AVIF, WebP or PNG. 503 while it is being drawn; nothing waits for `left` and `right`, which are drawn when nothing else is. `v` changes with the design, the colours of its metals and each drawing.',
  params: z.object({ setId: setIdInAddress, view: stillView }),
  query: z.object({
    size: stillSize,
    stones: z.optional(stoneOption),
    alloy: z.optional(trimmedText({ max: 40 })),
    v: z.optional(trimmedText({ max: 40 })),
  }),
  answerType: 'image/*',
});
