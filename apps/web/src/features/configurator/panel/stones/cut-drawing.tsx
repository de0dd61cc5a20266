import { useEffect, useState } from 'react';
import type { CutEntry } from '../../../../kernel-worker/kernel-messages.ts';
import { useConfigurator } from '../../session/use-configurator.ts';
import styles from './stones.module.css';

/** The facets are drawn when somebody chooses stones; without them the cut's name stands by itself. */
function useFacets({ id }: CutEntry): string {
  const { session } = useConfigurator();
  const [facets, setFacets] = useState('');
  useEffect(() => {
    let isGone = false;
    session.questions
      .facets(id)
      .then((path) => !isGone && setFacets(path))
      .catch((error: unknown) => !isGone && console.error('a cut could not be drawn', error));
    return () => {
      isGone = true;
    };
  }, [session, id]);
  return facets;
}

/** A stone seen on its table, facet by facet as the kernel cuts it. */
export function CutDrawing({ cut }: { readonly cut: CutEntry }) {
  const facets = useFacets(cut);
  const tall = Math.max(1, cut.length) / 2 + 0.05;
  return (
    <svg
      className={styles['cut']}
      viewBox={`${-tall} ${-tall} ${2 * tall} ${2 * tall}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={facets} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
