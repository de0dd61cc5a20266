import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ColumnChart } from './column-chart.tsx';

const COLUMNS = [
  { key: '2026-01', label: 'Jan', values: [3, 1], title: 'January: 3 and 1' },
  { key: '2026-02', label: 'Feb', values: [0, 2], title: 'February: 0 and 2' },
];
const open = (isGrouped: boolean) => {
  draw(<ColumnChart label="Quotes" series={['Won', 'Lost']} columns={COLUMNS} format={String} isGrouped={isGrouped} />);
  const rects = [...screen.getByRole('img', { name: 'Quotes' }).querySelectorAll('g > rect')];
  return rects.map((rect) => {
    const [x = 0, y = 0, height = 0] = ['x', 'y', 'height'].map((name) => Number(rect.getAttribute(name)));
    return { x, top: y, bottom: y + height, height, fill: rect.getAttribute('fill') };
  });
};
const NONE = { x: Number.NaN, top: Number.NaN, bottom: Number.NaN, height: Number.NaN, fill: '' };

it('stacks the parts of a sum, each as high as its share, and draws nothing for nothing', () => {
  const [won = NONE, lost = NONE, later = NONE, ...others] = open(false);
  expect(others).toEqual([]);
  expect(won.height).toBeCloseTo(3 * lost.height);
  expect(lost.bottom).toBeCloseTo(won.top);
  expect(later.height).toBeCloseTo(2 * lost.height);
});

it('puts what is no part of one sum beside each other', () => {
  const [won = NONE, lost = NONE] = open(true);
  expect(lost.x).toBeGreaterThan(won.x);
  expect(lost.bottom).toBeCloseTo(won.bottom);
});

it('tells the series apart without colour: the second is hatched, and the legend says which is which', () => {
  const [won = NONE, lost = NONE] = open(false);
  expect([won.fill, lost.fill?.startsWith('url(#')]).toEqual([null, true]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Won', 'Lost']);
});
