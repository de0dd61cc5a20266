import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { order } from '../../../test/fixtures.ts';
import { tradeOf, TradeFigures } from './trade-figures.tsx';

describe('the figures of an order', () => {
  it('have a switch to the trade side for whoever sees it', () => {
    draw(<TradeFigures retail={order().retail} trade={tradeOf(order())} />);
    expect(screen.getByRole('switch')).toBeDefined();
  });

  it('have none for whoever was not', () => {
    const { cost: _cost, priceListId: _list, ...couples } = order();
    draw(<TradeFigures retail={couples.retail} trade={tradeOf(couples)} />);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
