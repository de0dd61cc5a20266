import { houseCatalogue } from '@ringwerk/catalogue';
import { readDesignCode, type listSavedDesigns as operation } from '@ringwerk/contract';
import { fold } from '@ringwerk/search';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { coupleDesigns, couples } from '../../storage/schema/couples.ts';
import { users } from '../../storage/schema/dealers.ts';
import { designs } from '../../storage/schema/designs.ts';
import { exactWord, matches, questionWords, wordsQuery } from '../catalogue/search-words.ts';
import { designLine } from '../couples/couple-answer.ts';
import { COUPLE_NAME, refOf } from '../couples/couple-ref.ts';
import { ofDealer } from '../couples/couple-repository.ts';
import { toPage } from '../paging.ts';

type Question = z.output<NonNullable<typeof operation.query>>;

const begins = (text: string, word: string): boolean =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => part.startsWith(word));
const plain = (articleNumber: string): string => articleNumber.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Articles and alloys whose names begin with a word, by the keys under which designs hold them. */
async function keysByName({ models, alloys }: Services): Promise<(word: string) => string[]> {
  const { alloys: named } = houseCatalogue((await alloys.now()).alloys);
  return (word) => [
    ...models.list
      .filter(
        ({ articleNumber, names }) =>
          plain(articleNumber).startsWith(word) || Object.values(names).some((name) => begins(name, word)),
      )
      .map(({ setId }) => exactWord('set', String(setId))),
    ...named
      .filter(({ id, names }) => begins(id, word) || Object.values(names).some((name) => begins(name, word)))
      .map(({ id }) => exactWord('alloy', id)),
  ];
}

const isFiled = sql`exists (select 1 from couple_designs where design_code = designs.code)`;
const NEWEST = [desc(designs.createdAt), desc(designs.code)];

/**
 * Code and time of the designs that a question finds: by their own words, or by the couple in whose file they are. Each way
 * says all that is asked, so that no design is read which neither of them has found.
 */
async function askedDesigns(services: Services, { dealerId, permissions }: Caller, question: Question) {
  const { orm } = services.database;
  const { q = '', alloy, couple } = question;
  const code = readDesignCode(q);
  // An article number is one word, whatever its parts are separated by.
  const joined = q.replaceAll(/\S*\d\S*/gu, (token) => token.replaceAll(/[-./_]/gu, ''));
  const words = code === null ? questionWords(joined) : [code.toLowerCase()];
  const exact = alloy === undefined ? [] : [exactWord('alloy', alloy)];
  const people = wordsQuery(questionWords(q));
  const filed = couple === undefined ? undefined : couple === 'some' ? isFiled : sql`not ${isFiled}`;
  const ofOwn = and(eq(designs.dealerId, dealerId), filed);
  const shown = { code: designs.code, createdAt: designs.createdAt };
  const byOwn = orm
    .select(shown)
    .from(designs)
    .where(and(ofOwn, matches(designs.search, wordsQuery(words, await keysByName(services), exact))));
  if (people === null || code !== null || !permissions.includes('couples')) return byOwn.as('asked');
  const byCouple = orm
    .select(shown)
    .from(coupleDesigns)
    .innerJoin(couples, eq(couples.id, coupleDesigns.coupleId))
    .innerJoin(designs, eq(designs.code, coupleDesigns.designCode))
    .where(
      and(
        ofDealer(dealerId),
        matches(couples.search, people),
        ofOwn,
        matches(designs.search, wordsQuery([], undefined, exact)),
      ),
    );
  return union(byOwn, byCouple).as('asked');
}

/** Saved designs of a page. Rows before the page are passed over in an index alone. */
export async function listSavedDesigns(services: Services, caller: Caller, question: Question) {
  const { orm } = services.database;
  const { offset, ...page } = toPage(question);
  const asked = await askedDesigns(services, caller, question);
  const [counted] = await orm.select({ total: count() }).from(asked);
  const codes = orm
    .select({ code: asked.code })
    .from(asked)
    .orderBy(desc(asked.createdAt), desc(asked.code))
    .limit(page.pageSize)
    .offset(offset);
  const rows = await orm
    .select({ design: designs, by: users.name })
    .from(designs)
    .innerJoin(users, eq(users.id, designs.userId))
    .where(inArray(designs.code, codes))
    .orderBy(...NEWEST);
  const addresses = await services.stills.addresses();
  const files = caller.permissions.includes('couples')
    ? await filesOf(
        orm,
        caller.dealerId,
        rows.map(({ design }) => design.code),
      )
    : [];
  return {
    ...page,
    total: counted?.total ?? 0,
    designs: rows.map(({ design, by }) => ({
      ...designLine(design, services.models, addresses),
      by,
      couples: files.flatMap(({ code, ...file }) => (code === design.code ? [refOf(file)] : [])),
    })),
  };
}

/** Couples in whose files these designs are. */
async function filesOf(database: Queryable, dealerId: string, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return database
    .select({ code: coupleDesigns.designCode, ...COUPLE_NAME })
    .from(coupleDesigns)
    .innerJoin(couples, eq(couples.id, coupleDesigns.coupleId))
    .where(and(ofDealer(dealerId), inArray(coupleDesigns.designCode, [...codes])))
    .orderBy(coupleDesigns.at);
}
