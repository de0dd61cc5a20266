import { beforeEach, expect, it, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn(async () => ({ customerNumber: '10101' })));
vi.mock('../../api/call.ts', () => ({ call }));
vi.mock('../../i18n/catalogue.ts', () => ({ loadTexts: async () => undefined, loadedNamespaces: () => [] }));

/** A browser as far as the login needs one: one cookie jar, two storages. */
function openBrowser(): void {
  const storage = (): Storage => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage; // the three methods that the page uses
  };
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
}

beforeEach(() => {
  vi.resetModules();
  call.mockClear();
  openBrowser();
});

const sent = (): unknown => call.mock.calls.map((given: readonly unknown[]) => given[1]);
const LOGIN = { customerNumber: '10101', password: 'secret' };

it('leaves the language to the account when nobody chose one at the door', async () => {
  const { signIn } = await import('./sign-in.ts');
  await signIn('10101', 'secret');
  expect(sent()).toEqual([{ body: LOGIN }]);
});

it('keeps the language that was chosen at the door, for this login alone', async () => {
  const { signIn } = await import('./sign-in.ts');
  const { switchLanguage } = await import('../../i18n/switch-locale.ts');
  await switchLanguage('jp');
  await signIn('10101', 'secret');
  await signIn('10101', 'secret');
  expect(sent()).toEqual([{ body: { ...LOGIN, language: 'jp' } }, { body: LOGIN }]);
});

it('takes a change of language while somebody is logged in for theirs alone', async () => {
  const { signIn } = await import('./sign-in.ts');
  const { switchCountry } = await import('../../i18n/switch-locale.ts');
  document.cookie = `egf=${encodeURIComponent('{"juwelier":"A","sprache":"de","land":"DE"}')}`;
  await switchCountry('KR');
  document.cookie = '';
  await signIn('10101', 'secret');
  expect(sent()).toEqual([{ body: LOGIN }]);
});
