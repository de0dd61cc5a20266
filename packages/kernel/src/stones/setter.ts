import { ringBody } from '../body/ring-body.ts';
import type { Setter } from '../design/tables.ts';
import { stoneMetal } from './stone-metal.ts';

/** The setter's work; every caller that weighs rings with stones hands it in. */
export const SETTER: Setter = { metal: (ring, tables) => stoneMetal(ring, ringBody(ring, tables)) };
