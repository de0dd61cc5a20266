import { ART_NAMES, CATEGORIES } from '@ringwerk/catalogue/pages';
import { LANGUAGES, type Language } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { findSelection } from '../../domain/rings/selection.ts';
import { SIDEBAR_ITEMS, type SidebarItem } from './sidebar-items.ts';

// Menu and heading are one word for one thing: whoever taps a name arrives under that name.

const TEXTS = import.meta.glob<Record<string, string>>('../../i18n/texts/*/*.json', { eager: true, import: 'default' });
const text = (language: Language, namespace: string, key: string): string =>
  TEXTS[`../../i18n/texts/${language}/${namespace}.json`]?.[key] ?? `no ${namespace}:${key}`;

/** Where the heading of each page comes from. */
const HEADINGS: Readonly<Record<string, readonly [namespace: string, key: string]>> = {
  '/konfigurator/v1': ['pad', 'title'],
  '/konfigurator/v2': ['gallery', 'titleSelection'],
  '/produkte': ['products', 'title'],
  '/design-kategorien': ['gallery', 'titleCategories'],
  '/budget': ['rooms', 'budget.title'],
  '/vergleich': ['rooms', 'compare.title'],
  '/merkliste': ['watch', 'title'],
  '/kundenlinks': ['shares', 'title'],
  '/entwuerfe': ['couples', 'room.title'],
  '/vitrine': ['showcase', 'title'],
  '/paare': ['couples', 'title'],
  '/steinboerse': ['stones', 'title'],
  '/angebote': ['trade', 'quotes'],
  '/auftraege': ['trade', 'orders'],
  '/papiere': ['papers', 'own.title'],
  '/statistik': ['shell', 'nav.statistics'],
  '/haendlerbereich': ['shell', 'nav.dealer'],
  '/konto': ['account', 'title'],
  '/verwaltung': ['house', 'office.title'],
  // The greeting by name heads the page; the tab is called by this.
  '/home': ['home', 'title'],
};
/** Headed by the legal texts that staff edits; the server's tests hold the first ones to these names. */
const LEGAL = ['/datenschutz', '/impressum'];

function headingOf(url: string, language: Language): string | undefined {
  const [, , art, id] = url.slice(1).split('/');
  if (art !== undefined) return findSelection(art, id)?.names[language];
  const source = HEADINGS[url];
  return source && text(language, source[0], source[1]);
}

const leaves = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => [item, ...leaves(item.children ?? [])]);
const items = leaves(SIDEBAR_ITEMS).filter(({ url }) => !LEGAL.includes(url));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(items.map((item) => [item.url, item] as const))('%s is headed by its name in the menu', (url, item) => {
    const name = typeof item.text === 'string' ? text(language, 'shell', item.text) : item.text[language];
    expect(headingOf(url, language)).toBe(name);
  });
});

it('looks at both ring selections with all their galleries', () => {
  expect(items.length).toBeGreaterThan(2 * (CATEGORIES.length + Object.keys(ART_NAMES).length - 2) + 10);
});
