import type { WordsDesignAnswer } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Assumption = WordsDesignAnswer['assumptions'][number];

/** What was assumed, in the reader's language: `1.4 mm thick`, `Size 54`, `Polished`. */
export function useAssumedText(): (assumption: Assumption) => string {
  const t = useTexts('search');
  const format = useFormat();
  return (assumption) => {
    const { field } = assumption;
    const [amount, words] = [assumption.amount ?? 0, assumption.word ?? ''];
    switch (field) {
      case 'width':
      case 'height':
        return t(`of-${field}`, { value: format.mm(amount) });
      case 'size':
        return t('size', { value: format.factor(amount) });
      case 'stones':
        return `${t('of-stone', { value: format.mm(amount) })} ${words}`.trim();
      case 'engraving':
        return t('engraved', { text: words });
      case 'metal':
      case 'finish':
      case 'profile':
        return words;
    }
  };
}
