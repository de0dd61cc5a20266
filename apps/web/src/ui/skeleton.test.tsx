import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

it('a place holder has the size of what comes, and says nothing', () => {
  render(
    <p>
      <Skeleton width="12rem" height="3rem" />
    </p>,
  );
  const place = document.querySelector<HTMLElement>('p > span');
  expect([place?.style.width, place?.style.height, place?.getAttribute('aria-hidden')]).toEqual([
    '12rem',
    '3rem',
    'true',
  ]);
});
