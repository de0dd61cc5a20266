import { readDesignCode, type CouplePerson, type TagRing } from '@ringwerk/contract';
import { readSize } from '@ringwerk/kernel/sizes';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { findCouple } from '../couples/couple-repository.ts';
import { oneAnswer } from './read-showcase.ts';
import { findByCode } from './showcase-repository.ts';

export interface OpenedTag {
  readonly ring: TagRing;
  readonly coupleSizes: (number | null)[];
}

/** Of a ring finger, mm; of a person with one measured finger, that one. */
function ringSize({ sizes }: Pick<CouplePerson, 'sizes'>): number | null {
  const measured = sizes.find(({ finger }) => finger === 'ring') ?? (sizes.length === 1 ? sizes[0] : undefined);
  return measured === undefined ? null : readSize(measured.size, measured.scale);
}

/**
 * What a scanned tag stands for. A couple that is gone, or not the caller's to see, has no sizes: the ring opens all the same.
 * @throws CodedError `showcase.unknown`
 */
export async function openTag(
  services: Services,
  caller: Caller,
  typed: string,
  coupleId: string | undefined,
): Promise<OpenedTag> {
  const { orm } = services.database;
  const code = readDesignCode(typed);
  if (code === null) throw new CodedError('showcase.unknown');
  const {
    place: _place,
    note: _note,
    by: _by,
    ...ring
  } = await oneAnswer(services, caller, await findByCode(orm, caller.dealerId, code));
  const isAsked = coupleId !== undefined && caller.permissions.includes('couples');
  const couple = isAsked ? await findCouple(orm, caller.dealerId, coupleId) : null;
  const coupleSizes = ring.sizes.map((_, index) => {
    const person = couple?.people[index];
    return person === undefined ? null : ringSize(person);
  });
  return { ring, coupleSizes };
}
