import { describe, expect, it } from 'vitest';
import { SIDEBAR_ITEMS, visibleItems, type SidebarItem } from './sidebar-items.ts';

const urlsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => [item.url, ...urlsOf(item.children ?? [])]);

describe('the sidebar of the specification', () => {
  it('leads to both ring selections, their arts and all twelve categories, and to every area', () => {
    const urls = urlsOf(SIDEBAR_ITEMS);
    for (const version of ['v1', 'v2']) {
      expect(urls).toContain(`/konfigurator/${version}`);
      expect(urls).toContain(`/konfigurator/${version}/art/engagementring`);
      expect(urls).toContain(`/konfigurator/${version}/art/memoire`);
      for (let id = 1; id <= 12; id += 1) expect(urls).toContain(`/konfigurator/${version}/kategorie/${id}`);
    }
    for (const url of ['/home', '/konfigurator/v2/zweiklang/zweiklang', '/produkte', '/design-kategorien']) {
      expect(urls).toContain(url);
    }
    for (const url of ['/merkliste', '/steinboerse', '/angebote', '/auftraege', '/haendlerbereich', '/verwaltung']) {
      expect(urls).toContain(url);
    }
  });

  it('hides what the permissions do not include', () => {
    const urls = urlsOf(visibleItems(SIDEBAR_ITEMS, { role: 'owner', permissions: ['konfigurator'] }));
    expect(urls).toContain('/konfigurator/v2/kategorie/9');
    expect(urls).not.toContain('/konfigurator/v1');
    expect(urls).not.toContain('/konfigurator/v1/kategorie/9');
    expect(urls).not.toContain('/verwaltung');
    expect(urls).toContain('/home');
  });
});
