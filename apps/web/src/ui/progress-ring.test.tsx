import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressRing } from './progress-ring.tsx';

it('says how far something is, in whole steps that never promise the end before it is there', () => {
  const { rerender } = render(
    <ProgressRing label="Drawing" share={0.996}>
      99 %
    </ProgressRing>,
  );
  const ring = screen.getByRole('progressbar', { name: 'Drawing' });
  expect([ring.getAttribute('aria-valuenow'), ring.textContent]).toEqual(['99', '99 %']);
  rerender(
    <ProgressRing label="Drawing" share={1.4}>
      100 %
    </ProgressRing>,
  );
  expect(ring.getAttribute('aria-valuenow')).toBe('100');
  expect(ring.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe('1 1');
});
