import { expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { STRAIGHT } from '../design/blank-ring.ts';
import { mm } from '../units/quantities.ts';
import { resizing } from './resizing.ts';

const lane = (alloy: string) => ({ alloy, share: 1, finish: 'polished', pattern: 0 }) as const;
const rows = (change: object) => WORKED_RING.stones.map((row) => ({ ...row, ...change }));
const groove = { shape: 'v', width: mm(0.5), position: mm(0), path: STRAIGHT } as const;
const wave = { form: 'wave', amplitude: mm(0.6), waves: 3, phase: 0 } as const;

it.each([
  ['gold with one stone', {}, null],
  ['two golds with a groove', { segments: [lane('au585-yellow'), lane('au585-rose')], grooves: [groove] }, null],
  ['titanium', { segments: [lane('ti-grade2')] }, 'material'],
  ['gold beside carbon', { segments: [lane('au585-yellow'), lane('carbon-forged')] }, 'material'],
  ['two shells', { split: { ...wave, form: 'shell' }, segments: [lane('au585-yellow'), lane('au585-rose')] }, 'shells'],
  ['a closed row of stones', { stones: rows({ extent: 'full' }) }, 'full-row'],
  ['half a row of stones', { stones: rows({ extent: 'half' }) }, null],
  ['a sprung ring', { stones: rows({ setting: 'tension' }) }, 'tension'],
  ['a wave between two golds', { split: wave, segments: [lane('au585-yellow'), lane('au585-rose')] }, 'pattern'],
  ['milgrain', { grooves: [{ ...groove, shape: 'milgrain' }] }, 'pattern'],
  ['notches', { segments: [{ ...lane('au585-yellow'), finish: 'notch' }] }, 'pattern'],
] as const)('%s', (_, change, reason) => {
  const answer = resizing(ringWith(change), TABLES);
  expect(answer).toEqual(reason === null ? { isResizable: true, millimetres: 2 } : { isResizable: false, reason });
});
