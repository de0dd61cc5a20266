import { hasPermission, isHouseRole, permissionsOf, type ErrorCode, type Role } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { endLiveRooms } from '../live/end-live-rooms.ts';
import { settleMailsOf } from '../mail/settle-mails.ts';
import { forgetDevices } from '../session/device-repository.ts';
import { endSessionsOf, endViewsOf } from '../session/end-sessions.ts';
import type { Company } from './company.ts';
import * as repository from './people-repository.ts';
import { stateOf } from './person-answer.ts';

/** A change of a person, as of the version that the caller saw. */
export interface PersonChange {
  readonly version: number;
  readonly role?: Role | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export const requirePerson = async (
  transaction: Transaction,
  people: repository.People,
  id: string,
): Promise<repository.PersonRow> => {
  const row = await repository.findPerson(transaction, people, id);
  if (row === null) throw new CodedError('person.unknown');
  return row;
};

const LAST_OF = { admin: 'person.last-admin', owner: 'person.last-owner' } as const satisfies Readonly<
  Record<NonNullable<Company['keeps']>, ErrorCode>
>;

/**
 * Changes a person as of the version that the caller saw. Whoever saw an older one is answered with the present state; the last one
 * of the role that a company keeps stays one, also when two take each other away at once.
 */
export async function changePerson(
  services: Services,
  caller: Caller,
  company: Company,
  { id, change }: { readonly id: string; readonly change: PersonChange },
): Promise<repository.PersonRow> {
  const people = { dealerId: company.id, now: services.clock() };
  const { changed, isLoggedOut } = await services.database.transaction(async (transaction) => {
    await repository.lockPeople(transaction);
    const row = await requirePerson(transaction, people, id);
    if (row.user.version !== change.version) throw changedMeanwhile(row);
    const after = wanted(row.user, change);
    await requireKept(transaction, company, row.user, after);
    if (after.email !== row.user.email && (await repository.hasAddress(transaction, company.id, after.email, id)))
      throw knownAddress();
    await repository.updatePerson(transaction, id, after);
    const logsOut = !after.isActive || losesTrade(row.user, after);
    if (!after.isActive) await logOutEverywhere(transaction, id, people.now);
    // What an open page has of trade prices goes with its session.
    else if (logsOut) await endSessionsOf(transaction, id, people.now);
    else if (after.role !== row.user.role) await endViewsOf(transaction, id, people.now);
    if (outdatesLinks(row.user, after)) {
      await repository.dropLinks(transaction, id, people.now);
      await settleMailsOf(transaction, id, people.now);
    }
    await recordAudit(transaction, caller, people.now, {
      action: 'person.changed',
      entity: 'user',
      entityId: id,
      ...differences(row.user, after),
    });
    return { changed: await requirePerson(transaction, people, id), isLoggedOut: logsOut };
  });
  if (isLoggedOut) await endLiveRooms(services, id);
  return changed;
}

type Fields = Pick<repository.UserRow, 'name' | 'email' | 'role' | 'isActive'>;

const wanted = (user: repository.UserRow, change: PersonChange): Fields => ({
  name: change.name ?? user.name,
  email: change.email ?? user.email,
  role: change.role ?? user.role,
  isActive: change.isDisabled === undefined ? user.isActive : !change.isDisabled,
});

/** @throws CodedError for the last one of the role that the company keeps. */
async function requireKept(
  transaction: Transaction,
  { id, keeps }: Company,
  before: repository.UserRow,
  after: Fields,
): Promise<void> {
  const loses = before.role === keeps && (after.role !== keeps || !after.isActive);
  if (keeps === null || !loses || !before.isActive) return;
  if ((await repository.countOthers(transaction, id, keeps, before.id)) === 0) throw new CodedError(LAST_OF[keeps]);
}

/** Of a dealer's people. */
const losesTrade = (before: Fields, after: Fields): boolean =>
  !isHouseRole(before.role) && hasPermission(before.role, 'trade') && !hasPermission(after.role, 'trade');

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
export async function endSessions(
  services: Services,
  caller: Caller,
  company: Company,
  id: string,
): Promise<repository.PersonRow> {
  const people = { dealerId: company.id, now: services.clock() };
  const ended = await services.database.transaction(async (transaction) => {
    const { sessions } = await requirePerson(transaction, people, id);
    await logOutEverywhere(transaction, id, people.now);
    await recordAudit(transaction, caller, people.now, {
      action: 'person.sessions-ended',
      entity: 'user',
      entityId: id,
      before: { sessions },
      after: { sessions: 0 },
    });
    return requirePerson(transaction, people, id);
  });
  await endLiveRooms(services, id);
  return ended;
}
