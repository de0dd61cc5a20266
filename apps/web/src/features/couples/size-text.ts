import type { CoupleFile } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type ShownSize = CoupleFile['people'][number]['sizes'][number];

/** A measured finger: `left, ring finger: L½ (UK), 51.9 mm`. */
export function useSizeText(): (size: ShownSize) => string {
  const t = useTexts('couples');
  const format = useFormat();
  return ({ hand, finger, scale, size, mm }) =>
    t('size.text', {
      hand: t(`hand.${hand}`),
      finger: t(`finger.${finger}`),
      size,
      scale: t(`scale.${scale}`),
      mm: format.mm(mm),
    });
}
