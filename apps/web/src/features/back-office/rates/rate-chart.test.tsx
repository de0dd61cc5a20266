import type { Rate } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { RateChart } from './rate-chart.tsx';

const HOUR = 3_600_000;
const rate = (id: number, hours: number): Rate => ({
  id,
  subject: 'Au',
  value: 10_000 + id,
  validFrom: new Date(Date.now() + hours * HOUR).toISOString(),
  source: 'manual',
  quotedDay: null,
  state: 'in-force',
  note: '',
  recordedAt: new Date().toISOString(),
  recordedBy: 'Eva Berger',
  decidedAt: null,
  decidedBy: null,
  isOwn: true,
});

it('draws what has counted up to now, inside its frame; a rate planned for later is not drawn', () => {
  draw(<RateChart rates={[rate(3, 72), rate(2, -24), rate(1, -48)]} planned={[rate(3, 72)]} label="Gold" />);
  const dots = [...screen.getByRole('img', { name: 'Gold' }).querySelectorAll('circle')];
  expect(dots).toHaveLength(2);
  for (const dot of dots) expect(Number(dot.getAttribute('cx'))).toBeLessThanOrEqual(480);
});

it('draws nothing while the only rate is planned', () => {
  draw(<RateChart rates={[rate(1, 24)]} planned={[rate(1, 24)]} label="Gold" />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('draws a rate that was recorded after the page was opened, inside its frame', () => {
  draw(<RateChart rates={[rate(2, 0.01), rate(1, -48)]} planned={[]} label="Gold" />);
  const dots = [...screen.getByRole('img', { name: 'Gold' }).querySelectorAll('circle')];
  expect(dots).toHaveLength(2);
  for (const dot of dots) expect(Number(dot.getAttribute('cx'))).toBeLessThanOrEqual(480);
});
