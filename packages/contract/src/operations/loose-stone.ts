import * as z from 'zod/mini';
import { stoneFacts } from './stones.ts';

/** A loose stone without what its seller asks for it: of a quote or order as it was offered then, of a watch list as it is today. */
export const looseStoneFields = z.object({ listing: z.string(), carats: z.number(), ...stoneFacts });
export type LooseStone = z.infer<typeof looseStoneFields>;
