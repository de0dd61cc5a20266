import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Wordmark } from './wordmark.tsx';

it.each([false, true])('says the name of the house, also where only its rings are shown (short: %s)', (isShort) => {
  render(<Wordmark isShort={isShort} />);
  expect(screen.getByText('Ringwerk')).toBeDefined();
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
