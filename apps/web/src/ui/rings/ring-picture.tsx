import { lazy, Suspense, useState } from 'react';
import styles from './ring-picture.module.css';

/** Most rings have their picture: the drawing is fetched only by those that do not. */
const DesignOutline = lazy(() => import('./design-outline.tsx'));

export interface RingPictureProps {
  /** Path of the rendered picture; null when none exists yet. */
  readonly still: string | null;
  readonly design: unknown;
  readonly name: string;
  /** The first row of a page is fetched at once, the rest when it comes near. */
  readonly isEager?: boolean;
}

/** The ring as the viewer rendered it; where no picture is to be had, its outline drawn from its own measures. */
export function RingPicture({ still, design, name, isEager = false }: RingPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles['frame']}>
      {still !== null && failed !== still ? (
        <img
          src={still}
          alt={name}
          width={800}
          height={600}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          className={styles['image']}
          onError={() => setFailed(still)}
        />
      ) : (
        <Suspense>
          <DesignOutline design={design} label={name} />
        </Suspense>
      )}
    </div>
  );
}
