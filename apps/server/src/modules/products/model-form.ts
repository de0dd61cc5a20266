import type { StoneOption } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { mayRead } from '../catalogue/house-model.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';

/**
 * An article in the form that is asked for, with stones where none is named and one has them, and the dealer's prices of now.
 * @throws CodedError `model.unknown`, also for one that the caller may not know of
 */
export async function requireForm(
  { database, catalogue, clock }: Pick<Services, 'database' | 'catalogue' | 'clock'>,
  caller: Caller,
  setId: number,
  stones: StoneOption | undefined,
) {
  const basis = await currentPriceBasis(database, caller.dealerId);
  const found = await catalogue.bySetId(basis, setId);
  if (found === null || !mayRead(found.model, caller.role, clock())) throw new CodedError('model.unknown');
  const form = stones === 'without' ? found.without : (found.with ?? found.without);
  const shown = form ?? found.with;
  if (shown === null) throw new CodedError('model.unknown');
  return { basis, model: found.model, shown };
}
