import type { WatchItem } from '@ringwerk/contract';
import { HeartMark } from '../../domain/rings/heart-mark.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './likes.module.css';

/** Couples that have marked a ring or stone on their link. */
export function Likes({ likedBy }: Pick<WatchItem, 'likedBy'>) {
  const t = useTexts('watch');
  if (likedBy.length === 0) return null;
  const names = likedBy.map((couple) => couple || t('aCouple'));
  return (
    <p className={styles['likes']}>
      <HeartMark isFilled />
      {t('likedBy', { couples: names.join(' · ') })}
    </p>
  );
}
