import { expect, it } from 'vitest';
import type { ViewerPointer, ViewerTarget } from '../ring-viewer.ts';
import { Hover } from './hover.ts';

const moved = (x: number, type: ViewerPointer['type'] = 'move'): ViewerPointer => ({
  type,
  pointerId: 1,
  x,
  y: 0,
  deltaY: 0,
  isPressed: false,
});
const target = (stoneId: string): ViewerTarget => ({ ring: 0, partId: null, partKind: null, stoneId });

it('looks once a frame, at the last place of the pointer, and says only what has changed', () => {
  const asked: number[] = [];
  const reported: (string | null)[] = [];
  const hover = new Hover();
  const frame = (): void =>
    hover.answer(
      (x) => {
        asked.push(x);
        return x < 0 ? null : target(`stone-0-${Math.floor(x / 10)}`);
      },
      (found) => reported.push(found?.stoneId ?? null),
    );
  frame();
  expect(asked).toEqual([]);
  hover.move(moved(1));
  hover.move(moved(5));
  hover.move(moved(12));
  frame();
  frame();
  expect(asked).toEqual([12]);
  hover.move(moved(13));
  frame();
  expect(reported).toEqual(['stone-0-1']);
  hover.move(moved(-1));
  frame();
  hover.move(moved(-2));
  frame();
  expect(reported).toEqual(['stone-0-1', null]);
  expect(asked).toEqual([12, 13, -1, -2]);
});

it('a pointer that leaves the picture marks nothing, without a look', () => {
  const reported: (string | null)[] = [];
  const hover = new Hover();
  const say = (found: ViewerTarget | null): number => reported.push(found?.stoneId ?? null);
  hover.move(moved(1));
  hover.answer(() => target('a'), say);
  hover.move(moved(1, 'leave'));
  hover.answer(() => target('b'), say);
  expect(reported).toEqual(['a', null]);
});
