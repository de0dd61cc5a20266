import { houseCatalogue } from '@ringwerk/catalogue';
import type { printShowcaseTags as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';
import type { TagSource } from '../pdf/tags-sheet.ts';
import { ringAnswers } from './read-showcase.ts';
import { todaysFigures } from '../watch-lists/todays-figures.ts';
import { findRings, type ShownRing } from './showcase-repository.ts';

type Question = z.output<NonNullable<typeof operation.query>>;

/** Where a scanned tag leads, on the portal's own address. */
const tagAddress = (publicUrl: string, code: string): string => `${publicUrl}/vitrine/${code}`;

/** Ids of rings that have a price today: a tag with that of the day it was saved would offer the ring at it. */
async function pricedToday(
  services: Services,
  { dealerId }: Caller,
  rings: readonly ShownRing[],
): Promise<ReadonlySet<string>> {
  const figures = await todaysFigures(
    services,
    dealerId,
    rings.map(({ design }) => design),
  );
  return new Set(rings.flatMap(({ ring }, index) => (figures[index]?.priced === 'today' ? [ring.id] : [])));
}

/** Tags in the order in which the rings are asked for. @throws CodedError `showcase.unknown` when one of them is not the dealer's */
export async function printTags(services: Services, caller: Caller, question: Question): Promise<FileAnswer> {
  const { database, alloys: house, printer, config, clock } = services;
  const { form, price, skip = 0, lang: language = caller.language } = question;
  const ids = [...new Set(question.rings.split(','))];
  const found = new Map((await findRings(database.orm, caller.dealerId, ids)).map((shown) => [shown.ring.id, shown]));
  if (found.size < ids.length) throw new CodedError('showcase.unknown');
  const shown = ids.flatMap((id) => found.get(id) ?? []);
  const rings = await ringAnswers(services, caller, shown);
  const priced = price === undefined ? new Set<string>() : await pricedToday(services, caller, shown);
  const format = sheetFormat(language);
  const { alloys } = houseCatalogue((await house.now()).alloys);
  const alloyName = (id: string): string => alloys.find((alloy) => alloy.id === id)?.names[language] ?? id;
  const tags: TagSource[] = rings.map(({ id, articleNumber, name, names, code, design, retail }) => ({
    article: articleNumber ?? '',
    name: names?.[language] ?? name,
    code,
    address: tagAddress(config.publicUrl, code),
    rings: design.rings.map(({ width, segments }) => ({
      width: format.mm(width),
      alloys: [...new Set(segments.map(({ alloy }) => alloyName(alloy)))],
    })),
    price: priced.has(id) ? format.money(retail.gross, retail.currency) : null,
  }));
  const source = { language, form, skip: form === 'sheet' ? skip : 0, tags };
  const bytes = await printer.print({ template: 'tags', createdAt: clock(), pictures: [], source });
  return { name: 'vitrine.pdf', bytes };
}
