import { houseCatalogue } from '@ringwerk/catalogue';
import type { printShowcaseTags as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';
import type { TagSource } from '../pdf/tags-sheet.ts';
import { ringAnswers } from './read-showcase.ts';
import { findRings } from './showcase-repository.ts';

type Question = z.output<NonNullable<typeof operation.query>>;

/** Where a scanned tag leads, on the portal's own address. */
const tagAddress = (publicUrl: string, code: string): string => `${publicUrl}/vitrine/${code}`;

/** Tags in the order in which the rings are asked for. @throws CodedError `showcase.unknown` when one of them is not the dealer's */
export async function printTags(services: Services, caller: Caller, question: Question): Promise<FileAnswer> {
  const { database, alloys: house, printer, config, clock } = services;
  const { form, price, skip = 0, lang: language = caller.language } = question;
  const ids = [...new Set(question.rings.split(','))];
  const found = new Map((await findRings(database.orm, caller.dealerId, ids)).map((shown) => [shown.ring.id, shown]));
  if (found.size < ids.length) throw new CodedError('showcase.unknown');
  const rings = await ringAnswers(
    services,
    caller,
    ids.flatMap((id) => found.get(id) ?? []),
  );
  const format = sheetFormat(language);
  const { alloys } = houseCatalogue((await house.now()).alloys);
  const alloyName = (id: string): string => alloys.find((alloy) => alloy.id === id)?.names[language] ?? id;
  const tags: TagSource[] = rings.map(({ articleNumber, name, names, code, design, retail }) => ({
    article: articleNumber ?? '',
    name: names?.[language] ?? name,
    code,
    address: tagAddress(config.publicUrl, code),
    rings: design.rings.map(({ width, segments }) => ({
      width: format.mm(width),
      alloys: [...new Set(segments.map(({ alloy }) => alloyName(alloy)))],
    })),
    price: price === undefined ? null : format.money(retail.gross, retail.currency),
  }));
  const source = { language, form, skip: form === 'sheet' ? skip : 0, tags };
  const bytes = await printer.print({ template: 'tags', createdAt: clock(), pictures: [], source });
  return { name: 'vitrine.pdf', bytes };
}
