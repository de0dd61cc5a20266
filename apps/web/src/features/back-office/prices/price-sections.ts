import { COUNTRIES } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import type { TradeNames } from '../../../domain/rings/use-trade-names.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import type { Translate } from '../../../i18n/use-texts.ts';
import type { CellUnit } from './cell-unit.ts';

export interface PriceColumn {
  readonly key: string;
  readonly label: string;
  readonly unit: CellUnit;
}
export interface PriceRow {
  readonly key: string;
  readonly label: string;
  /** By column: JSON pointer into the list. A row without a pointer has no cell there. */
  readonly cells: Readonly<Record<string, string>>;
}
/** Some places of a list as rows and columns. */
export interface PriceTable {
  readonly key: string;
  readonly title: string;
  readonly columns: readonly PriceColumn[];
  readonly rows: readonly PriceRow[];
}

export const PRICE_SECTIONS = ['metals', 'work', 'surfaces', 'settings', 'stones', 'pieces', 'trade', 'tax'] as const;
export type PriceSection = (typeof PRICE_SECTIONS)[number];

export interface SectionMeans {
  readonly list: HouseList;
  readonly t: Translate<'prices'>;
  readonly names: TradeNames;
  readonly country: (code: string) => string;
  readonly number: (value: number) => string;
  /** Name of the list's currency. */
  readonly currency: string;
  /** The same as it stands beside other words in the heads of columns. */
  readonly sign: string;
}

/** One figure a row: the keys of one branch of the list, or of several. */
function figures(
  { t, currency }: SectionMeans,
  key: TextKey<'prices'>,
  unit: CellUnit,
  rows: readonly (readonly [path: string, label: string])[],
): PriceTable {
  const label = unit === 'factor' ? t('column.factor') : currency;
  return {
    key,
    title: t(key),
    columns: [{ key: 'value', label, unit }],
    rows: rows.map(([path, name]) => ({ key: path, label: name, cells: { value: path } })),
  };
}
const branch = (path: string, values: object, name: (key: string) => string): (readonly [string, string])[] =>
  Object.keys(values).map((key) => [`/${path}/${key}`, name(key)] as const);

const METAL_FEES = {
  gold: 'family.gold',
  whiteGold: 'family.whiteGold',
  platinum: 'family.platinum',
  palladium: 'family.palladium',
  silver: 'family.silver',
} as const satisfies Readonly<Record<string, TextKey<'prices'>>>;
const WORDS: Readonly<Record<string, TextKey<'prices'>>> = {
  ...METAL_FEES,
  white: 'colour.white',
  grey: 'colour.grey',
  champagne: 'colour.champagne',
  straight: 'line.straight',
  wave: 'line.wave',
  diagonal: 'line.diagonal',
  shell: 'line.shell',
  chamfer: 'edge.chamfer',
  step: 'edge.step',
  rhodium: 'plating.rhodium',
  v: 'groove.v',
  v60: 'groove.v60',
  u: 'groove.u',
  flat: 'groove.flat',
  raised: 'groove.raised',
  milgrain: 'groove.milgrain',
  bead: 'groove.bead',
  laser: 'engraving.laser',
  'diamond-tip': 'engraving.diamondTip',
};

type Bands = readonly (readonly [number, number])[];
/** Rows of bands as a matrix: one column for every upper bound that any row has. */
function matrix(
  means: SectionMeans,
  key: TextKey<'prices'>,
  bound: TextKey<'prices'>,
  rows: readonly { readonly path: string; readonly label: string; readonly bands: Bands }[],
): PriceTable {
  const bounds = [...new Set(rows.flatMap(({ bands }) => bands.map(([upTo]) => upTo)))].toSorted((a, b) => a - b);
  return {
    key,
    title: means.t(key),
    columns: bounds.map((upTo) => ({
      key: String(upTo),
      label: means.t(bound, { upTo: means.number(upTo) }),
      unit: key === 'table.sizeFactor' ? 'factor' : 'cents',
    })),
    rows: rows.map(({ path, label, bands }) => ({
      key: path,
      label,
      cells: Object.fromEntries(bands.map(([upTo], index) => [String(upTo), `${path}/${index}/1`])),
    })),
  };
}

function metals(means: SectionMeans): readonly PriceTable[] {
  const { list, t, names, sign } = means;
  const word = (key: string): string => (WORDS[key] === undefined ? key : t(WORDS[key]));
  // Also those that the list does not price yet.
  const own = names.alloys
    .filter(({ id, isOwn, isWithdrawn }) => isOwn && (!isWithdrawn || list.alloySurcharge?.[id] !== undefined))
    .map(({ id, name }) => [`/alloySurcharge/${id}`, name] as const);
  // A metal that came with a later release has no row yet: a release writes none.
  const fixed = names.alloys.filter(({ isPricedByPiece, isWithdrawn }) => !isPricedByPiece && !isWithdrawn);
  const losses = new Set([...Object.keys(list.loss), ...fixed.map(({ family }) => family)]);
  const fees = new Set([...Object.keys(list.alloyFee), ...fixed.map(({ family }) => family)]);
  const keys = [...new Set([...losses, ...fees])];
  return [
    {
      key: 'fees',
      title: t('table.fees'),
      columns: [
        { key: 'loss', label: t('column.loss'), unit: 'percent' },
        { key: 'fee', label: t('column.fee', { currency: sign }), unit: 'cents' },
      ],
      rows: keys.map((key) => ({
        key,
        label: word(key),
        cells: {
          ...(losses.has(key) ? { loss: `/loss/${key}` } : {}),
          ...(fees.has(key) ? { fee: `/alloyFee/${key}` } : {}),
        },
      })),
    },
    figures(means, 'table.colours', 'cents', branch('colourSurcharge', list.colourSurcharge, word)),
    ...(own.length === 0 ? [] : [figures(means, 'table.ownAlloys', 'cents', own)]),
  ];
}

function work(means: SectionMeans): readonly PriceTable[] {
  const { list, t } = means;
  const word = (key: string): string => (WORDS[key] === undefined ? key : t(WORDS[key]));
  const steps = (['turning', 'hallmark', 'joint', 'inlay', 'openSeat'] as const).map(
    (key) => [`/${key}`, t(`step.${key}`)] as const,
  );
  const faces = (['text', 'drawing'] as const).map((what) => ({
    key: what,
    label: t(`engraved.${what}`),
    cells: { inside: `/engravingFactor/${what}/inside`, outside: `/engravingFactor/${what}/outside` },
  }));
  return [
    figures(means, 'table.steps', 'cents', steps),
    figures(means, 'table.jointFactor', 'factor', branch('jointFactor', list.jointFactor, word)),
    figures(means, 'table.engraving', 'cents', branch('engraving', list.engraving, word)),
    {
      key: 'faces',
      title: t('table.faces'),
      columns: [
        { key: 'inside', label: t('column.inside'), unit: 'factor' },
        { key: 'outside', label: t('column.outside'), unit: 'factor' },
      ],
      rows: faces,
    },
  ];
}

function surfaces(means: SectionMeans): readonly PriceTable[] {
  const { list, t, names } = means;
  const word = (key: string): string => (WORDS[key] === undefined ? key : t(WORDS[key]));
  return [
    figures(means, 'table.finish', 'cents', branch('finish', list.finish, names.finish)),
    figures(means, 'table.edges', 'cents', [
      ...branch('edge', list.edge, word),
      ...branch('plating', list.plating, word),
    ]),
    figures(means, 'table.grooves', 'cents', branch('groove', list.groove, word)),
    figures(means, 'table.grooveFactor', 'factor', branch('grooveFactor', list.grooveFactor, word)),
  ];
}

function settings(means: SectionMeans): readonly PriceTable[] {
  const { list, t, names } = means;
  return [
    figures(means, 'table.settings', 'cents', branch('setting', list.setting, names.setting)),
    figures(means, 'table.cuts', 'factor', branch('settingCutFactor', list.settingCutFactor, names.cut)),
    matrix(means, 'table.sizeFactor', 'column.upToMm', [
      { path: '/settingSizeFactor', label: t('column.factor'), bands: list.settingSizeFactor },
    ]),
  ];
}

function stones(means: SectionMeans): readonly PriceTable[] {
  const { list, names } = means;
  const rows = Object.entries(list.stonePrice).flatMap(([material, qualities]) =>
    Object.entries(qualities).map(([quality, bands]) => ({
      path: `/stonePrice/${material}/${quality}`,
      label: `${names.stone(material)} · ${names.quality(quality)}`,
      bands,
    })),
  );
  return [matrix(means, 'table.stones', 'column.upToCt', rows)];
}

function pieces(means: SectionMeans): readonly PriceTable[] {
  const rows = Object.entries(means.list.pieceMetal).map(([alloy, bands]) => ({
    path: `/pieceMetal/${alloy}`,
    label: means.names.alloy(alloy),
    bands,
  }));
  return [matrix(means, 'table.pieces', 'column.upToArea', rows)];
}

function trade({ t, country, sign }: SectionMeans): readonly PriceTable[] {
  const rows = (cells: (base: string) => PriceRow['cells']): readonly PriceRow[] =>
    COUNTRIES.map((code) => ({
      key: code,
      label: country(code),
      cells: cells(`/countries/${code}`),
    }));
  return [
    {
      key: 'retail',
      title: t('table.retail'),
      columns: [
        { key: 'factor', label: t('column.factor'), unit: 'factor' },
        { key: 'roundUpTo', label: t('column.roundUpTo'), unit: 'whole' },
      ],
      rows: rows((base) => ({ factor: `${base}/retail/factor`, roundUpTo: `${base}/retail/roundUpTo` })),
    },
    {
      key: 'guard',
      title: t('table.guard'),
      columns: [
        { key: 'margin', label: t('column.margin'), unit: 'percent' },
        { key: 'least', label: t('column.least', { currency: sign }), unit: 'cents' },
      ],
      rows: [{ key: 'guard', label: t('row.guard'), cells: { margin: '/guard/margin', least: '/guard/least' } }],
    },
  ];
}

function tax({ list, t, country }: SectionMeans): readonly PriceTable[] {
  return [
    {
      key: 'vat',
      title: t('table.vat'),
      columns: [
        { key: 'from', label: t('column.from'), unit: 'day' },
        { key: 'rate', label: t('column.rate'), unit: 'percent' },
      ],
      rows: COUNTRIES.flatMap((code) =>
        list.countries[code].vat.map((_, index) => {
          const base = `/countries/${code}/vat/${index}`;
          return { key: base, label: country(code), cells: { from: `${base}/from`, rate: `${base}/rate` } };
        }),
      ),
    },
    {
      key: 'rounding',
      title: t('table.rounding'),
      columns: [
        { key: 'step', label: t('column.step'), unit: 'whole' },
        { key: 'ending', label: t('column.ending'), unit: 'whole' },
      ],
      rows: COUNTRIES.map((code) => ({
        key: code,
        label: country(code),
        cells: { step: `/countries/${code}/rounding/step`, ending: `/countries/${code}/rounding/ending` },
      })),
    },
  ];
}

const TABLES: Readonly<Record<PriceSection, (means: SectionMeans) => readonly PriceTable[]>> = {
  metals,
  work,
  surfaces,
  settings,
  stones,
  pieces,
  trade,
  tax,
};

export const priceTables = (section: PriceSection, means: SectionMeans): readonly PriceTable[] =>
  TABLES[section](means);

/** Every place of a list that a table shows, with its words: what is exported, and what a conflict names. */
export const allTables = (means: SectionMeans): readonly (PriceTable & { readonly section: PriceSection })[] =>
  PRICE_SECTIONS.flatMap((section) => priceTables(section, means).map((table) => ({ ...table, section })));
