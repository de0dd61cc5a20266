import { coupleTitle, type CoupleRef } from '@ringwerk/contract';
import { couples } from '../../storage/schema/couples.ts';

/** What names a couple beside another record. */
export const COUPLE_NAME = { id: couples.id, people: couples.people, language: couples.language };
export type NamedCouple = Pick<typeof couples.$inferSelect, keyof typeof COUPLE_NAME>;

export const refOf = ({ id, people, language }: NamedCouple): CoupleRef => ({
  id,
  title: coupleTitle(people, language),
});
export const coupleRef = (couple: NamedCouple | null): CoupleRef | null => (couple === null ? null : refOf(couple));
