import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { houseCatalogue } from '@ringwerk/catalogue';
import { houseDate, type getModelSheet } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { hasPriceOf } from '@ringwerk/kernel/price';
import type { StillView } from '@ringwerk/stills';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { createFileCache } from '../../storage/file-cache.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import { printedDealer } from '../dealer/printed-dealer.ts';
import type { ModelSheetSource } from '../pdf/model-sheet.ts';
import { createPrintedPicture } from '../stills/printed-picture.ts';
import { requireForm } from './model-form.ts';
import { VERSION } from '../../version.ts';

type Question = z.output<NonNullable<typeof getModelSheet.query>>;

/** Views beside the first picture; one that was never drawn is left out, and there on the next sheet. */
const FURTHER_VIEWS = ['top', 'macro'] as const;

type Pictures = readonly (Uint8Array | null)[];

/** Names everything that a sheet shows: equal sheets are printed once. */
function sheetKey(source: ModelSheetSource, pictures: Pictures): string {
  const hash = createHash('sha256').update(
    `${VERSION} ${JSON.stringify({ ...source, dealer: { ...source.dealer, logo: null } })}`,
  );
  for (const bytes of [source.dealer.logo, ...pictures])
    hash.update(bytes === null ? '-' : createHash('sha256').update(bytes).digest());
  return hash.digest('hex');
}

/** Column by column, so that no trade figure comes along. @throws CodedError `model.unknown` */
async function sourceOf(
  services: Services,
  caller: Caller,
  setId: number,
  { stones, price, lang: language = caller.language }: Question,
): Promise<ModelSheetSource> {
  const { database, clock, alloys } = services;
  const { basis, model, shown } = await requireForm(services, caller, setId, stones);
  const { alloys: house } = await alloys.now(caller.dealerId);
  const { preferences } = await findDealer(database.orm, caller.dealerId);
  const sizes = [preferences.sizes.first, preferences.sizes.second].filter((size) => size !== null);
  return {
    language,
    article: model.articleNumber,
    name: model.names[language],
    design: shown.design,
    alloys: house,
    priced: houseCatalogue(house)
      .alloys.filter((alloy) => hasPriceOf(basis.priceList, alloy))
      .map(({ id }) => id),
    sizes,
    retail: price === undefined ? null : shown.retail,
    printedOn: houseDate(clock(), await houseZone(database.orm)),
    dealer: await printedDealer(services, caller.dealerId),
  };
}

/** Data sheets of articles, each printed once for what it shows. */
export function modelSheets(services: Services) {
  const { config, stills, printer, clock } = services;
  const kept = createFileCache(join(config.dataDir, 'data-sheets'));
  const firstPicture = createPrintedPicture(stills);
  const picturesOf = async ({
    design,
    alloys,
  }: {
    readonly design: Design;
    readonly alloys: ModelSheetSource['alloys'];
  }) => {
    const ready = (view: StillView) => stills.ready(design, { view, size: 512, format: 'png', alloys });
    const first = (await ready('posed')) ?? (await firstPicture(design, alloys));
    const further = await Promise.all(FURTHER_VIEWS.map(ready));
    return [first, ...further];
  };
  return async (caller: Caller, setId: number, question: Question): Promise<FileAnswer> => {
    const source = await sourceOf(services, caller, setId, question);
    const pictures = await picturesOf(source);
    const name = `${source.article}-${source.language}.pdf`;
    const file = `${sheetKey(source, pictures)}.pdf`;
    const known = await kept.read(file);
    if (known !== null) return { name, bytes: known };
    const bytes = await printer.print({ template: 'model', createdAt: clock(), pictures, source });
    await kept.write(file, bytes);
    return { name, bytes };
  };
}
