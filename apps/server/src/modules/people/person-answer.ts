import { isHouseRole, type DealerUser, type DealerUserLink, type Person, type PersonLink } from '@ringwerk/contract';
import type { MadeLink } from './made-link.ts';
import type { PersonRow, UserRow } from './people-repository.ts';

const fieldsOf = ({ user, sessions }: PersonRow) => {
  const { id, customerNumber, name, email, version } = user;
  const lastLoginAt = user.lastLoginAt?.toISOString() ?? null;
  return { id, customerNumber, name, email, state: stateOf(user), lastLoginAt, sessions, version };
};

export function personAnswer(row: PersonRow): Person {
  const { id, role } = row.user;
  if (!isHouseRole(role)) throw new Error(`the user ${id} of the manufactory has a dealer's role`);
  return { ...fieldsOf(row), role };
}

export function userAnswer(row: PersonRow): DealerUser {
  const { id, role } = row.user;
  if (isHouseRole(role)) throw new Error(`the user ${id} of a dealer has a role of the manufactory`);
  return { ...fieldsOf(row), role };
}

export const personLink = ({ row, ...link }: MadeLink): PersonLink => ({ ...link, person: personAnswer(row) });
export const userLink = ({ row, ...link }: MadeLink): DealerUserLink => ({ ...link, user: userAnswer(row) });

export const stateOf = ({ isActive, passwordHash }: Pick<UserRow, 'isActive' | 'passwordHash'>): Person['state'] =>
  isActive ? (passwordHash === null ? 'invited' : 'active') : 'disabled';
