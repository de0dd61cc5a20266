import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const size = (): number => Number(screen.getByRole('img').getAttribute('viewBox')?.split(' ')[2]);

it('is a picture with a name, with a quiet zone of four modules on each side', () => {
  render(<QrCode text="https://portal.example/p/ABCD" label="Link for the phone" />);
  expect(screen.getByRole('img', { name: 'Link for the phone' })).toBeDefined();
  const places = [...(document.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/gu)];
  const all = places.flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...all), Math.max(...all)]).toEqual([4, size() - 5]);
});

it('grows with the text', () => {
  const { rerender } = render(<QrCode text="https://portal.example/p/ABCD" label="Link" />);
  const small = size();
  rerender(<QrCode text={`https://portal.example/p/${'A'.repeat(300)}`} label="Link" />);
  expect(size()).toBeGreaterThan(small);
});
