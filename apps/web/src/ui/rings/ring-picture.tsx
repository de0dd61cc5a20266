import { useState } from 'react';
import { readRings } from './design-facts.ts';
import { RingOutline } from './ring-outline.tsx';
import styles from './ring-picture.module.css';

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
  const rings = still === null || failed === still ? readRings(design) : null;
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
        rings && <RingOutline rings={rings} label={name} />
      )}
    </div>
  );
}
