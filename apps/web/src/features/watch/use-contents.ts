import type { WatchList } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';

/** What is on a list: "2 rings · 1 stone". */
export function useContents(): (list: Pick<WatchList, 'items'>) => string {
  const t = useTexts('watch');
  return ({ items }) => {
    const stones = items.filter(({ kind }) => kind === 'stone').length;
    const rings = items.length - stones;
    return [
      rings > 0 || stones === 0 ? t('items', { count: rings }) : '',
      stones > 0 ? t('stones', { count: stones }) : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
}
