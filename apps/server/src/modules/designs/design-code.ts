import { randomInt } from 'node:crypto';
import { DESIGN_CODE_VALUES, writeDesignCode } from '@ringwerk/contract';

/** A new spoken code: seven random characters (35 bits) and one check character. */
export const newDesignCode = (): string =>
  writeDesignCode(Array.from({ length: DESIGN_CODE_VALUES }, () => randomInt(32)));
