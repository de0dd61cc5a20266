import { LOOSE_STONE_TEXTS, looseStoneWords, STONE_CUT_NAMES } from '@ringwerk/catalogue';
import type { Language, StoneBag } from '@ringwerk/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import type { StoredStone } from '../../storage/schema/positions.ts';
import { orderPositions, orders } from '../../storage/schema/trade.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';

function looseStone(stone: StoredStone, language: Language): StoneBag['stones'][number] {
  const { measures, grades, provenance } = looseStoneWords(stone, language, sheetFormat(language));
  return {
    stock: stone.stockNumber,
    cut: STONE_CUT_NAMES[stone.shape][language],
    size: measures,
    material: `${LOOSE_STONE_TEXTS.diamond[language]}, ${provenance}`,
    quality: grades,
    count: 1,
    carats: stone.carats,
    setting: LOOSE_STONE_TEXTS.loose[language],
  };
}

/** Loose stones that go with the parcels of orders: they are drawn from the safe like those that are set, each in a bag. */
export async function looseStoneBags(
  database: Queryable,
  orderIds: readonly string[],
  language: Language,
): Promise<StoneBag[]> {
  if (orderIds.length === 0) return [];
  const rows = await database
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      position: orderPositions.number,
      quantity: orderPositions.quantity,
      stone: orderPositions.stone,
    })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .where(and(inArray(orders.id, [...orderIds]), eq(orderPositions.kind, 'stone')))
    .orderBy(asc(orders.number), asc(orderPositions.number));
  return rows.flatMap(({ stone, ...row }) =>
    stone === null
      ? []
      : [
          {
            ...row,
            ring: looseStoneWords(stone, language, sheetFormat(language)).name,
            stones: [looseStone(stone, language)],
          },
        ],
  );
}
