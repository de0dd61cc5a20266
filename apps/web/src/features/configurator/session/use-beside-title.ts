import type { RingDesign } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ringTitle } from '../../../domain/rings/ring-title.ts';
import { useConfigurator } from './use-configurator.ts';

/** The name of the ring of the earlier order: its wearer's, as that order names them. */
export function useBesideTitle(): (ring: RingDesign) => string {
  const t = useTexts('configurator');
  const { partner } = useConfigurator();
  return ({ role }) => ringTitle(t, role, partner?.order.persons ?? { first: '', second: '' });
}
