import type { Design, StoneRow } from '../design/ring-design.ts';
import type { ListedStone, ListedStones } from '../design/listed-stone.ts';
import type { Issue } from '../units/result.ts';
import { shownMm } from './make-issue.ts';

/** A seat may differ so far from its stone, mm: sellers measure to hundredths and round stones are never quite round. */
const MEASURE_PLAY = 0.06;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The row's own fields as the stone has them. */
function measuredRow(row: StoneRow, { cut, width, length, depth }: ListedStone): StoneRow {
  const round = hundredths((width + length) / 2);
  const [short, long] = cut === 'round' ? [round, round] : [width, length];
  // Branded lengths: the parser reads the remedy like every other record.
  return { ...row, cut, diameter: short, length: long, depth } as StoneRow;
}

const isFar = (a: number, b: number): boolean => Math.abs(a - b) > MEASURE_PLAY;

function differs(row: StoneRow, stone: ListedStone): boolean {
  const own = measuredRow(row, stone);
  const depth = row.depth ?? own.depth ?? 0;
  return (
    row.cut !== stone.cut ||
    isFar(row.diameter, own.diameter) ||
    (row.cut !== 'round' && isFar(row.length, own.length)) ||
    isFar(depth, own.depth ?? 0)
  );
}

/**
 * A listed stone is one stone: it takes one seat of the whole design, with its own cut and millimetres, and as long as it
 * is to be had. Listings that were not asked about are left to the price, which is then not known.
 */
export function checkListings(design: Design, listings: ListedStones): Issue[] {
  const seats = new Set<string>();
  return design.rings.flatMap((ring, ringIndex) =>
    ring.stones.flatMap((row, index): Issue[] => {
      if (row.listing === null) return [];
      const at = `/rings/${ringIndex}/stones/${index}`;
      const found = (code: Issue['code'], params: Issue['params'], remedy?: Issue['remedy']): Issue => ({
        code,
        path: `${at}/listing`,
        params,
        severity: 'error',
        ...(remedy === undefined ? {} : { remedy }),
      });
      const isTwice = seats.has(row.listing);
      seats.add(row.listing);
      if (isTwice) return [found('stone.listing-count', { max: 1 }, { path: `${at}/listing`, value: null })];
      if (row.extent !== 'count' || row.count !== 1) {
        return [found('stone.listing-count', { max: 1 }, { path: at, value: { ...row, extent: 'count', count: 1 } })];
      }
      const stone = listings[row.listing];
      if (stone === undefined) return [];
      if (stone === null) return [found('stone.listing-gone', {})];
      if (!differs(row, stone)) return [];
      const params = { value: shownMm(row.diameter), width: shownMm(stone.width), length: shownMm(stone.length) };
      return [found('stone.listing-size', params, { path: at, value: measuredRow(row, stone) })];
    }),
  );
}
