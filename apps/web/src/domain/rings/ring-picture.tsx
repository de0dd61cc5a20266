import type { Design } from '@ringwerk/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { sourcesOf, TILE_SIZES } from './picture-sizes.ts';
import styles from './ring-picture.module.css';

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

/** A picture that the server still draws is asked for again after these seconds; then the outline stays. */
const RETRIES = [4, 8, 16, 30] as const;
const isDrawn = (still: string): boolean => still.startsWith('/api/');

/** Address to show; null while it is not to be had. A picture that is being drawn gets its turns. */
function useStill(still: string | null): { readonly address: string | null; readonly onMissing: () => void } {
  const [missing, setMissing] = useState<{ readonly still: string; readonly times: number } | null>(null);
  const times = missing !== null && missing.still === still ? missing.times : 0;
  const [asked, setAsked] = useState(0);
  const wait = still !== null && times > asked && isDrawn(still) ? RETRIES[times - 1] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setAsked(times), wait * 1000);
    return () => clearTimeout(timer);
  }, [wait, times]);
  const isShown = still !== null && (times === 0 || (isDrawn(still) && asked >= times && times <= RETRIES.length));
  return {
    address: isShown ? still : null,
    onMissing: () => still !== null && setMissing({ still, times: times + 1 }),
  };
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
