import type { Person } from '@ringwerk/contract';

/** What a person is called on the page: an invited one has an address only. */
export const personName = ({ name, email }: Pick<Person, 'name' | 'email'>): string => (name === '' ? email : name);
