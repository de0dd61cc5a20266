import {
  changeDealerUser,
  changePerson,
  changeUser,
  createDealerUserLink,
  createPersonLink,
  createUserLink,
  DEALER_ROLES,
  endDealerUserSessions,
  endPersonSessions,
  endUserSessions,
  getDealer,
  getDealerFile,
  HOUSE_ROLES,
  inviteDealerUser,
  invitePerson,
  inviteUser,
  listDealerHistory,
  listDealers,
  listPeople,
  listUsers,
  type AccountLink,
  type DealerRole,
  type DealerUser,
  type DealerUserLink,
  type HouseRole,
  type LINK_DELIVERIES,
  type Person,
  type Role,
} from '@ringwerk/contract';
import { call, type AnyOperation } from '../../api/call.ts';

export type Delivery = (typeof LINK_DELIVERIES)[number];

/** Somebody who logs in, whoever's people he is of. */
export interface Account<R extends Role = Role> extends Omit<Person, 'role'> {
  readonly role: R;
}
export interface MadeLink<R extends Role = Role> extends AccountLink {
  readonly account: Account<R>;
}
interface Invitation<R> {
  readonly email: string;
  readonly role: R;
  readonly delivery: Delivery;
}
interface Change<R> {
  readonly version: number;
  readonly role?: R;
  readonly isDisabled?: boolean;
  readonly name?: string;
  readonly email?: string;
}

/** Whose accounts they are, and by which operations they are kept: the same steps for staff and for a dealer's people. */
export interface PeopleSide<R extends Role> {
  readonly roles: readonly R[];
  readonly firstRole: R;
  /** Without mails every link is shown. */
  readonly hasMail: boolean;
  /** What a change makes old. */
  readonly answers: readonly AnyOperation[];
  readonly invite: (invitation: Invitation<R>) => Promise<MadeLink<R>>;
  readonly change: (id: string, change: Change<R>) => Promise<Account<R>>;
  readonly endSessions: (id: string) => Promise<Account<R>>;
  readonly makeLink: (id: string, delivery: Delivery) => Promise<MadeLink<R>>;
}

/** People of the manufactory, for an admin. */
export const staffSide = (hasMail: boolean): PeopleSide<HouseRole> => {
  const made = ({ person, ...link }: AccountLink & { readonly person: Person }) => ({ ...link, account: person });
  return {
    roles: HOUSE_ROLES,
    firstRole: 'sales',
    hasMail,
    answers: [listPeople],
    invite: async (body) => made(await call(invitePerson, { body })),
    change: (id, body) => call(changePerson, { params: { id }, body }),
    endSessions: (id) => call(endPersonSessions, { params: { id } }),
    makeLink: async (id, delivery) => made(await call(createPersonLink, { params: { id }, body: { delivery } })),
  };
};

const userLink = ({ user, ...link }: DealerUserLink): MadeLink<DealerRole> => ({ ...link, account: user });

/** Users of one's own shop, for its owner. */
export const ownUsersSide = (hasMail: boolean): PeopleSide<DealerRole> => ({
  roles: DEALER_ROLES,
  firstRole: 'seller',
  hasMail,
  answers: [listUsers, getDealer],
  invite: async (body) => userLink(await call(inviteUser, { body })),
  change: (userId, body): Promise<DealerUser> => call(changeUser, { params: { userId }, body }),
  endSessions: (userId) => call(endUserSessions, { params: { userId } }),
  makeLink: async (userId, delivery) =>
    userLink(await call(createUserLink, { params: { userId }, body: { delivery } })),
});

/** Users of a dealer, for the manufactory. */
export const dealerUsersSide = (id: string, hasMail: boolean): PeopleSide<DealerRole> => ({
  roles: DEALER_ROLES,
  firstRole: 'seller',
  hasMail,
  answers: [getDealerFile, listDealers, listDealerHistory],
  invite: async (body) => userLink(await call(inviteDealerUser, { params: { id }, body })),
  change: (userId, body): Promise<DealerUser> => call(changeDealerUser, { params: { id, userId }, body }),
  endSessions: (userId) => call(endDealerUserSessions, { params: { id, userId } }),
  makeLink: async (userId, delivery) =>
    userLink(await call(createDealerUserLink, { params: { id, userId }, body: { delivery } })),
});
