import type { WordsDesignAnswer } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Assumption = WordsDesignAnswer['assumptions'][number];

/** What was assumed, in the reader's language: `1.4 mm thick`, `Size 54`, `Polished`. */
export function useAssumedText(): (assumption: Assumption) => string {
  const t = useTexts('search');
  const format = useFormat();
  return ({ field, amount, word }) => {
    const words = word ?? '';
    switch (field) {
      case 'width':
      case 'height':
        return t(`of-${field}`, { value: format.mm(amount ?? 0) });
      case 'size':
        return t('size', { value: format.factor(amount ?? 0) });
      case 'stones':
        return [t('of-stone', { value: format.mm(amount ?? 0) }), words].filter((part) => part !== '').join(' ');
      case 'engraving':
        return t('engraved', { text: words });
      case 'metal':
      case 'finish':
      case 'profile':
        return words;
    }
  };
}
