import type { Design, StoneRow } from '../../design/ring-design.ts';
import type { ListedStone, ListedStones } from '../../design/listed-stone.ts';
import type { StoneMaterialSpec } from '../../design/tables.ts';
import type { Issue } from '../../units/result.ts';
import { shownMm } from '../basis/make-issue.ts';

/** A seat may differ so far from its stone, mm: sellers measure to hundredths and round stones are never quite round. */
const MEASURE_PLAY = 0.06;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

type Materials = readonly StoneMaterialSpec[];

/** The row's own fields as the stone has them: cut, millimetres and material, with a quality that this material comes in. */
function fittedRow(row: StoneRow, stone: ListedStone, materials: Materials): StoneRow {
  const { cut, width, length, depth } = stone;
  const round = hundredths((width + length) / 2);
  const [short, long] = cut === 'round' ? [round, round] : [width, length];
  const material = stone.material ?? row.material;
  const qualities = materials.find(({ id }) => id === material)?.qualities ?? [];
  const quality = qualities.includes(row.quality) ? row.quality : (qualities[0] ?? row.quality);
  // Branded lengths: the parser reads the repair like every other record.
  return { ...row, cut, diameter: short, length: long, depth, material, quality } as StoneRow;
}

/** Differences of hundredths end in binary fractions: 7.76 − 7.7 is a hair more than 0.06. */
const HAIR = 1e-9;
const isFar = (a: number, b: number): boolean => Math.abs(a - b) > MEASURE_PLAY + HAIR;

function differsInSize(row: StoneRow, stone: ListedStone, own: StoneRow): boolean {
  const depth = row.depth ?? own.depth ?? 0;
  return (
    row.cut !== stone.cut ||
    isFar(row.diameter, own.diameter) ||
    (row.cut !== 'round' && isFar(row.length, own.length)) ||
    isFar(depth, own.depth ?? 0)
  );
}

type Finding = Pick<Issue, 'code' | 'params' | 'repair'>;

/** What keeps this stone out of this seat; null when it fits. */
function misfit(row: StoneRow, stone: ListedStone, materials: Materials, at: string): Finding | null {
  const own = fittedRow(row, stone, materials);
  const repair = { path: at, value: own };
  if (stone.material === null) return { code: 'stone.listing-origin', params: { stock: stone.stockNumber } };
  if (stone.material !== row.material) {
    return { code: 'stone.listing-material', params: { material: row.material, stone: stone.material }, repair };
  }
  if (!differsInSize(row, stone, own)) return null;
  const params = { value: shownMm(row.diameter), width: shownMm(stone.width), length: shownMm(stone.length) };
  return { code: 'stone.listing-size', params, repair };
}

/**
 * A listed stone is one stone: it takes one seat of the whole design, of its own material, cut and millimetres, and as long
 * as it is to be had. Listings that were not asked about are left to the price, which is then not known.
 * @param materials - the stone materials of the kernel's tables.
 */
export function checkListings(design: Design, listings: ListedStones, materials: Materials): Issue[] {
  const seats = new Set<string>();
  return design.rings.flatMap((ring, ringIndex) =>
    ring.stones.flatMap((row, index): Issue[] => {
      if (row.listing === null) return [];
      const at = `/rings/${ringIndex}/stones/${index}`;
      const isTwice = seats.has(row.listing);
      seats.add(row.listing);
      const found = findingOf(row, { isTwice, stone: listings[row.listing], materials, at });
      return found === null ? [] : [{ ...found, path: `${at}/listing`, severity: 'error' }];
    }),
  );
}

function findingOf(
  row: StoneRow,
  seat: {
    readonly isTwice: boolean;
    readonly stone: ListedStone | null | undefined;
    readonly materials: Materials;
    readonly at: string;
  },
): Finding | null {
  const { isTwice, stone, materials, at } = seat;
  const isOne = row.extent === 'count' && row.count === 1;
  if (isTwice || !isOne) {
    const repair = isTwice
      ? { path: `${at}/listing`, value: null }
      : { path: at, value: { ...row, extent: 'count', count: 1 } };
    return { code: 'stone.listing-count', params: { max: 1 }, repair };
  }
  if (stone === undefined) return null;
  if (stone === null) return { code: 'stone.listing-gone', params: {} };
  return misfit(row, stone, materials, at);
}
