import {
  FIRST_TAXES,
  type CountryTerms,
  type HouseList,
  type MarketRates,
  type PriceList,
  type RetailRule,
} from '@ringwerk/kernel/price';

/*
 * The price list that a new manufactory starts with. Every number is a setting of the house and none is market
 * data; `docs/price-list.md` says where each comes from. Money in cents EUR; `first-prices.ts` has it in other base currencies.
 */

type Steps = readonly (readonly [number, number])[];

/** Natural brilliants TW/SI: [up to trade bucket in ct, cents per ct]. Every other stone is priced relative to this row. */
const BRILLIANT_TW_SI: Steps = [
  [0.03, 45_000],
  [0.05, 48_000],
  [0.09, 56_000],
  [0.12, 68_000],
  [0.15, 78_000],
  [0.2, 92_000],
  [0.25, 108_000],
  [0.4, 135_000],
  [0.5, 165_000],
  [0.7, 205_000],
  [1, 270_000],
  [99, 380_000],
];

/** Price of a material in a quality over natural TW/SI of the same size. */
const STONE_FACTOR: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'diamond-natural': { 'tw-if': 1.55, 'tw-vs': 1.22, 'tw-si': 1, 'w-si': 0.86, 'w-p1': 0.66 },
  'diamond-lab': { 'lab-f-vs': 0.34 },
  'diamond-black': { fancy: 0.42 },
  'diamond-brown': { fancy: 0.6 },
  'diamond-yellow': { fancy: 0.95 },
  'diamond-blue': { fancy: 0.95 },
  'diamond-green': { fancy: 0.95 },
  'sapphire-blue': { aaa: 0.56, aa: 0.38 },
  'sapphire-pink': { aaa: 0.56, aa: 0.38 },
  'sapphire-yellow': { aaa: 0.5, aa: 0.34 },
  'sapphire-white': { aaa: 0.3, aa: 0.22 },
  ruby: { aaa: 0.72, aa: 0.46 },
  emerald: { aaa: 0.8, aa: 0.5 },
  aquamarine: { aaa: 0.24, aa: 0.17 },
  spinel: { aaa: 0.36, aa: 0.26 },
  moissanite: { aaa: 0.22 },
  zirconia: { aaa: 0.08 },
};

/** Scaled prices stand on whole euros per carat: that is how a printed list reads. */
const scaled = (factor: number): Steps =>
  BRILLIANT_TW_SI.map(([upTo, price]) => [upTo, Math.round((price * factor) / 100) * 100]);

const stonePrice = (): PriceList['stonePrice'] =>
  Object.fromEntries(
    Object.entries(STONE_FACTOR).map(([material, qualities]) => [
      material,
      Object.fromEntries(Object.entries(qualities).map(([quality, factor]) => [quality, scaled(factor)])),
    ]),
  );

/** Section classes of piece prices, mm² of width × height; the last class has no upper end. */
const PIECE_CLASSES = [6, 9, 12, 16, 99] as const;
const pieces = (...amounts: readonly [number, number, number, number, number]): Steps =>
  PIECE_CLASSES.map((upTo, index) => [upTo, amounts[index] ?? 0]);

/** The list that the seed stores as the first version. */
export const PRICE_LIST: PriceList = {
  id: 'ringwerk-1',
  currency: 'EUR',
  dollar: 0.92,
  fixing: { Au: 10_000, Pt: 4_200, Pd: 3_600, Ag: 140 },
  loss: { gold: 0.06, whiteGold: 0.07, platinum: 0.08, palladium: 0.08, silver: 0.06 },
  alloyFee: { gold: 210, platinum: 380, palladium: 320, silver: 60 },
  colourSurcharge: { white: 100, grey: 100, champagne: 60 },
  turning: 2_400,
  hallmark: 320,
  joint: 4_500,
  jointFactor: { straight: 1, wave: 1.6, diagonal: 1.3, shell: 1.5 },
  inlay: 6_500,
  edge: { chamfer: 900, step: 1_200 },
  plating: { rhodium: 1_800 },
  finish: {
    polished: 950,
    'matte-long': 1_150,
    'matte-cross': 1_150,
    'matte-diag': 1_150,
    'matte-xcross': 1_650,
    satin: 1_150,
    'sand-fine': 1_150,
    'sand-coarse': 1_150,
    ice: 1_650,
    'hammer-pol': 2_150,
    'hammer-mat': 2_150,
    'hammer-coarse': 2_150,
    'diamond-long': 2_150,
    'diamond-diag': 2_150,
    star: 1_650,
    bark: 2_150,
    notch: 2_650,
  },
  groove: { v: 800, v60: 800, u: 900, flat: 900, raised: 1_400, milgrain: 2_800, bead: 2_800 },
  grooveFactor: { straight: 1, wave: 1.5, diagonal: 1.2 },
  engraving: { laser: 1_200, 'diamond-tip': 1_600 },
  engravingFactor: { text: { inside: 1, outside: 1.7 }, drawing: { inside: 2.4, outside: 3 } },
  setting: {
    flush: 650,
    grain: 920,
    pave: 980,
    channel: 780,
    'channel-cross': 860,
    bar: 1_150,
    bezel: 4_800,
    tension: 9_500,
    prong4: 3_900,
    prong6: 4_900,
    side: 950,
    scatter: 760,
  },
  settingCutFactor: {
    round: 1,
    oval: 1.2,
    princess: 1.4,
    cushion: 1.2,
    emerald: 1.3,
    asscher: 1.3,
    radiant: 1.3,
    baguette: 1.4,
    pear: 1.4,
    marquise: 1.4,
    heart: 1.6,
  },
  openSeat: 250,
  settingSizeFactor: [
    [2.1, 1],
    [3, 1.5],
    [3.8, 2.2],
    [99, 3],
  ],
  stonePrice: stonePrice(),
  pieceMetal: {
    'ti-grade2': pieces(2_900, 3_400, 3_900, 4_600, 5_600),
    'ti-6al4v': pieces(3_400, 3_900, 4_500, 5_300, 6_400),
    ta: pieces(9_800, 12_500, 15_800, 20_500, 27_500),
    'zr-black': pieces(6_900, 7_900, 9_200, 10_900, 13_500),
    'steel-316l': pieces(1_900, 2_200, 2_500, 2_900, 3_500),
    'carbon-forged': pieces(5_900, 6_900, 7_900, 9_400, 11_800),
    'carbon-twill': pieces(5_900, 6_900, 7_900, 9_400, 11_800),
    'mokume-ag925-pd500': pieces(28_500, 36_500, 46_000, 58_000, 76_000),
    'mokume-au750red-ag925': pieces(52_000, 69_000, 88_000, 112_000, 148_000),
    'mokume-au750red-pd500': pieces(56_000, 74_000, 95_000, 121_000, 160_000),
    'mokume-au585yellow-au585white': pieces(62_000, 84_000, 108_000, 138_000, 182_000),
  },
};

/** Tax and first retail rule of a country; VAT counts from the day that its rate began on. */
function termsOf(country: RetailRule['country'], vatFrom: string): CountryTerms {
  const { rate, ...tax } = FIRST_TAXES[country];
  return { ...tax, vat: [{ from: vatFrom, rate }], retail: { factor: 2.2, roundUpTo: 0 } };
}

const { id: _id, fixing, dollar: _dollar, tax: _tax, ...figures } = PRICE_LIST;

/** The same list as the house edits it. */
export const FIRST_HOUSE_LIST: HouseList = {
  ...figures,
  countries: {
    DE: termsOf('DE', '2007-01-01'),
    NL: termsOf('NL', '2012-10-01'),
    CH: termsOf('CH', '2024-01-01'),
    JP: termsOf('JP', '2019-10-01'),
    KR: termsOf('KR', '1977-07-01'),
  },
  guard: { margin: 0.15, least: 0 },
};

/** Rates that a new house begins with, until its first fixing: units of a currency for one euro. */
export const FIRST_RATES: MarketRates = { fixing, currency: { USD: 1.086957, CHF: 0.95, JPY: 165, KRW: 1580 } };
