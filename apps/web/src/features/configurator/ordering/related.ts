import type { RingRelation } from '@ringwerk/contract';
import type { Partner } from '../session/partner.ts';

/** As quote and order take it: left out where the ring is made from no earlier one. */
export const related = (partner: Partner | null): { readonly relation?: RingRelation } =>
  partner === null ? {} : { relation: partner.relation };
