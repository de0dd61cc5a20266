import { earliestOrderDate } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import type { PositionRow } from '../positions/position-repository.ts';

/**
 * Nothing is promised for a day before the workshop can have made it: of all positions, the one that takes longest.
 * @throws CodedError `request.invalid` with the first day that can be kept
 */
export async function requireTime(
  { database }: Services,
  requestedDate: string | null | undefined,
  positions: readonly Pick<PositionRow, 'design'>[],
  now: Date,
): Promise<void> {
  if (requestedDate === undefined || requestedDate === null) return;
  const designs = positions.flatMap(({ design }) => (design === null ? [] : [design]));
  const earliest = earliestOrderDate(designs, await workSettings(database.orm), now);
  if (requestedDate >= earliest) return;
  const issue = {
    code: 'field.too-small',
    path: '/requestedDate',
    params: { minimum: earliest },
    severity: 'error',
  } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}
