import type { Persons, RingRelation } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { tiedToCouple } from '../../../domain/couples/couple-at-hand.ts';
import type { Partner } from '../session/partner.ts';
import { namedPersons } from '../session/persons-store.ts';

/** What stands beside the design of a quote and an order: each is left out where there is none. */
export interface MadeFor {
  readonly coupleId?: string;
  readonly persons?: Persons;
  /** The ring of an earlier order that it is made from. */
  readonly relation?: RingRelation;
}

/** Whom and what the rings on the screen are made for. A draft brings all of it back. */
export const madeFor = (design: Design, partner: Partner | null): MadeFor => ({
  ...tiedToCouple(),
  ...namedPersons(design),
  ...(partner === null ? {} : { relation: partner.relation }),
});
