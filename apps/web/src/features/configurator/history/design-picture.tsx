import type { Design } from '@ringwerk/kernel';
import { lazy, Suspense } from 'react';
import styles from './history.module.css';

const DesignOutline = lazy(() => import('../../../domain/rings/design-outline.tsx'));

/** A small drawing of a design; no live picture is opened for it. */
export function DesignPicture({ design }: { readonly design: Design }) {
  return (
    <span className={styles['picture']} aria-hidden="true">
      <Suspense>
        <DesignOutline design={design} label="" />
      </Suspense>
    </span>
  );
}
