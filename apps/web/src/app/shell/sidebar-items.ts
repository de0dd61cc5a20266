import type { Permission } from '@ringwerk/contract';
import { CATEGORIES } from '@ringwerk/catalogue/pages';
import type { Language } from '@ringwerk/contract';
import type { TextKey } from '../../i18n/namespaces.ts';
import { PATHS, selectionPath, type SelectionVersion } from '../../paths.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** One entry of the sidebar. Its name is a text key of the shell, or comes with the catalogue's page table. */
export interface SidebarItem {
  readonly url: string;
  readonly icon?: IconName;
  readonly text: TextKey<'shell'> | Readonly<Record<Language, string>>;
  /** The permission that shows it; the server checks the same one. */
  readonly action?: Permission;
  readonly children?: readonly SidebarItem[];
}

function selectionChildren(version: SelectionVersion, action: Permission): readonly SidebarItem[] {
  return [
    { url: selectionPath(version, 'art', 'engagementring'), text: 'nav.engagement', action },
    { url: selectionPath(version, 'art', 'memoire'), text: 'nav.memoire', action },
    ...CATEGORIES.map((category) => ({
      url: selectionPath(version, 'kategorie', category.id),
      text: category.names,
      action,
    })),
  ];
}

export const SIDEBAR_ITEMS: readonly SidebarItem[] = [
  { url: PATHS.home, icon: 'home', text: 'nav.home' },
  {
    url: PATHS.selectionOld,
    icon: 'pad',
    text: 'nav.selectionOld',
    action: 'konfigurator1',
    children: selectionChildren('v1', 'konfigurator1'),
  },
  {
    url: PATHS.selection,
    icon: 'rings',
    text: 'nav.selection',
    action: 'konfigurator',
    children: selectionChildren('v2', 'konfigurator'),
  },
  { url: PATHS.zweiklang, icon: 'zweiklang', text: 'nav.zweiklang', action: 'konfigurator' },
  { url: PATHS.products, icon: 'list', text: 'nav.products', action: 'konfigurator' },
  { url: PATHS.designCategories, icon: 'grid', text: 'nav.designCategories', action: 'konfigurator' },
  { url: PATHS.watchLists, icon: 'bookmark', text: 'nav.watchLists', action: 'konfigurator' },
  { url: PATHS.shares, icon: 'share', text: 'nav.shares', action: 'konfigurator' },
  { url: PATHS.stones, icon: 'stone', text: 'nav.stones', action: 'stones' },
  { url: PATHS.quotes, icon: 'quote', text: 'nav.quotes', action: 'orders' },
  { url: PATHS.orders, icon: 'order', text: 'nav.orders', action: 'orders' },
  { url: PATHS.dealer, icon: 'dealer', text: 'nav.dealer', action: 'dealer' },
  { url: PATHS.backOffice, icon: 'office', text: 'nav.backOffice', action: 'backoffice' },
  {
    url: PATHS.imprint,
    icon: 'legal',
    text: 'nav.legal',
    children: [
      { url: PATHS.privacy, text: 'nav.privacy' },
      { url: PATHS.imprint, text: 'nav.imprint' },
    ],
  },
];

/** The items that somebody with these permissions sees. */
export function visibleItems(
  items: readonly SidebarItem[],
  permissions: readonly Permission[],
): readonly SidebarItem[] {
  return items
    .filter((item) => item.action === undefined || permissions.includes(item.action))
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children, permissions) } : item));
}
