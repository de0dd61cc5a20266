import type { AccountLink } from '@ringwerk/contract';
import type { PersonRow } from './people-repository.ts';

/** A link that was made, and whose it is. */
export interface MadeLink extends AccountLink {
  readonly row: PersonRow;
}
