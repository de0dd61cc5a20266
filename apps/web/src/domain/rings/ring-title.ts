import type { Persons } from '@ringwerk/contract';

type TitleKey = 'role.single' | 'role.first' | 'role.second' | 'role.named' | 'role.numbered';
export type Role = 'single' | 'first' | 'second';

/**
 * What a ring is called: by its person's name, and by the trade's word where nobody is named. Beside a named ring the other
 * one has a number: the trade's word would say whom that person loves. A single ring is the first person's.
 */
export function ringTitle(
  t: (key: TitleKey, values?: Readonly<Record<string, string>>) => string,
  role: Role,
  { first, second }: Persons,
): string {
  const name = role === 'second' ? second : first;
  if (name !== '') return t('role.named', { name });
  if (role === 'single' || (first === '' && second === '')) return t(`role.${role}`);
  return t('role.numbered', { number: role === 'first' ? '1' : '2' });
}
