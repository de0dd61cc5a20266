import { useMemo } from 'react';
import { useSizeScale } from '../../domain/rings/use-size-scale.ts';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { RowWords } from './row-texts.ts';

/** How this reader reads the values of rows. */
export function useRowWords(): RowWords {
  const g = useTexts('gallery');
  const format = useFormat();
  const scale = useSizeScale();
  const names = useTradeNames();
  return useMemo(
    () => ({
      format,
      scale,
      alloy: (id) => names?.alloy(id) ?? id,
      stones: (option) => g(option === 'with' ? 'withStones' : 'withoutStones'),
    }),
    [format, scale, names, g],
  );
}
