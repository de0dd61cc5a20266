import { expect, it } from 'vitest';
import { placePanel } from './place-panel.ts';

const WINDOW = { width: 400, height: 800 };
const PANEL = { width: 200, height: 300 };
const button = (left: number, top: number) => ({ left, right: left + 44, top, bottom: top + 44 });

it.each([
  // what, button, align, opens, left, top
  ['below its button, at its end', button(300, 100), 'end', 'down', 144, 148],
  ['below its button, at its start', button(50, 100), 'start', 'down', 50, 148],
  ['above it, where that is chosen', button(300, 700), 'end', 'up', 144, 396],
  ['above it, where it would be cut off below', button(300, 600), 'end', 'down', 144, 296],
  ['below it, where it would be cut off above', button(300, 100), 'end', 'up', 144, 148],
  ['at the start, where it would be cut off at the end', button(20, 100), 'end', 'down', 20, 148],
  ['at the end, where it would be cut off at the start', button(300, 100), 'start', 'down', 144, 148],
] as const)('%s', (_what, at, align, opens, left, top) => {
  expect(placePanel(at, PANEL, WINDOW, { align, opens })).toEqual({ left, top });
});

it('stays in the window where no side has room', () => {
  const low = { width: 210, height: 320 };
  expect(placePanel(button(100, 150), PANEL, low, { align: 'end', opens: 'down' })).toEqual({ left: 8, top: 12 });
});
