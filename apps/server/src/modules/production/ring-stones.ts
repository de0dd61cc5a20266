import { realStoneWords, ringTitle, stoneMaterialWords, stoneSizeWords } from '@ringwerk/catalogue';
import type { Language, StoneBag, WorkLists } from '@ringwerk/contract';
import type { RingDesign, StoneRow } from '@ringwerk/kernel';
import {
  bucketOf,
  cutName,
  listedOf,
  qualityLabel,
  settingName,
  stonesOf,
  type ListedByKey,
} from '../pdf/ring-facts.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';
import type { OrderedRings } from './ordered-rings.ts';

type BagStone = StoneBag['stones'][number];

const NOBODY = { first: '', second: '' };

function bagStone(
  ring: RingDesign,
  row: StoneRow,
  listed: ListedByKey,
  quantity: number,
  language: Language,
): BagStone {
  const real = row.listing === null ? undefined : listed.get(row.listing);
  const count = stonesOf(ring, row) * quantity;
  return {
    stock: real?.stock ?? null,
    cut: cutName(row, language),
    size: stoneSizeWords(row, sheetFormat(language)),
    material: real === undefined ? stoneMaterialWords(row, language) : realStoneWords(row, real.treatment, language),
    quality: real?.grades ?? qualityLabel(row),
    count,
    carats: count * (real?.carats ?? bucketOf(row)),
    setting: settingName(row, language),
  };
}

/** The bags of the setter: one for each ring that has stones. */
export function stoneBags(rings: readonly OrderedRings[], language: Language): StoneBag[] {
  return rings.flatMap(({ orderId, orderNumber, position, design, evaluation, quantity }) => {
    const listed = listedOf(evaluation);
    return design.rings
      .filter(({ stones }) => stones.length > 0)
      .map((ring) => ({
        orderId,
        orderNumber,
        position,
        ring: ringTitle(ring.role, NOBODY, language),
        quantity,
        stones: ring.stones.map((row) => bagStone(ring, row, listed, quantity, language)),
      }));
  });
}

/** Stones of one kind together, as they are drawn from the safe. */
export function sumStones(bags: readonly StoneBag[]): WorkLists['stones'] {
  const kinds = Map.groupBy(
    bags.flatMap(({ stones }) => stones),
    ({ stock, cut, size, material, quality }) => JSON.stringify([stock, cut, size, material, quality]),
  );
  return [...kinds.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { setting: _places, ...kind } = first;
      return {
        ...kind,
        count: same.reduce((sum, { count }) => sum + count, 0),
        carats: same.reduce((sum, { carats }) => sum + carats, 0),
      };
    })
    .toSorted(
      (one, other) => one.cut.localeCompare(other.cut) || one.size.localeCompare(other.size, 'en', { numeric: true }),
    );
}
