import { writeDesignCode } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { readDesignText } from './read-design-text.ts';

const code = writeDesignCode([7, 20, 3, 22, 9, 26, 2]);

describe('readDesignText', () => {
  it('knows a code as people write it, and no word of a search', () => {
    expect(readDesignText(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toEqual({ kind: 'code', code });
    for (const text of ['', 'Aurelia', 'RW-09-001', 'Roségold 585', '12345678', `${code}0`])
      expect(readDesignText(text)).toBeNull();
  });

  it('takes path and design of a link and leaves its host alone', () => {
    const path = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
    expect(readDesignText(`https://elsewhere.example${path}?d=abc&stones=without#x`)).toEqual({
      kind: 'link',
      href: `${path}?d=abc&stones=without`,
      setId: 9001,
      design: 'abc',
      code: null,
    });
    for (const text of ['https://elsewhere.example/login', `javascript:alert(1)//${path}`, `${path}/../../admin`])
      expect(readDesignText(text)).toBeNull();
  });
});
