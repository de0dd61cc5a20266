import type { OrderPositionInput, QuotePositionInput } from '@ringwerk/contract';
import type { PriceBasis, RetailPrice } from '@ringwerk/kernel/price';
import { priceOfGross, retailTerms } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { StoredStone } from '../../storage/schema/positions.ts';
import type { MakeableDesign } from '../designs/evaluate.ts';
import { requireNamed } from '../designs/require-named.ts';
import { requireMakeableFor } from '../designs/require-makeable-for.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { listedStone, requireFreeStone } from '../stones/listed-stones.ts';
import { looseStone, looseStonePrice } from '../stones/loose-stone.ts';
import type { PositionRow } from './position-repository.ts';

type Input = QuotePositionInput | OrderPositionInput;

/** A position at today's prices, before its design is saved. */
export interface PricedPosition {
  readonly basis: PriceBasis;
  /** Of rings. */
  readonly made: MakeableDesign | null;
  readonly setId: number | null;
  readonly row: Omit<PositionRow, 'number' | 'designCode'>;
}

/** The price of an extra: what the dealer asks for it, taxed as everything else of his. */
function extraPrice(gross: number, { priceList, retailRule }: PriceBasis): RetailPrice {
  return priceOfGross(gross, retailTerms(retailRule, priceList));
}

type PricingServices = Pick<Services, 'database' | 'clock' | 'models'>;
type Common = Pick<PositionRow, 'kind' | 'text' | 'note' | 'commission' | 'quantity' | 'discount' | 'pricedAt'>;
const NOTHING = { design: null, evaluation: null, stoneId: null, stone: null } as const;

const frozen = ({ priceList, retailRule }: PriceBasis) => ({ priceListId: priceList.id, retailRule });

async function priceRings(
  services: PricingServices,
  { dealerId }: Pick<Caller, 'dealerId'>,
  input: Input & { readonly kind: 'rings' },
  common: Common,
  ordered?: ReadonlySet<string>,
): Promise<PricedPosition> {
  await services.models.require(input.setId);
  requireNamed(input.design);
  const { basis, made } = await requireMakeableFor(services, dealerId, input.design, ordered);
  const { design, evaluation, total } = made;
  const figures = { retail: total.retail, cost: total.cost, ...frozen(basis) };
  return { basis, made, setId: input.setId ?? null, row: { ...common, ...NOTHING, design, evaluation, ...figures } };
}

async function priceStone(
  { database }: PricingServices,
  { dealerId }: Pick<Caller, 'dealerId'>,
  { stoneId }: Input & { readonly kind: 'stone' },
  common: Common,
): Promise<PricedPosition> {
  const basis = await currentPriceBasis(database, dealerId);
  const found = await requireFreeStone(database.orm, { dealerId, now: common.pricedAt }, stoneId);
  const priced = looseStonePrice(found, basis);
  if (priced === null) throw new CodedError('stone.unpriced');
  const stone: StoredStone = {
    ...looseStone(found),
    dollars: listedStone(found).dollars,
    rate: basis.priceList.dollar ?? 0,
  };
  const row = { ...common, ...NOTHING, stoneId, stone, ...priced, ...frozen(basis) };
  return { basis, made: null, setId: null, row };
}

async function priceExtra(
  { database }: PricingServices,
  { dealerId }: Pick<Caller, 'dealerId'>,
  { gross }: QuotePositionInput & { readonly kind: 'extra' },
  common: Common,
): Promise<PricedPosition> {
  const basis = await currentPriceBasis(database, dealerId);
  const row = { ...common, ...NOTHING, retail: extraPrice(gross, basis), cost: 0, ...frozen(basis) };
  return { basis, made: null, setId: null, row };
}

/**
 * What was asked for at today's prices for this dealer.
 * @param ordered - stones of the exchange that the order at hand has already
 * @throws CodedError `design.refused`, `design.unnamed`, `stone.unknown`, `stone.sold`, `stone.already-held`, `stone.unpriced`
 */
export function pricePosition(
  services: PricingServices,
  caller: Pick<Caller, 'dealerId'>,
  input: Input,
  ordered?: ReadonlySet<string>,
): Promise<PricedPosition> {
  const common: Common = {
    kind: input.kind,
    text: input.kind === 'extra' ? input.text : '',
    note: input.note ?? '',
    commission: input.commission ?? '',
    quantity: input.kind === 'stone' ? 1 : (input.quantity ?? 1),
    discount: 'discount' in input ? (input.discount ?? null) : null,
    pricedAt: services.clock(),
  };
  switch (input.kind) {
    case 'rings':
      return priceRings(services, caller, input, common, ordered);
    case 'stone':
      return priceStone(services, caller, input, common);
    case 'extra':
      return priceExtra(services, caller, input, common);
  }
}

/** The same for a list, where a refusal names the position that it is about. */
export async function pricePositions(
  services: PricingServices,
  caller: Pick<Caller, 'dealerId'>,
  inputs: readonly Input[],
  /** JSON pointer of each position; by default that of a list. */
  pathOf: (index: number) => string = (index) => `/positions/${index}`,
  ordered?: ReadonlySet<string>,
): Promise<readonly PricedPosition[]> {
  return Promise.all(
    inputs.map(async (input, index) => {
      try {
        return await pricePosition(services, caller, input, ordered);
      } catch (error) {
        throw at(error, pathOf(index));
      }
    }),
  );
}

/** A refusal with its findings below a pointer; any other error as it is. */
export function at(error: unknown, path: string): unknown {
  if (!(error instanceof CodedError)) return error;
  const { code, issues = [], retryAfterSeconds } = error;
  if (path === '') return error;
  const found = issues.length > 0 ? issues : [{ code, path: '', params: {}, severity: 'error' as const }];
  return new CodedError(code, {
    issues: found.map((issue) => ({ ...issue, path: `${path}${issue.path}` })),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
