import type { OrderVersion, WorkOrderVersion } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Queryable } from '../../storage/database.ts';
import type { PositionRow } from '../positions/position-repository.ts';
import type { FullOrder, OrderRow } from './order-repository.ts';
import { formerVersions } from './order-version-repository.ts';

/** An order as it read from one change to the next. */
interface ReadVersion extends Pick<OrderRow, 'commission' | 'requestedDate' | 'notes' | 'version'> {
  readonly at: Date;
  readonly by: string;
  readonly positions: readonly PositionRow[];
}

/** The newest first. */
async function readVersions(
  database: Queryable,
  { order, positions, events }: FullOrder,
): Promise<readonly ReadVersion[]> {
  const former = await formerVersions(database, order.id);
  const placed = { at: order.createdAt, by: events[0]?.byName ?? '' };
  const made = [placed, ...former.map(({ replacedAt, byName }) => ({ at: replacedAt, by: byName }))];
  return [...former, { ...order, positions }]
    .map((version, index) => ({ ...version, ...(made[index] ?? placed) }))
    .toReversed();
}

const headOf = ({ version, at, by, commission, requestedDate }: ReadVersion) => ({
  version,
  at: at.toISOString(),
  by,
  commission,
  requestedDate,
});

function positionOf(
  { number, kind, quantity, note, commission, design, designCode, cost }: PositionRow,
  seesCost: boolean,
) {
  const rings = design === null || designCode === null ? null : { code: designCode, design };
  return { number, kind, quantity, note, commission, rings, ...(seesCost ? { cost } : {}) };
}

/** As the dealer reads it. */
export async function orderVersions(
  database: Queryable,
  full: FullOrder,
  { seesTrade }: Pick<Caller, 'seesTrade'>,
): Promise<OrderVersion[]> {
  return (await readVersions(database, full)).map((version) => ({
    ...headOf(version),
    notes: version.notes,
    positions: version.positions.map((row) => ({ ...positionOf(row, seesTrade), retail: row.retail })),
  }));
}

/** As the manufactory reads it: no figure or note of the dealer's own, and no extra. */
export async function workOrderVersions(
  database: Queryable,
  full: FullOrder,
  { permissions }: Pick<Caller, 'permissions'>,
): Promise<WorkOrderVersion[]> {
  return (await readVersions(database, full)).map((version) => ({
    ...headOf(version),
    notes: { workshop: version.notes.workshop, delivery: version.notes.delivery },
    positions: version.positions
      .filter(({ kind }) => kind !== 'extra')
      .map((row) => positionOf(row, permissions.includes('billing'))),
  }));
}
