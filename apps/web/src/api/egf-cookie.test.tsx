import { EGF_COOKIE } from '@ringwerk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropEgf, hasEgf, readEgf, updateEgf } from './egf-cookie.ts';

const put = (value: string): void => {
  document.cookie = `${EGF_COOKIE}=${value}; Path=/`;
};
const EVA = { juwelier: 'Juwelier Berger', sprache: 'nl', land: 'CH' } as const;

beforeEach(dropEgf);

describe('the cookie that shows who is logged in', () => {
  it('is none for a visitor', () => {
    expect([hasEgf(), readEgf()]).toEqual([false, null]);
    document.cookie = `other${EGF_COOKIE}=1; Path=/`;
    expect(hasEgf()).toBe(false);
  });

  it.each([
    ['as the server writes it', encodeURIComponent(JSON.stringify(EVA))],
    ['written plainly', JSON.stringify(EVA)],
  ])('is read %s', (_, value) => {
    put(value);
    expect([hasEgf(), readEgf()]).toEqual([true, EVA]);
  });

  it.each([
    ['no JSON', 'eva'],
    ['half of it', '%7B%22juwelier%22%3A'],
    ['a broken escape', '%E0%A4%A'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another language and country', encodeURIComponent('{"juwelier":7,"sprache":"xx","land":"Mars"}')],
  ])('that was forged (%s) still says that somebody is logged in, and nothing else', (_, value) => {
    put(value);
    expect(readEgf()).toEqual({ juwelier: '', sprache: 'de', land: 'DE' });
  });
});

describe('a change of the cookie', () => {
  it('keeps what it does not name', () => {
    put(encodeURIComponent(JSON.stringify(EVA)));
    updateEgf({ sprache: 'fr' });
    expect(readEgf()).toEqual({ ...EVA, sprache: 'fr' });
    updateEgf({ land: 'NL' }, new Date(Date.now() + 60_000).toISOString());
    expect(readEgf()).toEqual({ ...EVA, sprache: 'fr', land: 'NL' });
  });

  it('ends with the session that it was given the end of', () => {
    put(encodeURIComponent(JSON.stringify(EVA)));
    updateEgf({}, new Date(Date.now() - 1_000).toISOString());
    expect(hasEgf()).toBe(false);
  });

  it('logs nobody in, and a name with a semicolon takes nothing off it', () => {
    updateEgf({ sprache: 'fr' });
    expect(hasEgf()).toBe(false);
    put(encodeURIComponent(JSON.stringify(EVA)));
    updateEgf({ juwelier: 'Gold; Silber = Schmuck' });
    expect(readEgf()?.juwelier).toBe('Gold; Silber = Schmuck');
  });
});
