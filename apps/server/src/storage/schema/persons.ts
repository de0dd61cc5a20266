import { text } from 'drizzle-orm/pg-core';

/** The two persons to whom the rings belong; empty where nobody is named. */
export const persons = {
  firstPerson: text().notNull().default(''),
  secondPerson: text().notNull().default(''),
};

interface PersonsRow {
  readonly firstPerson: string;
  readonly secondPerson: string;
}

export const personsOf = ({ firstPerson, secondPerson }: PersonsRow) => ({ first: firstPerson, second: secondPerson });
export const personsRow = ({ first, second }: { readonly first: string; readonly second: string }): PersonsRow => ({
  firstPerson: first,
  secondPerson: second,
});
