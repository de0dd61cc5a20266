import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ringTitle, type Role } from '../../../domain/rings/ring-title.ts';
import { usePersons } from './persons-store.ts';

/** The name of a ring of the couple at hand. */
export function useRingTitle(): (role: Role) => string {
  const t = useTexts('configurator');
  const { first, second } = usePersons();
  return useMemo(() => (role) => ringTitle(t, role, { first, second }), [t, first, second]);
}
