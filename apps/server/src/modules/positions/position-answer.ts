import type { ListedPosition, Position, LooseStone, RingService } from '@ringwerk/contract';
import { positionPrice } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { StoredStone } from '../../storage/schema/positions.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { withoutTrade } from '../designs/without-trade.ts';
import type { StillAddresses } from '../stills/still-addresses.ts';
import type { FoundPosition, Listed } from './position-repository.ts';

/** Who reads: the pictures as they are now, and whether with trade prices. */
export interface Reader {
  readonly addresses: Pick<StillAddresses, 'ofSaved'>;
  readonly caller: Pick<Caller, 'seesTrade'>;
}

/** A stone without what its seller asks for it. */
export const stoneAnswer = (stone: StoredStone | null): LooseStone | null => {
  if (stone === null) return null;
  const { dollars: _dollars, rate: _rate, ...facts } = stone;
  return facts;
};

/** Work at a ring without what each costs. */
export const serviceAnswer = ({ service }: Pick<FoundPosition, 'service'>): { readonly service?: RingService } =>
  service == null ? {} : { service: { ...service, works: service.works.map(({ cost: _cost, ...work }) => work) } };

/** Rings of a position as every reader may see them; null for another kind. */
export function ringsAnswer(
  { designCode, design, setId, pricedAt }: Listed<FoundPosition>,
  { models }: Pick<Services, 'models'>,
  { ofSaved }: Pick<StillAddresses, 'ofSaved'>,
): ListedPosition['rings'] {
  if (designCode === null || design === null) return null;
  return {
    code: designCode,
    setId,
    articleNumber: articleNumberOf(models, setId),
    still: ofSaved({ code: designCode, design }, pricedAt),
    design,
  };
}

/** A position without its figures, as a list shows it. */
export function listedPosition(
  row: Listed<FoundPosition>,
  services: Pick<Services, 'models'>,
  { addresses, caller }: Reader,
): ListedPosition {
  const { number, kind, quantity, text, note, commission, retail, discount, stone } = row;
  return {
    number,
    kind,
    quantity,
    text,
    note,
    commission,
    retail,
    discount,
    sum: positionPrice(row),
    ...(caller.seesTrade ? { cost: row.cost } : {}),
    rings: ringsAnswer(row, services, addresses),
    stone: stoneAnswer(stone),
    ...serviceAnswer(row),
  };
}

export function positionAnswer(row: FoundPosition, services: Pick<Services, 'models'>, reader: Reader): Position {
  const { rings, ...listed } = listedPosition(row, services, reader);
  const { evaluation, stone, priceListId } = row;
  const { seesTrade } = reader.caller;
  return {
    ...listed,
    ...(seesTrade ? { priceListId } : {}),
    ...(seesTrade && stone !== null ? { dollars: { amount: stone.dollars, rate: stone.rate } } : {}),
    rings:
      rings === null || evaluation === null
        ? null
        : { ...rings, evaluation: seesTrade ? evaluation : withoutTrade(evaluation) },
  };
}
