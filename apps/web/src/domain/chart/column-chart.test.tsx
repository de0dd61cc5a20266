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
  return rects.map((rect) => ({
    x: Number(rect.getAttribute('x')),
    y: Number(rect.getAttribute('y')),
    height: Number(rect.getAttribute('height')),
    fill: rect.getAttribute('fill'),
  }));
};

it('stacks the parts of a sum: each stands on the one before, as high as its share, and nothing is drawn for nothing', () => {
  const [won, lost, later, ...others] = open(false);
  expect(others).toEqual([]);
  expect(won?.height).toBeCloseTo(3 * (lost?.height ?? 0));
  expect((lost?.y ?? 0) + (lost?.height ?? 0)).toBeCloseTo(won?.y ?? 0);
  expect(later?.height).toBeCloseTo(2 * (lost?.height ?? 0));
});

it('puts what is no part of one sum beside each other', () => {
  const [won, lost] = open(true);
  expect(lost?.x).toBeGreaterThan(won?.x ?? 0);
  expect((lost?.y ?? 0) + (lost?.height ?? 0)).toBeCloseTo((won?.y ?? 0) + (won?.height ?? 0));
});

it('tells the series apart without colour: the second is hatched, and the legend says which is which', () => {
  const [won, lost] = open(false);
  expect([won?.fill, lost?.fill?.startsWith('url(#')]).toEqual([null, true]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Won', 'Lost']);
});
