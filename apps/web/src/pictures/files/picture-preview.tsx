import { useTexts } from '../../i18n/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PictureScene } from './draw-picture.ts';
import type { PictureSize } from './picture-size.ts';
import styles from './pictures.module.css';

export interface PicturePreviewProps {
  /** Address of a small picture of what is asked for; null until there is one. */
  readonly preview: string | null;
  readonly size: PictureSize;
  readonly ground: PictureScene['ground'];
}

/** What the file will show, in its shape. */
export function PicturePreview({ preview, size: { width, height }, ground }: PicturePreviewProps) {
  const t = useTexts('pictures');
  return (
    <div className={styles['preview']} data-ground={ground} data-shape={height > width ? 'tall' : 'wide'}>
      {preview === null ? (
        <Skeleton height="100%" />
      ) : (
        <img src={preview} alt={t('preview')} style={{ aspectRatio: `${width} / ${height}` }} />
      )}
    </div>
  );
}
