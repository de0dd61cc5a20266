import { useTexts } from '../../../i18n/use-texts.ts';
import type { TableWords } from '../../../ui/data-table/data-table.tsx';

/** Words of the tables of prices and rates. */
export function useTableWords(): TableWords {
  const t = useTexts('prices');
  return {
    filter: t('table.filter'),
    nothing: t('table.nothing'),
    was: (text) => t('cell.was', { text }),
  };
}
