import type { Design } from '@ringwerk/kernel';
import type { Services } from '../../services.ts';
import type { ListedPriceBasis } from '../pricing/price-basis.ts';
import { priceBasisFor } from '../stones/listed-stones.ts';
import { requireMakeable, type MakeableDesign } from './evaluate.ts';

/** A design that can be made, with what it is priced by. */
export interface PricedDesign {
  readonly basis: ListedPriceBasis;
  readonly made: MakeableDesign;
}

/** By today's prices for this dealer. @param ordered - stones that the order at hand has already @throws CodedError `design.refused` when the rules forbid making it. */
export async function requireMakeableFor(
  services: Pick<Services, 'database' | 'clock'>,
  dealerId: string,
  design: Design,
  ordered?: ReadonlySet<string>,
): Promise<PricedDesign> {
  const basis = await priceBasisFor(services, dealerId, design, ordered);
  return { basis, made: requireMakeable(basis, design) };
}
