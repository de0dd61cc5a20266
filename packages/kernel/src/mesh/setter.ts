import { ringBody } from '../body/ring-body.ts';
import type { Setter } from '../design/kernel.ts';
import { stoneMetal } from '../stones/stone-metal.ts';
import { settingParts } from './setting-parts.ts';

/** The setter's work, which every `Kernel` has. */
export const SETTER: Setter = {
  metal: (ring, tables) => stoneMetal(ring, ringBody(ring, tables)),
  pieces: (ring, tables) => settingParts(ring, ringBody(ring, tables)),
};
