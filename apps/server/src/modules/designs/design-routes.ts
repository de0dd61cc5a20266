import {
  evaluateDesign,
  evaluateForCouple,
  getDesign,
  getPriceBasis,
  listDesigns,
  readDesignCode,
  saveDesign,
  type SavedDesign,
} from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import type { ModelLookup } from '../catalogue/house-models.ts';
import { ownName } from '../catalogue/ring-name.ts';
import { orderedStones } from '../orders/ordered-stones.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { priceBasisFor } from '../stones/listed-stones.ts';
import { coupleFigures } from './couple-figures.ts';
import { findDesign, findDesignsOfSet, type DesignRow } from './design-repository.ts';
import { evaluateFor } from './evaluate.ts';
import { saveIdempotent } from './save-idempotent.ts';

export function registerDesigns(api: Api, services: Services): void {
  const { database, stills, models } = services;
  registerOperation(api, evaluateDesign, async ({ body, caller }) => {
    const { design, orderId } = body;
    const ordered = orderId === undefined ? undefined : await orderedStones(database.orm, caller.dealerId, orderId);
    const basis = await priceBasisFor(services, caller.dealerId, design, ordered);
    const evaluation = evaluateFor(basis, design);
    return { evaluation, priceListId: basis.priceList.id, listings: basis.listings ?? {} };
  });
  registerOperation(api, evaluateForCouple, async ({ body, caller }) => {
    const basis = await priceBasisFor(services, caller.dealerId, body.design);
    return coupleFigures(evaluateFor(basis, body.design));
  });
  registerOperation(api, getPriceBasis, async ({ caller }) => currentPriceBasis(database, caller.dealerId));
  registerOperation(api, saveDesign, async ({ body, caller, sent }) => {
    const kept = await saveIdempotent(services, caller, body, sent);
    stills.ahead(kept.design);
    return savedDesign(models, kept, caller);
  });
  registerOperation(api, listDesigns, async ({ query, caller }) => {
    await models.require(query.setId);
    const rows = await findDesignsOfSet(database.orm, caller.dealerId, query.setId);
    return {
      designs: rows.map(({ code, design, name, setId, createdAt }) => ({
        code,
        design,
        name: ownName(models, name, setId),
        createdAt: createdAt.toISOString(),
      })),
    };
  });
  registerOperation(api, getDesign, async ({ params, caller }) => {
    const code = readDesignCode(params.code);
    const row = code === null ? null : await findDesign(database.orm, caller.dealerId, code);
    if (row === null) throw new CodedError('design.unknown');
    return savedDesign(models, row, caller);
  });
}

const savedDesign = (models: ModelLookup, row: DesignRow, { seesTrade }: Pick<Caller, 'seesTrade'>): SavedDesign => ({
  code: row.code,
  design: row.design,
  setId: row.setId,
  name: ownName(models, row.name, row.setId),
  createdAt: row.createdAt.toISOString(),
  grams: row.grams,
  ...(seesTrade ? { cost: row.cost } : {}),
  retail: row.retail,
});
