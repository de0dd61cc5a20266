import { houseDate, type FullBatch, type WorkLists } from '@ringwerk/contract';
import { toCsv, type WrittenCell } from '@ringwerk/sheets/write';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { readLetterhead } from '../house-settings/letterhead.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';
import type { ListTable, WorkListSource } from '../pdf/work-list-sheet.ts';

const format = sheetFormat('de');
const NONE = '–';
const CSV = 'text/csv; charset=utf-8';

const gramsOf = (grams: number | null): string => (grams === null ? NONE : format.grams(grams));
const fineWords = (fineMetal: string | null, fineness: number | null): string =>
  fineMetal === null ? NONE : `${fineMetal} ${fineness ?? ''}`;

async function printed(
  { printer, database, clock }: Services,
  name: string,
  list: Omit<WorkListSource, 'house'>,
): Promise<FileAnswer> {
  const house = await readLetterhead(database.orm);
  const source = { ...list, house };
  const bytes = await printer.print({ template: 'work-list', createdAt: clock(), pictures: [], source });
  return { name: `${name}.pdf`, bytes };
}

/** The manufactory's day. */
export const listDay = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<string> =>
  houseDate(clock(), await houseZone(database.orm));

const fileName = (list: string, { orders }: WorkLists, today: string): string =>
  orders.length === 1 ? `${list}-${orders[0]?.number ?? ''}` : `${list}-${today}`;

const factsOf = ({ orders }: WorkLists, today: string): (readonly [string, string])[] => [
  ['Datum', format.day(today)],
  ['Aufträge', String(orders.length)],
  ['Nummern', orders.map(({ number }) => number).join(', ')],
];

/** Stones to be drawn from the safe, then the bags of the rings that they go into. */
function stoneTables({ stones, bags }: WorkLists): ListTable[] {
  const drawn = stones.map(({ cut, size, material, quality, stock, count, carats }) => [
    cut,
    size,
    material,
    stock === null ? quality : `${quality}, Nr. ${stock}`,
    String(count),
    format.carats(carats),
  ]);
  const carats = stones.reduce((sum, stone) => sum + stone.carats, 0);
  const count = stones.reduce((sum, stone) => sum + stone.count, 0);
  const total = ['Summe', '', '', '', String(count), format.carats(carats)];
  return [
    {
      title: 'Aus dem Tresor',
      head: ['Schliff', 'Größe', 'Material', 'Qualität', 'Stück', 'Gewicht'],
      figures: [4, 5],
      rows: [...drawn, total],
    },
    ...bags.map(({ orderNumber, position, ring, quantity, stones: own }) => ({
      title: `${orderNumber} · Position ${position} · ${ring}${quantity > 1 ? ` · ${quantity} Stück` : ''}`,
      head: ['Schliff', 'Größe', 'Material', 'Qualität', 'Fassung', 'Stück'],
      figures: [5],
      rows: own.map(({ cut, size, material, quality, stock, setting, count: amount }) => [
        cut,
        size,
        material,
        stock === null ? quality : `${quality}, Nr. ${stock}`,
        setting,
        String(amount),
      ]),
    })),
  ];
}

export async function stoneListPdf(services: Services, lists: WorkLists): Promise<FileAnswer> {
  const today = await listDay(services);
  return printed(services, fileName('Steintuetenliste', lists, today), {
    title: 'Steintütenliste',
    number: null,
    facts: factsOf(lists, today),
    tables: stoneTables(lists),
  });
}

export async function meltListPdf(services: Services, lists: WorkLists): Promise<FileAnswer> {
  const today = await listDay(services);
  return printed(services, fileName('Schmelzliste', lists, today), {
    title: 'Schmelzliste',
    number: null,
    facts: factsOf(lists, today),
    tables: [
      {
        title: 'Metalle',
        head: ['Legierung', 'Feinmetall', 'Teile', 'Fertiggewicht', 'Verlust', 'Einwaage', 'Davon fein'],
        figures: [2, 3, 4, 5, 6],
        rows: lists.metals.map(({ name, fineMetal, fineness, parts, grams, loss, meltGrams, fineGrams }) => [
          name,
          fineWords(fineMetal, fineness),
          String(parts),
          format.grams(grams),
          loss === null ? NONE : format.percent(loss),
          fineMetal === null ? NONE : format.grams(meltGrams),
          gramsOf(fineGrams),
        ]),
      },
    ],
  });
}

/** The list of a batch, with its code for the bench that casts it. */
export async function batchPdf(services: Services, batch: FullBatch): Promise<FileAnswer> {
  const zone = await houseZone(services.database.orm);
  return printed(services, batch.number, {
    title: 'Gusscharge',
    number: batch.number,
    facts: [
      ['Legierung', batch.name],
      ['Fertiggewicht', format.grams(batch.grams)],
      ['Verlust', batch.loss === null ? NONE : format.percent(batch.loss)],
      ['Einwaage', format.grams(batch.meltGrams)],
      ['Davon fein', `${gramsOf(batch.fineGrams)} ${fineWords(batch.fineMetal, batch.fineness)}`],
      ['Angelegt', format.day(houseDate(new Date(batch.createdAt), zone))],
      ['Von', batch.by],
      ...(batch.note === '' ? [] : [['Notiz', batch.note] as const]),
    ],
    tables: [
      {
        title: 'Aufträge',
        head: ['Auftrag', 'Kommission', 'Händler', 'Termin', 'Teile', 'Fertiggewicht', 'Einwaage'],
        figures: [4, 5, 6],
        rows: batch.orders.map(({ number, commission, dealer, requestedDate, parts, grams, meltGrams }) => [
          number,
          commission,
          dealer,
          requestedDate === null ? NONE : format.day(requestedDate),
          String(parts),
          format.grams(grams),
          format.grams(meltGrams),
        ]),
      },
    ],
  });
}

const csv = (name: string, rows: readonly (readonly WrittenCell[])[]): FileAnswer => ({
  name: `${name}.csv`,
  type: CSV,
  bytes: Buffer.from(toCsv(rows, ',')),
});

/** A row for each kind of stone of each ring. */
export const stoneListCsv = (lists: WorkLists, today: string): FileAnswer =>
  csv(fileName('Steintuetenliste', lists, today), [
    [
      'Auftrag',
      'Position',
      'Ring',
      'Schliff',
      'Größe',
      'Material',
      'Qualität',
      'Lagernummer',
      'Fassung',
      'Stück',
      'Karat',
    ],
    ...lists.bags.flatMap(({ orderNumber, position, ring, stones }) =>
      stones.map(({ cut, size, material, quality, stock, setting, count, carats }): WrittenCell[] => [
        orderNumber,
        position,
        ring,
        cut,
        size,
        material,
        quality,
        stock,
        setting,
        count,
        Math.round(carats * 1_000) / 1_000,
      ]),
    ),
  ]);

export const meltListCsv = (lists: WorkLists, today: string): FileAnswer =>
  csv(fileName('Schmelzliste', lists, today), [
    ['Legierung', 'Name', 'Feinmetall', 'Feingehalt', 'Teile', 'Fertig g', 'Verlust', 'Einwaage g', 'Fein g'],
    ...lists.metals.map(({ alloy, name, fineMetal, fineness, parts, grams, loss, meltGrams, fineGrams }) => [
      alloy,
      name,
      fineMetal,
      fineness,
      parts,
      grams,
      loss === null ? null : ({ kind: 'percent', value: loss } as const),
      meltGrams,
      fineGrams,
    ]),
  ]);
