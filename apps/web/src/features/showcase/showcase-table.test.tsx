import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { showcaseRing } from '../../../test/fixtures.ts';
import { ShowcaseTable } from './showcase-table.tsx';

const ignore = (): void => undefined;

it('says of which day a price is that is not today’s', () => {
  const later = showcaseRing({
    id: 'a2f0c5a6-0000-4000-8000-0000000000b2',
    pricedAt: '2026-02-03T10:00:00.000Z',
  });
  draw(
    <ShowcaseTable
      rings={[showcaseRing(), later]}
      sort="place"
      onSort={ignore}
      isStale={false}
      chosen={new Set()}
      onChoose={ignore}
      acts={{ edit: ignore, takeOut: ignore, putBack: ignore }}
    />,
  );
  expect(screen.getAllByText(/^as of .*2026, no price today$/u)).toHaveLength(1);
});
