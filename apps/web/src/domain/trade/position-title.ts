import type { ListedPosition } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** What a position is called in a line: wedding rings, a ring, a stone with its weight, or the words of an extra. */
export function usePositionTitle(): (
  position: Pick<ListedPosition, 'text' | 'stone' | 'service'> & {
    readonly rings: { readonly design: { readonly rings: readonly unknown[] } } | null;
  },
) => string {
  const t = useTexts('positions');
  const format = useFormat();
  return ({ rings, stone, service, text }) => {
    if (service !== undefined) return t('service');
    if (stone !== null) return t('stoneOf', { carats: format.carats(stone.carats) });
    // Its words go with the couple that they were written for.
    if (rings === null) return text === '' ? t('extraText') : text;
    return rings.design.rings.length > 1 ? t('pair') : t('ring');
  };
}

/** The same behind its number where there are several. */
export function useNumberedTitle(
  count: number,
): (
  position: Parameters<ReturnType<typeof usePositionTitle>>[0] & Pick<ListedPosition, 'number' | 'quantity'>,
) => string {
  const title = usePositionTitle();
  return (position) => {
    const pieces = position.quantity > 1 ? `${position.quantity} × ` : '';
    return `${count > 1 ? `${position.number} · ` : ''}${pieces}${title(position)}`;
  };
}
