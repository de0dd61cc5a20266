import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { Price } from './price.tsx';

const said = (): string => (screen.getByTestId('price').textContent ?? '').replaceAll(/\s/gu, ' ');
const price = (amount: number, currency: 'EUR' | 'JPY', isDifference = false) => (
  <p data-testid="price">
    <Price amount={amount} currency={currency} isDifference={isDifference} />
  </p>
);

it('takes minor units of its currency and writes them as the country does', () => {
  render(price(123_450, 'EUR'));
  expect(said()).toBe('€1,234.50');
  act(() => useLocaleStore.setState({ language: 'de', country: 'DE' }));
  expect(said()).toBe('1.234,50 €');
});

it('knows that a yen has no hundredth', () => {
  act(() => useLocaleStore.setState({ language: 'jp', country: 'JP' }));
  render(price(123_450, 'JPY'));
  expect(said()).toMatch(/123,450$/u);
});

it.each([
  [8400, '+€84.00'],
  [-8400, '-€84.00'],
  [0, '€0.00'],
])('a difference of %i cents carries its sign', (amount, text) => {
  render(price(amount, 'EUR', true));
  expect(said()).toBe(text);
});
