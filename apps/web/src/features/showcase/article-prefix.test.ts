import { expect, it } from 'vitest';
import { articlePrefix } from './article-prefix.ts';

const completes = (typed: string): readonly number[] =>
  [9001, 9014, 9120, 10_014, 21_002].filter((setId) => articlePrefix(typed)?.isOf({ setId }) === true);

it('completes the section and the running number of an article', () => {
  for (const typed of ['rw9', 'RW-09', '9', 'rw 9 '])
    expect([typed, completes(typed)]).toEqual([typed, [9001, 9014, 9120]]);
  expect(completes('RW-09-01')).toEqual([9014]);
  expect(completes('rw-10-')).toEqual([10_014]);
  expect([completes('21-0'), articlePrefix('21-0')?.query]).toEqual([[21_002], { kind: 'engagementring' }]);
});

it('leaves words, whole numbers and sections that there are not to the search', () => {
  for (const typed of ['', 'Donau', 'RW-09-014', '9014', 'rw-13', '54 mm'])
    expect([typed, articlePrefix(typed)]).toEqual([typed, null]);
});
