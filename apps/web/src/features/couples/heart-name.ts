import type { CoupleHeart } from '@ringwerk/contract';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { useStoneName } from '../../domain/rings/stone-name.ts';
import { useLanguage } from '../../i18n/locale-store.ts';

/** How what a couple has marked is called: a ring by its name and number, a stone by its traits. */
export function useHeartName(): (heart: CoupleHeart) => string {
  const language = useLanguage();
  const stoneName = useStoneName();
  return (heart) =>
    heart.stone === null
      ? [ringNameIn(heart, language), heart.articleNumber ?? ''].filter((part) => part !== '').join(' ')
      : stoneName(heart.stone);
}
