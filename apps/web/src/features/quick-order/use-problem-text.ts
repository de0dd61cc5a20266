import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from './parse-lines.ts';
import type { PadProblem } from './use-checked-rows.ts';

/** The sentence for what is wrong with a row. */
export function useProblemText(): (problem: PadProblem) => string {
  const t = useTexts('pad');
  const format = useFormat();
  return (problem) => {
    switch (problem.code) {
      case 'article':
        return t('errUnknownArticle');
      case 'word':
        return t('errToken', { token: problem.word });
      case 'quantity':
        return t('errQuantity', { min: QUANTITY_MIN, max: QUANTITY_MAX });
      case 'size':
        return t('errSize', { min: format.number(problem.min, 1), max: format.number(problem.max, 1) });
      case 'stones':
        return t(problem.only === 'with' ? 'errStonesWithout' : 'errStonesWith');
      case 'refused':
        return t('errRefused');
      case 'check':
        return t('errCheck');
    }
  };
}
