import { evaluateDesign, getDesign, getPriceBasis, saveDesign, type SavedDesign } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis, type PriceBasis } from '../pricing/price-basis.ts';
import { withListings } from '../stones/listed-stones.ts';
import { readDesignCode } from './design-code.ts';
import { findDesign, type DesignRow } from './design-repository.ts';
import { evaluateFor, requireDesign, requireMakeable } from './evaluate.ts';
import { keepDesign } from './keep-design.ts';

export function registerDesigns(api: Api, services: Services): void {
  const { database } = services;
  const basisFor = async (dealerId: string, design: unknown): Promise<PriceBasis> => {
    const basis = await currentPriceBasis(database, dealerId);
    return withListings(database.orm, { dealerId, now: services.clock() }, basis, design);
  };
  registerOperation(api, evaluateDesign, async ({ body, caller }) => {
    const basis = await basisFor(caller.dealerId, body.design);
    const evaluation = evaluateFor(basis, requireDesign(body.design));
    return { evaluation, priceListId: basis.priceList.id, listings: basis.listings ?? {} };
  });
  registerOperation(api, getPriceBasis, async ({ caller }) => currentPriceBasis(database, caller.dealerId));
  registerOperation(api, saveDesign, async ({ body, caller }) => {
    const basis = await basisFor(caller.dealerId, body.design);
    const made = requireMakeable(basis, body.design);
    return savedDesign(await keepDesign(database.orm, caller, basis, made, body));
  });
  registerOperation(api, getDesign, async ({ params, caller }) => {
    const code = readDesignCode(params.code);
    const row = code === null ? null : await findDesign(database.orm, caller.dealerId, code);
    if (row === null) throw new CodedError('design.unknown');
    return savedDesign(row);
  });
}

const savedDesign = (row: DesignRow): SavedDesign => ({
  code: row.code,
  design: row.design,
  setId: row.setId,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  grams: row.grams,
  cost: row.cost,
  retail: row.retail,
});
