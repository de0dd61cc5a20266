import type { Account } from './people-side.ts';

/** What a person is called on the page: an invited one has an address only. */
export const personName = ({ name, email }: Pick<Account, 'name' | 'email'>): string => (name === '' ? email : name);
