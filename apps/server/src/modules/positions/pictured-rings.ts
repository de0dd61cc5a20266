import type { Services } from '../../services.ts';
import type { PicturedRings } from '../documents/printed-documents.ts';
import type { PositionRow } from './position-repository.ts';

/** Rings of positions as their paper pictures them: in the house's alloys of the moment that each was priced at. */
export async function picturedRings(
  { alloys }: Pick<Services, 'alloys'>,
  positions: readonly Pick<PositionRow, 'design' | 'pricedAt'>[],
): Promise<readonly PicturedRings[]> {
  const versions = await alloys.now();
  return positions.flatMap(({ design, pricedAt }) =>
    design === null ? [] : [{ design, alloys: versions.at(pricedAt) }],
  );
}
