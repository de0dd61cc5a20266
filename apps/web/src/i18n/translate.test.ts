import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findText } from './translate.ts';

describe('a text', () => {
  it('takes its values, and shows a value that nobody gave', () => {
    expect(fillPlaceholders('Page {{page}} of {{pages}}', { page: 2 })).toBe('Page 2 of {{pages}}');
  });

  it('takes the plural form of its language', () => {
    const french = { wait_one: 'une', wait_many: 'un million', wait_other: 'plusieurs' };
    expect(findText(french, 'wait', 'fr', 0)).toBe('une');
    expect(findText(french, 'wait', 'fr', 2)).toBe('plusieurs');
    expect(findText(french, 'wait', 'fr', 1_000_000)).toBe('un million');
    expect(findText({ wait_other: '秒' }, 'wait', 'jp', 1)).toBe('秒');
  });
});
