import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const CODE = stripTypeScriptTypes(
  readFileSync(fileURLToPath(new URL('../apps/web/src/page-ahead/page-ahead.ts', import.meta.url)), 'utf8'),
);
const files = (name: string) => ({ scripts: [`/${name}.js`], styles: [`/${name}.css`], texts: ['ui', name] });
const AHEAD = {
  login: files('login'),
  shell: files('shell'),
  home: files('home'),
  gallery: files('gallery'),
  languages: ['de', 'en', 'kr'],
  textsBase: '/texts',
};
const COOKIE = `egf=${encodeURIComponent(JSON.stringify({ juwelier: 'x', sprache: 'kr', land: 'KR' }))}`;

/** Addresses that the script asks for at an address of the portal. */
function asked(address: string, { cookie = '', kept = '{}' }: { readonly cookie?: string; readonly kept?: string }) {
  const { pathname, search } = new URL(address, 'http://ringwerk.test');
  const found: string[] = [];
  runInNewContext(CODE, {
    AHEAD,
    URLSearchParams,
    location: { pathname, search },
    localStorage: { getItem: () => kept },
    document: {
      cookie,
      createElement: () => ({ setAttribute: (name: string, value: string) => name === 'href' && found.push(value) }),
      head: { append: () => undefined },
    },
  });
  return found;
}

it('asks for the door alone before the login, in the language that was last chosen', () => {
  expect(asked('/', { kept: '{"language":"en"}' })).toEqual([
    '/login.css',
    '/login.js',
    '/texts/en/ui.json',
    '/texts/en/login.json',
  ]);
  expect(asked('/home', {})).toEqual([]);
});

it('asks for a gallery with its frame, in the language of the cookie, and nothing twice', () => {
  const found = asked('/konfigurator/v2/kategorie/9', { cookie: COOKIE });
  for (const file of ['/shell.js', '/gallery.js', '/gallery.css', '/texts/kr/gallery.json'])
    expect(found).toContain(file);
  expect(found).not.toContain('/home.js');
  expect(new Set(found).size).toBe(found.length);
});

it('asks the API nothing: its refusal would take the cookie before the page has read it', () => {
  expect(asked('/home', { cookie: COOKIE }).filter((address) => address.startsWith('/api/'))).toEqual([]);
});

it('falls back to German for a forged cookie', () => {
  expect(asked('/home', { cookie: 'egf=%7Bno' })).toContain('/texts/de/home.json');
});
