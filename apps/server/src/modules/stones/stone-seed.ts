import { createRandom, type Random } from './random.ts';
import { modelPricePerCarat } from './stone-price-model.ts';
import type {
  StoneClarity,
  StoneColour,
  StoneCutGrade,
  StoneLab,
  StoneRow,
  StoneSeller,
  StoneShape,
} from './stone-record.ts';

export const SEEDED_STONES = 20_000;
const SEED = 20_261_121;
const DAY = 86_400_000;

type Weighted<T> = readonly (readonly [T, number])[];

/** [value, share in a thousand] as a mixed wedding-jewellery stock has it: rounds rule, D–H and VS–SI carry the trade. */
const SHAPES: Weighted<StoneShape> = [
  ['round', 560],
  ['princess', 85],
  ['oval', 95],
  ['cushion', 65],
  ['emerald', 55],
  ['pear', 50],
  ['radiant', 30],
  ['marquise', 25],
  ['asscher', 20],
  ['heart', 15],
];
const COLOURS: Weighted<StoneColour> = [
  ['D', 90],
  ['E', 125],
  ['F', 150],
  ['G', 175],
  ['H', 155],
  ['I', 115],
  ['J', 80],
  ['K', 55],
  ['L', 32],
  ['M', 23],
];
const CLARITIES: Weighted<StoneClarity> = [
  ['FL', 4],
  ['IF', 36],
  ['VVS1', 75],
  ['VVS2', 105],
  ['VS1', 190],
  ['VS2', 205],
  ['SI1', 195],
  ['SI2', 125],
  ['I1', 45],
  ['I2', 15],
  ['I3', 5],
];
/** [from, to) in thousandths of a carat: stock gathers just above the weights that customers ask for. */
const WEIGHTS: Weighted<readonly [number, number]> = [
  [[180, 230], 70],
  [[230, 300], 90],
  [[300, 400], 230],
  [[400, 500], 110],
  [[500, 700], 170],
  [[700, 900], 100],
  [[900, 1000], 40],
  [[1000, 1500], 120],
  [[1500, 2000], 40],
  [[2000, 3000], 22],
  [[3000, 5200], 8],
];
const CUT_GRADES: Weighted<StoneCutGrade> = [
  ['EX', 620],
  ['VG', 250],
  ['G', 95],
  ['F', 25],
  ['P', 10],
];

/** Volume factor, depth over width, span of length over width. Carat = k × length × width × depth for diamond. */
const PROPORTIONS: Readonly<Record<StoneShape, readonly [k: number, depth: number, from: number, to: number]>> = {
  round: [0.006016, 0.61, 1, 1.006],
  princess: [0.008407, 0.72, 1, 1.05],
  oval: [0.006195, 0.61, 1.3, 1.5],
  cushion: [0.00754, 0.65, 1, 1.15],
  emerald: [0.00902, 0.63, 1.3, 1.5],
  asscher: [0.00809, 0.65, 1, 1.05],
  radiant: [0.007916, 0.64, 1, 1.4],
  pear: [0.005757, 0.61, 1.4, 1.6],
  marquise: [0.005548, 0.61, 1.7, 2],
  heart: [0.005944, 0.6, 0.95, 1.05],
};

function draw(random: Random, seller: StoneSeller, index: number, now: number): StoneRow {
  const shape = random.weighted(SHAPES);
  const [from, to] = random.weighted(WEIGHTS);
  // The square of a uniform number crowds the lower end: nobody cuts 0.99 to 0.97.
  const carat1000 = Math.round((from + (to - from - 10) * random.next() ** 2) / 10) * 10;
  const colour = random.weighted(COLOURS);
  const clarity = random.weighted(CLARITIES);
  const cutGrade = shape === 'round' ? random.weighted(CUT_GRADES) : '';
  const lab = drawLab(random, carat1000);
  const data = { shape, carat1000, origin: 'natural', treatment: 'none', colour, clarity, cutGrade, lab } as const;
  return {
    ...data,
    id: random.uuid(),
    ...seller,
    stockNumber: `${seller.seller
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${(index + 10_000).toString(36).toUpperCase()}`,
    reportNumber: lab === '' ? '' : drawReportNumber(random, lab),
    measurements100: drawMeasurements(random, shape, carat1000),
    pricePerCarat: modelPricePerCarat(data, 0.045 * random.bell()),
    status: 'listed',
    updatedAt: now - Math.floor(random.next() ** 2 * 60 * DAY),
  };
}

/** Small stones rarely travel with a report, stones from half a carat almost always. */
function drawLab(random: Random, carat1000: number): StoneLab {
  const ungraded = carat1000 < 300 ? 700 : carat1000 < 500 ? 160 : 20;
  return random.weighted<StoneLab>([
    ['', ungraded],
    ['GIA', 560],
    ['IGI', 240],
    ['HRD', 150],
    ['AGS', 30],
  ]);
}

function drawReportNumber(random: Random, lab: StoneLab): string {
  const digits = (count: number): string =>
    Array.from({ length: count }, (_, place) => (place === 0 ? 1 + random.below(9) : random.below(10))).join('');
  if (lab === 'AGS') return `AGS-${digits(11)}`;
  return digits(lab === 'GIA' ? 10 : lab === 'IGI' ? 9 : 12);
}

function drawMeasurements(random: Random, shape: StoneShape, carat1000: number): [number, number, number] {
  const [k, depthRatio, from, to] = PROPORTIONS[shape];
  const ratio = from + (to - from) * random.next();
  const depth = depthRatio * (1 + 0.018 * random.bell());
  // carat = k · (ratio · width) · width · (depth · width)
  const width = Math.cbrt(carat1000 / 1000 / (k * ratio * depth));
  return [Math.round(width * ratio * 100), Math.round(width * 100), Math.round(width * depth * 100)];
}

/**
 * The demo stock: `count` stones spread over `sellers` (the first one, the manufactory, offers most).
 * Deterministic: the same arguments give the same stones with the same ids.
 */
export function seedStones(sellers: readonly StoneSeller[], count: number, now: number): StoneRow[] {
  const random = createRandom(SEED);
  const shares: Weighted<StoneSeller> = sellers.map((seller, index) => [
    seller,
    index === 0 ? 4 : 1 + ((index * 7) % 5) / 3,
  ]);
  return Array.from({ length: count }, (_, index) => draw(random, random.weighted(shares), index, now));
}
