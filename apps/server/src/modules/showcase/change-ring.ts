import type { AuditAction, changeShowcaseRing as operation, ShowcaseRing } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { findAnyDesign } from '../designs/design-repository.ts';
import { oneAnswer } from './read-showcase.ts';
import { requireRoom } from './require-room.ts';
import { requireSizes } from './require-sizes.ts';
import { findRing, lockRing, updateRing, type ShowcaseRow } from './showcase-repository.ts';

type Changes = z.output<NonNullable<typeof operation.body>>;
type Columns = Pick<ShowcaseRow, 'sizes' | 'place' | 'note' | 'since' | 'goneAs' | 'goneOn'>;

function columnsOf({ sizes, place, note, since, gone }: Changes): Partial<Columns> {
  return {
    ...(sizes === undefined ? {} : { sizes }),
    ...(place === undefined ? {} : { place }),
    ...(note === undefined ? {} : { note }),
    ...(since === undefined ? {} : { since }),
    ...(gone === undefined ? {} : { goneAs: gone?.as ?? null, goneOn: gone?.on ?? null }),
  };
}

function actionOf({ goneOn: before }: ShowcaseRow, { goneOn: after }: Partial<Columns>): AuditAction {
  if (after === undefined || (before === null) === (after === null)) return 'showcase.changed';
  return after === null ? 'showcase.put-back' : 'showcase.taken-out';
}

/** Nothing leaves before it came. @throws CodedError `request.invalid` */
function requireOrder({ since, goneOn }: Pick<ShowcaseRow, 'since' | 'goneOn'>): void {
  if (goneOn === null || goneOn >= since) return;
  const issue = { code: 'field.format', path: '/gone/on', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

/**
 * What differs is written, and logged by its fields' names: notes and places are the shop's own, and the log is never shortened.
 * The same again changes nothing. @throws CodedError `showcase.unknown`, `showcase.full` for one that is put back
 */
export async function changeRing(
  services: Services,
  caller: Caller,
  id: string,
  changes: Changes,
): Promise<ShowcaseRing> {
  const { dealerId } = caller;
  await services.database.transaction(async (transaction) => {
    const ring = await lockRing(transaction, dealerId, id);
    if (ring === null) throw new CodedError('showcase.unknown');
    const columns = columnsOf(changes);
    requireOrder({ ...ring, ...columns });
    if (columns.sizes !== undefined) {
      const design = await findAnyDesign(transaction, ring.designCode);
      if (design !== null) requireSizes(columns.sizes, design.design);
    }
    const fields = Object.keys(differences<Columns>(ring, columns).after);
    if (fields.length === 0) return;
    const action = actionOf(ring, columns);
    if (action === 'showcase.put-back') await requireRoom(transaction, dealerId);
    await updateRing(transaction, id, columns);
    await recordAudit(transaction, caller, services.clock(), {
      action,
      entity: 'showcase',
      entityId: id,
      detail: { code: ring.code, fields },
    });
  });
  return oneAnswer(services, caller, await findRing(services.database.orm, dealerId, id));
}
