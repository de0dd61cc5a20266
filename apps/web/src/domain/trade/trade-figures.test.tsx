import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { order, position } from '../../../test/fixtures.ts';
import { TradeFigures } from './trade-figures.tsx';

const figures = ({ positions, discount, retail, cost }: ReturnType<typeof order>) =>
  draw(<TradeFigures positions={positions} discount={discount} retail={retail} cost={cost} />);

describe('the figures of an order', () => {
  it('have a switch to the trade side for whoever sees it, with how each line was computed', async () => {
    const { user } = figures(order());
    expect(screen.queryByText(/g ×/u)).toBeNull();
    await user.click(screen.getByRole('switch'));
    // Grams used, their fine share, what a gram of fine metal costs.
    expect(screen.getAllByText(/^\d+\.\d{2} g × 0\.\d{3} × €\d+\.\d{2}$/u).length).toBeGreaterThan(0);
  });

  it('have none for whoever was not', () => {
    const { cost: _cost, ...couples } = order();
    draw(<TradeFigures positions={couples.positions} discount={null} retail={couples.retail} cost={undefined} />);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('list several positions with what is taken off each', () => {
    const discounted = position({ number: 2, discount: { kind: 'permille', value: 50 } });
    figures(order({ positions: [position(), discounted] }));
    expect(screen.getByText('1 · Wedding rings')).toBeDefined();
    expect(screen.getByText('Discount 5%')).toBeDefined();
  });

  it('name a service whose words were deleted with its couple', () => {
    const wordless = { ...position({ number: 2 }), kind: 'extra', text: '', rings: null } as const;
    figures(order({ positions: [position(), wordless] }));
    expect(screen.getByText('2 · Service or goods')).toBeDefined();
  });
});
