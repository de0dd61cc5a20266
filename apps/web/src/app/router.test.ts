import {
  AREAS,
  areaOfRoute,
  mayEnter,
  PERMISSION_ROLES,
  PERMISSIONS,
  permissionsOf,
  ROLES,
  type Permission,
  type Role,
  type Visitor,
} from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { routeAt } from '../routing/route-table.ts';
import { ROUTES } from './router.ts';
import { SIDEBAR_ITEMS, type SidebarItem } from './shell/sidebar-items.ts';

const routes = ROUTES.map(({ path }) => path);
/** The route that an address opens, as the frame's guard reads it. */
const routeOf = (address: string): string => routeAt(ROUTES, address).path;

const visitor = (permissions: readonly Permission[], role: Role = 'admin'): Visitor => ({ role, permissions });
const opens = (address: string, who: Visitor | null): boolean => {
  const area = areaOfRoute(routeOf(address));
  return area !== null && mayEnter(area, who);
};

describe('the table of areas', () => {
  it('has one row for every route of the page, and none for a route that does not exist', () => {
    expect(routes.length).toBeGreaterThan(25);
    const listed = Object.values(AREAS).flatMap((area) => [...area.routes]);
    expect([...listed].sort()).toEqual([...routes].sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('opens to guests what the law and the trade keep open, and nothing else', () => {
    expect(routes.filter((route) => mayEnter(areaOfRoute(route) ?? AREAS.stones, null)).sort()).toEqual(
      [
        '/',
        '/ansicht/:token',
        '/datenschutz',
        '/einrichtung',
        '/einladung',
        '/impressum',
        '/paar/:token',
        '/passwort',
        '/registrierung',
      ].sort(),
    );
  });
});

describe('the table of routes', () => {
  it('has no route in which an earlier one takes its addresses', () => {
    const example = (path: string): string => path.replaceAll(/:\w+/g, 'x').replace('*', 'x/y/z');
    expect(routes.map((path) => routeOf(example(path)))).toEqual(routes);
  });

  it('takes an address with a slash at its end, and one with a broken escape', () => {
    expect(routeOf('/home/')).toBe('/home');
    expect(routeOf('/konfigurator/v2/kategorie/%E0%A4%A')).toBe('/konfigurator/v2/:art/:id');
  });
});

/** Addresses of every area, each with the permissions that open it alone. */
const ADDRESSES: readonly (readonly [address: string, needs: readonly Permission[]])[] = [
  ['/konfigurator/v1', ['konfigurator1']],
  ['/konfigurator/v1/kategorie/9', ['konfigurator1']],
  ['/konfigurator/v1/art/memoire', ['konfigurator1']],
  ['/konfigurator/v2', ['konfigurator']],
  ['/konfigurator/v2/kategorie/9', ['konfigurator']],
  ['/konfigurator/v2/zweiklang/zweiklang', ['konfigurator']],
  ['/konfigurator/v2/suche', ['konfigurator']],
  ['/aehnlich/9014', ['konfigurator']],
  ['/konfigurator/v2/kategorie/9/ringwerk/set/9001', ['konfigurator']],
  ['/produkte', ['konfigurator']],
  ['/design-kategorien', ['konfigurator']],
  ['/budget', ['trade']],
  ['/vergleich', ['trade']],
  ['/merkliste', ['konfigurator']],
  ['/kundenlinks', ['konfigurator']],
  ['/steinboerse', ['stones']],
  ['/angebote', ['orders']],
  ['/angebote/1', ['orders']],
  ['/auftraege', ['orders']],
  ['/auftraege/1', ['orders']],
  ['/haendlerbereich', ['dealer']],
  ['/konto', PERMISSIONS],
  ['/home', PERMISSIONS],
  ['/nirgendwo', PERMISSIONS],
  ['/nirgendwo/tief/unten', PERMISSIONS],
  ['/konfigurator/v3/kategorie/1', PERMISSIONS],
];

describe('every address with every permission', () => {
  it.each(ADDRESSES)('%s', (address, needs) => {
    for (const permission of PERMISSIONS) {
      const [role] = PERMISSION_ROLES[permission];
      expect([permission, opens(address, visitor([permission], role))]).toEqual([
        permission,
        needs.includes(permission),
      ]);
    }
    expect(opens(address, visitor(PERMISSIONS, 'owner'))).toBe(true);
    expect(opens(address, visitor([], 'owner'))).toBe(needs === PERMISSIONS);
    expect(opens(address, null)).toBe(false);
  });

  it.each(ROLES)('what %s may open is what the table of roles says', (role) => {
    const who = visitor(permissionsOf(role), role);
    const isHouse = !['owner', 'seller', 'trainee'].includes(role);
    expect(opens('/verwaltung', who)).toBe(isHouse);
    expect(opens('/verwaltung/auftraege', who)).toBe(isHouse);
    expect(opens('/verwaltung/auftraege/1', who)).toBe(isHouse);
    expect(opens('/verwaltung/anfragen', who)).toBe(['admin', 'sales'].includes(role));
    expect(opens('/verwaltung/rechtstexte', who)).toBe(role === 'admin');
    expect(opens('/steinboerse', who)).toBe(!['trainee', 'workshop', 'accounts'].includes(role));
    expect(opens('/budget', who)).toBe(opens('/steinboerse', who));
    // A permission that the page was made to believe in counts in a role that has it only.
    expect(opens('/verwaltung/anfragen', visitor(PERMISSIONS, role))).toBe(['admin', 'sales'].includes(role));
  });
});

const itemsOf = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.children ?? [])]);

describe('the sidebar', () => {
  it.each(itemsOf(SIDEBAR_ITEMS).map((item) => [item.url, item] as const))('%s names its own area', (url, item) => {
    expect(item.area).toBe(areaOfRoute(routeOf(url)));
  });
});
