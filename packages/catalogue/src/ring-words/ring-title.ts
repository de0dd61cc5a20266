import type { RingRole } from '@ringwerk/kernel';
import { localised, type CatalogueLanguage, type Localised } from '../localised.ts';
import { ROLE_NAMES } from './ring-texts.ts';

/** Names of the first and the second person; empty where one is not named. */
export interface RingOwners {
  readonly first: string;
  readonly second: string;
}

const NAMED: Localised = localised(
  'Ring für {name}',
  'Ring for {name}',
  'Ring voor {name}',
  '{name}様のリング',
  '{name} 님의 반지',
  'Alliance de {name}',
);
/** Beside a named ring the other one has a number: the trade's words would say whom that person loves. */
const NUMBERED: Readonly<Record<RingRole, Localised>> = {
  single: ROLE_NAMES.single,
  first: localised('Ring 1', 'Ring 1', 'Ring 1', 'リング1', '반지 1', 'Alliance 1'),
  second: localised('Ring 2', 'Ring 2', 'Ring 2', 'リング2', '반지 2', 'Alliance 2'),
};

/** What a ring is called: by its person's name, and by the trade's word where nobody is named. A single ring is the first person's. */
export function ringTitle(role: RingRole, owners: RingOwners, language: CatalogueLanguage): string {
  const name = role === 'second' ? owners.second : owners.first;
  // A function: `$&` in a name is no pattern of the replacement.
  if (name !== '') return NAMED[language].replace('{name}', () => name);
  const isAnybodyNamed = owners.first !== '' || owners.second !== '';
  return (isAnybodyNamed ? NUMBERED : ROLE_NAMES)[role][language];
}
