import type { PositionChange } from '@ringwerk/contract';
import { designKey } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { FoundPosition, PositionRow } from '../positions/position-repository.ts';
import { at, pricePosition, type PricedPosition } from '../positions/price-position.ts';
import { changedPrice, invalid, requireExpected } from './ordered-positions.ts';

/** A position of a changed order: as it was, with other pieces or words, or with other rings, which are saved with it. */
export interface ChangedPosition {
  readonly before: FoundPosition;
  readonly row: Omit<PositionRow, 'designCode'>;
  /** Of other rings, at today's price. */
  readonly priced: PricedPosition | null;
}

/** JSON pointer of a position, where the request names it; else of its place in the order. */
export const changePathOf =
  (changes: readonly PositionChange[], positions: readonly Pick<PositionRow, 'number'>[]) =>
  (index: number): string => {
    const sent = changes.findIndex(({ number }) => number === positions[index]?.number);
    return `/positions/${sent === -1 ? index : sent}`;
  };

const isSameDesign = (
  { design }: Pick<FoundPosition, 'design'>,
  { design: asked }: NonNullable<PositionChange['rings']>,
) => design !== null && designKey(design) === designKey(asked);

const namesOtherArticle = (row: FoundPosition, rings: NonNullable<PositionChange['rings']>): boolean =>
  rings.setId !== undefined && rings.setId !== row.setId && isSameDesign(row, rings);

/**
 * The article belongs to the saved rings: the very rings of the order stay those of their article.
 * @throws CodedError `request.invalid` for a position that is not there, or twice, and for what its kind has no place for
 */
function requireFitting(positions: readonly FoundPosition[], changes: readonly PositionChange[]): void {
  for (const [index, { number, quantity, rings }] of changes.entries()) {
    const path = `/positions/${index}`;
    const row = positions.find((each) => each.number === number);
    const isFirst = changes.findIndex((each) => each.number === number) === index;
    if (row === undefined || !isFirst) throw invalid('field.value', `${path}/number`);
    if (rings !== undefined && row.kind !== 'rings') throw invalid('field.value', `${path}/rings`);
    if (rings !== undefined && namesOtherArticle(row, rings)) throw invalid('field.value', `${path}/rings/setId`);
    if (row.kind === 'stone' && quantity !== undefined && quantity !== 1)
      throw invalid('field.value', `${path}/quantity`);
  }
}

const rowOf = ({ setId: _model, designCode: _code, ...row }: FoundPosition): Omit<PositionRow, 'designCode'> => row;

interface Changing {
  readonly services: Services;
  readonly caller: Caller;
  /** That the order has already. */
  readonly stones: ReadonlySet<string>;
}

async function changedPosition(
  { services, caller, stones }: Changing,
  before: FoundPosition,
  change: PositionChange | undefined,
  path: string,
): Promise<ChangedPosition> {
  const { quantity = before.quantity, note = before.note, commission = before.commission, rings } = change ?? {};
  const words = { quantity, note, commission };
  const row = { ...rowOf(before), ...words };
  // The same rings stay at the price that they were ordered at.
  if (rings === undefined || isSameDesign(before, rings)) return { before, row, priced: null };
  const setId = rings.setId ?? before.setId ?? undefined;
  const input = { kind: 'rings', design: rings.design, ...words, expected: rings.expected } as const;
  const asked = setId === undefined ? input : { ...input, setId };
  const priced = await pricePosition(services, caller, asked, stones).catch((error: unknown) => {
    throw at(error, `${path}/rings`);
  });
  // The discount is the dealer's own, and of the position.
  const { discount, number } = before;
  return { before, row: { ...priced.row, number, discount }, priced };
}

/**
 * The positions of an order as they shall be: rings that change at today's price, everything else as it was ordered.
 * @throws CodedError `request.invalid`; `design.refused` and what else an order is refused for; `order.price-changed` with the
 * figures of each position whose price is another than the jeweller saw
 */
export async function changedPositions(
  changing: Changing,
  positions: readonly FoundPosition[],
  changes: readonly PositionChange[],
): Promise<readonly ChangedPosition[]> {
  requireFitting(positions, changes);
  const path = changePathOf(changes, positions);
  const changed = await Promise.all(
    positions.map((before, index) => {
      const change = changes.find(({ number }) => number === before.number);
      return changedPosition(changing, before, change, path(index));
    }),
  );
  requireExpected(
    changed.map(({ before, priced }, index) => {
      const rings = changes.find(({ number }) => number === before.number)?.rings;
      if (priced === null || rings === undefined) return null;
      return changedPrice(rings.expected, priced.row, `${path(index)}/rings`);
    }),
  );
  return changed;
}
