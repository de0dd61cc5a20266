import { houseDate, type printWatchList as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { printedDealer } from '../dealer/printed-dealer.ts';
import type { PresentationSource, PresentedRing, PresentedStone } from '../pdf/presentation-sheet.ts';
import { figuresOf } from '../pdf/quote-sheet.ts';
import type { PrintedPicture } from '../stills/printed-picture.ts';
import { looseStone } from '../stones/loose-stone.ts';
import { requireList } from './read-watch-lists.ts';
import { stoneFigures } from './stone-figures.ts';
import { todaysFigures } from './todays-figures.ts';
import { isRing, isStone, listItems, type KeptRing, type KeptStone } from './watch-list-repository.ts';

type Question = z.output<NonNullable<typeof operation.query>>;

/**
 * A list as a couple is given it: pictures, names and traits, on demand with today's retail prices. Rejects with
 * `document.preparing` while a picture is being drawn. @throws CodedError `watch-list.unknown`
 */
export async function printList(
  services: Services,
  caller: Caller,
  {
    listId,
    question,
    pictureOf,
  }: { readonly listId: string; readonly question: Question; readonly pictureOf: PrintedPicture },
): Promise<FileAnswer> {
  const { database, clock, printer } = services;
  const { lang: language = caller.language, price } = question;
  const list = await requireList(services, caller, listId);
  const items = await presentedItems(services, caller, listId, language);
  const pictures = await Promise.all(
    items.map(async (item) => ('stone' in item ? null : pictureOf(item.design, item.alloys))),
  );
  const now = clock();
  const source: PresentationSource = {
    title: list.name,
    language,
    printedOn: houseDate(now, await houseZone(database.orm)),
    hasPrices: price !== undefined,
    items,
    dealer: await printedDealer(services, caller.dealerId),
  };
  const bytes = await printer.print({ template: 'presentation', createdAt: now, pictures, source });
  return { name: `${fileName(list.name)}.pdf`, bytes };
}

/** In the order of the list. */
async function presentedItems(
  services: Services,
  caller: Caller,
  listId: string,
  language: PresentationSource['language'],
): Promise<PresentationSource['items']> {
  const kept = await listItems(services.database.orm, [listId]);
  const rings = await presentedRings(services, caller, kept.filter(isRing), language);
  const stones = await presentedStones(services, caller, kept.filter(isStone));
  return kept.flatMap(({ item }) => rings.get(item.id) ?? stones.get(item.id) ?? []);
}

/** By the id of the item, column by column, so that no trade figure travels to the printer. */
async function presentedRings(
  services: Services,
  caller: Caller,
  kept: readonly KeptRing[],
  language: PresentationSource['language'],
): Promise<ReadonlyMap<string, PresentedRing>> {
  const { models, alloys, clock } = services;
  const figures = await todaysFigures(
    services,
    caller.dealerId,
    kept.map(({ design }) => design),
  );
  const presented = kept.map(async ({ item, design }, index) => {
    const { name, names } = ringName(models, item.name, item.setId);
    const own = figures[index];
    const ring: PresentedRing = {
      name: names?.[language] ?? name,
      articleNumber: item.articleNumber,
      code: design.code,
      design: design.design,
      alloys: await alloys.ofDesign(design.design, clock()),
      figures: figuresOf(design.design, design.evaluation),
      retail: own?.priced === 'today' ? { ...own.retail } : null,
    };
    return [item.id, ring] as const;
  });
  return new Map(await Promise.all(presented));
}

async function presentedStones(
  services: Services,
  caller: Caller,
  kept: readonly KeptStone[],
): Promise<ReadonlyMap<string, PresentedStone>> {
  const figures = await stoneFigures(services, caller.dealerId, kept);
  return new Map(
    kept.map(({ item, stone }, index) => {
      const own = figures[index];
      return [
        item.id,
        {
          stone: looseStone(stone),
          isAvailable: own?.gone === null,
          retail: own?.priced === 'today' ? { ...own.retail } : null,
        },
      ];
    }),
  );
}

/** What every file system takes, of a name that somebody typed. */
const fileName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/gu, '') || 'list';
