import { isHouseRole, type Person } from '@ringwerk/contract';
import type { PersonRow, UserRow } from './people-repository.ts';

export function personAnswer({ user, sessions }: PersonRow): Person {
  const { id, customerNumber, name, email, role, version } = user;
  if (!isHouseRole(role)) throw new Error(`the user ${id} of the manufactory has a dealer's role`);
  const lastLoginAt = user.lastLoginAt?.toISOString() ?? null;
  return { id, customerNumber, name, email, role, state: stateOf(user), lastLoginAt, sessions, version };
}

export const stateOf = ({ isActive, passwordHash }: Pick<UserRow, 'isActive' | 'passwordHash'>): Person['state'] =>
  isActive ? (passwordHash === null ? 'invited' : 'active') : 'disabled';
