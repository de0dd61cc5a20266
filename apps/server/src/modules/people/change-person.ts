import { hasPermission, permissionsOf, type changePerson as operation, type Person } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { endLiveRooms } from '../live/end-live-rooms.ts';
import { settleMailsOf } from '../mail/settle-mails.ts';
import { forgetDevices } from '../session/device-repository.ts';
import { endSessionsOf } from '../session/end-sessions.ts';
import * as repository from './people-repository.ts';
import { personAnswer, stateOf } from './person-answer.ts';

type Change = z.output<NonNullable<typeof operation.body>>;

export const requirePerson = async (
  transaction: Transaction,
  house: repository.House,
  id: string,
): Promise<repository.PersonRow> => {
  const row = await repository.findPerson(transaction, house, id);
  if (row === null) throw new CodedError('person.unknown');
  return row;
};

/**
 * Changes a person as of the version that the caller saw. Whoever saw an older one is answered with the present state; the last
 * admin who can log in stays one, also when two take each other away at once.
 */
export async function changePerson(services: Services, caller: Caller, id: string, change: Change): Promise<Person> {
  const house = { dealerId: caller.dealerId, now: services.clock() };
  const changed = await services.database.transaction(async (transaction) => {
    await repository.lockPeople(transaction);
    const row = await requirePerson(transaction, house, id);
    if (row.user.version !== change.version) throw changedMeanwhile(row);
    const after = wanted(row.user, change);
    const loses = row.user.role === 'admin' && (after.role !== 'admin' || !after.isActive);
    if (loses && row.user.isActive && (await repository.countOtherAdmins(transaction, house.dealerId, id)) === 0)
      throw new CodedError('person.last-admin');
    if (after.email !== row.user.email && (await repository.hasAddress(transaction, house.dealerId, after.email, id)))
      throw knownAddress();
    await repository.updatePerson(transaction, id, after);
    if (!after.isActive) await logOutEverywhere(transaction, id, house.now);
    if (outdatesLinks(row.user, after)) {
      await repository.dropLinks(transaction, id, house.now);
      await settleMailsOf(transaction, id, house.now);
    }
    await recordAudit(transaction, caller, house.now, {
      action: 'person.changed',
      entity: 'user',
      entityId: id,
      ...differences(row.user, after),
    });
    return requirePerson(transaction, house, id);
  });
  if (!changed.user.isActive) await endLiveRooms(services, id);
  return personAnswer(changed);
}

type Fields = Pick<repository.UserRow, 'name' | 'email' | 'role' | 'isActive'>;

const wanted = (user: repository.UserRow, change: Change): Fields => ({
  name: change.name ?? user.name,
  email: change.email ?? user.email,
  role: change.role ?? user.role,
  isActive: change.isDisabled === undefined ? user.isActive : !change.isDisabled,
});

/** Links were given out for the former address, or with the former permissions. */
const outdatesLinks = (before: Fields, after: Fields): boolean =>
  !after.isActive ||
  after.email !== before.email ||
  permissionsOf(before.role).some((permission) => !hasPermission(after.role, permission));

export function knownAddress(): CodedError {
  return new CodedError('person.known', {
    issues: [{ code: 'person.known', path: '/email', params: {}, severity: 'error' }],
  });
}

/** Ends sessions and known devices of a person who may no longer come in. */
async function logOutEverywhere(transaction: Transaction, id: string, now: Date): Promise<void> {
  await endSessionsOf(transaction, id, now);
  await forgetDevices(transaction, id);
}

function changedMeanwhile({ user }: repository.PersonRow): CodedError {
  const { name, email, role, version } = user;
  const params = { name, email, role, state: stateOf(user), version };
  return new CodedError('person.changed', {
    issues: [{ code: 'person.changed', path: '/version', params, severity: 'error' }],
  });
}

/** Logs a person out everywhere; the next login is one from a strange device. */
export async function endSessions(services: Services, caller: Caller, id: string): Promise<Person> {
  const house = { dealerId: caller.dealerId, now: services.clock() };
  const ended = await services.database.transaction(async (transaction) => {
    const { sessions } = await requirePerson(transaction, house, id);
    await endSessionsOf(transaction, id, house.now);
    await forgetDevices(transaction, id);
    await recordAudit(transaction, caller, house.now, {
      action: 'person.sessions-ended',
      entity: 'user',
      entityId: id,
      before: { sessions },
      after: { sessions: 0 },
    });
    return requirePerson(transaction, house, id);
  });
  await endLiveRooms(services, id);
  return personAnswer(ended);
}
