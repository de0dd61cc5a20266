import type { ListedPosition } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { ArticleLine } from '../rings/article-line.tsx';
import { RingPicture } from '../rings/ring-picture.tsx';
import { usePositionTitle } from './position-title.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** What a line of a list shows of a quote or an order: its first rings, and how many positions more there are. */
export function useTradePicture(): (positions: readonly ListedPosition[]) => {
  readonly design: ReactNode;
  readonly article: ReactNode;
} {
  const t = useTexts('positions');
  const title = usePositionTitle();
  return (positions) => {
    const shown = positions.find(({ rings }) => rings !== null) ?? positions[0];
    const rings = shown?.rings ?? null;
    const more = positions.length - 1;
    return {
      design: rings === null ? null : <RingPicture still={rings.still} design={rings.design} name="" />,
      article: (
        <>
          {rings === null ? (
            shown !== undefined && title(shown)
          ) : (
            <ArticleLine articleNumber={rings.articleNumber} design={rings.design} />
          )}
          {more > 0 && ` · ${t('more', { count: more })}`}
        </>
      ),
    };
  };
}
