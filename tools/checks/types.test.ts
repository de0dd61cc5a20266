import { expect, it } from 'vitest';
import { onceEach } from './types.ts';

it('tells an error once, however many projects compile its file and however they word it', () => {
  const first = "packages/kernel/src/a.ts(3,7): error TS2741: Property 'x' is missing in type '{ y; z }'.";
  const again = "packages/kernel/src/a.ts(3,7): error TS2741: Property 'x' is missing in type '{ z; y }'.";
  const other = 'packages/kernel/src/a.ts(3,7): error TS2366: Function lacks ending return statement.';
  expect(onceEach([first, again, other, first, 'web: compiled no file of ours'])).toEqual([
    first,
    other,
    'web: compiled no file of ours',
  ]);
});
