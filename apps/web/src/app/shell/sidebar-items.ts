import { AREAS, mayEnter, type Area, type Visitor } from '@ringwerk/contract';
import { ART_NAMES, CATEGORIES } from '@ringwerk/catalogue/pages';
import type { Language } from '@ringwerk/contract';
import type { TextKey } from '../../i18n/namespaces.ts';
import { PATHS, selectionPath, type SelectionVersion, type PortalPath } from '../../paths.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** One entry of the sidebar. Its name is a text key of the shell, or comes with the catalogue's page table. */
export interface SidebarItem {
  readonly url: PortalPath;
  readonly icon?: IconName;
  readonly text: TextKey<'shell'> | Readonly<Record<Language, string>>;
  /** The area that it leads into: whoever may not enter it does not see the item. */
  readonly area: Area;
  readonly children?: readonly SidebarItem[];
}

function selectionChildren(version: SelectionVersion, area: Area): readonly SidebarItem[] {
  return [
    { url: selectionPath(version, 'art', 'engagementring'), text: ART_NAMES.engagementring, area },
    { url: selectionPath(version, 'art', 'memoire'), text: ART_NAMES.memoire, area },
    { url: selectionPath(version, 'art', 'special'), text: ART_NAMES.special, area },
    ...CATEGORIES.map((category) => ({
      url: selectionPath(version, 'kategorie', category.id),
      text: category.names,
      area,
    })),
  ];
}

export const SIDEBAR_ITEMS: readonly SidebarItem[] = [
  { url: PATHS.home, icon: 'home', text: 'nav.home', area: AREAS.shell },
  {
    url: PATHS.selectionOld,
    icon: 'pad',
    text: 'nav.selectionOld',
    area: AREAS.selectionOld,
    children: selectionChildren('v1', AREAS.selectionOld),
  },
  {
    url: PATHS.selection,
    icon: 'rings',
    text: 'nav.selection',
    area: AREAS.selection,
    children: selectionChildren('v2', AREAS.selection),
  },
  { url: PATHS.zweiklang, icon: 'zweiklang', text: ART_NAMES.zweiklang, area: AREAS.selection },
  { url: PATHS.products, icon: 'list', text: 'nav.products', area: AREAS.selection },
  { url: PATHS.designCategories, icon: 'grid', text: 'nav.designCategories', area: AREAS.selection },
  { url: PATHS.budget, icon: 'budget', text: 'nav.budget', area: AREAS.pricing },
  { url: PATHS.compare, icon: 'compare', text: 'nav.compare', area: AREAS.pricing },
  { url: PATHS.watchLists, icon: 'bookmark', text: 'nav.watchLists', area: AREAS.watchLists },
  { url: PATHS.shares, icon: 'share', text: 'nav.shares', area: AREAS.shares },
  { url: PATHS.savedDesigns, icon: 'ring', text: 'nav.savedDesigns', area: AREAS.savedDesigns },
  { url: PATHS.showcase, icon: 'present', text: 'nav.showcase', area: AREAS.showcase },
  { url: PATHS.couples, icon: 'user', text: 'nav.couples', area: AREAS.couples },
  { url: PATHS.stones, icon: 'stone', text: 'nav.stones', area: AREAS.stones },
  { url: PATHS.quotes, icon: 'quote', text: 'nav.quotes', area: AREAS.orders },
  { url: PATHS.orders, icon: 'order', text: 'nav.orders', area: AREAS.orders },
  { url: PATHS.papers, icon: 'invoice', text: 'nav.papers', area: AREAS.papers },
  { url: PATHS.statistics, icon: 'chart', text: 'nav.statistics', area: AREAS.statistics },
  { url: PATHS.dealer, icon: 'dealer', text: 'nav.dealer', area: AREAS.dealer },
  { url: PATHS.backOffice, icon: 'office', text: 'nav.backOffice', area: AREAS.backOffice },
  { url: PATHS.account, icon: 'user', text: 'nav.account', area: AREAS.account },
  {
    url: PATHS.imprint,
    icon: 'legal',
    text: 'nav.legal',
    area: AREAS.open,
    children: [
      { url: PATHS.privacy, text: 'nav.privacy', area: AREAS.open },
      { url: PATHS.imprint, text: 'nav.imprint', area: AREAS.open },
    ],
  },
];

/** The items that a visitor sees. */
export function visibleItems(items: readonly SidebarItem[], visitor: Visitor | null): readonly SidebarItem[] {
  return items
    .filter(({ area }) => mayEnter(area, visitor))
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children, visitor) } : item));
}
