import type { LooseStone } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** How people call a stone: cut, weight, colour, clarity. */
export function useStoneName(): (stone: Pick<LooseStone, 'shape' | 'carats' | 'colour' | 'clarity'>) => string {
  const t = useTexts('stones');
  const format = useFormat();
  return ({ shape, carats, colour, clarity }) => `${t(`shape-${shape}`)} ${format.carats(carats)} ${colour} ${clarity}`;
}
