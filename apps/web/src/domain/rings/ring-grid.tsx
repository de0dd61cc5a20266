import type { Model, StoneOption } from '@ringwerk/contract';
import type { PortalPath } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListView } from './list-view.ts';
import { FIRST_ROW } from './picture-sizes.ts';
import { RingCard } from './ring-card.tsx';
import styles from './ring-grid.module.css';
import { useAwake } from './use-awake.ts';

export interface RingGridProps {
  readonly models: readonly Model[];
  readonly urlOf: (model: Model) => PortalPath;
  readonly stones: StoneOption | undefined;
  /** The answer on screen is that of the last question. */
  readonly isStale?: boolean;
  readonly noteOf?: ((model: Model) => string | null) | undefined;
}

export function RingGrid({ models, urlOf, stones, isStale = false, noteOf }: RingGridProps) {
  const { isDense } = useListView();
  const isAwake = useAwake();
  return (
    <ul className={styles['grid']} data-dense={isDense || undefined} aria-busy={isStale || undefined}>
      {models.map((model, index) => (
        <li key={model.setId}>
          <RingCard
            model={model}
            url={urlOf(model)}
            stones={stones}
            isEager={index < FIRST_ROW}
            isAwake={isAwake}
            note={noteOf?.(model) ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of a page of cards, so that nothing jumps when they come. */
export function RingGridSkeleton({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <output className={styles['wait']}>
      <span className="visually-hidden">{label}</span>
      <span className={styles['grid']} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles['waiting']}>
            <Skeleton height="auto" className={styles['picture']} />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </span>
        ))}
      </span>
    </output>
  );
}
