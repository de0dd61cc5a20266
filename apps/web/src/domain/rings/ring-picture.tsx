import type { Design } from '@ringwerk/kernel';
import { lazy, Suspense } from 'react';
import { sourcesOf, TILE_SIZES } from './picture-sizes.ts';
import styles from './ring-picture.module.css';
import { useStill } from './use-still.ts';

/** Most rings have their picture: the drawing is fetched only by those that do not. */
const DesignOutline = lazy(() => import('./design-outline.tsx'));

export interface RingPictureProps {
  /** Path of the rendered picture; null when none exists yet. */
  readonly still: string | null;
  /** Undefined while it is not known, and where it cannot be drawn: the frame keeps the place. */
  readonly design: Design | undefined;
  readonly name: string;
  /** The first row of a page is fetched at once, the rest when it comes near. */
  readonly isEager?: boolean;
  /** Edge that the picture takes, as the attribute `sizes`; a tile of a list when absent. */
  readonly sizes?: string;
}

/** The ring as the viewer rendered it; where no picture is to be had, its outline drawn from its own measures. */
export function RingPicture({ still, design, name, isEager = false, sizes = TILE_SIZES }: RingPictureProps) {
  const { address, onMissing } = useStill(still);
  return (
    <div className={styles['frame']}>
      {address !== null ? (
        <img
          {...sourcesOf(address, sizes)}
          src={address}
          alt={name}
          width={800}
          height={600}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          className={styles['image']}
          onError={onMissing}
        />
      ) : (
        design !== undefined && (
          <Suspense>
            <DesignOutline design={design} label={name} />
          </Suspense>
        )
      )}
    </div>
  );
}
