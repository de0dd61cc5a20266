import { hasPermission, isHouseRole, type Permission, type Role } from './permissions.ts';

/**
 * The one table of who may open what. Each area is one world of the portal: the permission that opens it, the page's
 * routes in it (patterns, as the router writes them) and, below, the operations that its pages call. The page's guard and the
 * sidebar read the routes, the server the operations; tests walk both and fail for a route or operation without a row.
 */
export interface Area {
  /**
   * `guest`: no login. `user`: every logged-in caller. `house`: everybody of the manufactory. Otherwise the permission that
   * the caller's role must have (`permissions.ts`).
   */
  readonly needs: 'guest' | 'user' | 'house' | Permission;
  readonly routes: readonly string[];
}

export const AREAS = {
  // What the law or the trade keeps open, and what a couple opens by a private link.
  open: {
    needs: 'guest',
    routes: [
      '/',
      '/registrierung',
      '/passwort',
      '/einrichtung',
      '/einladung',
      '/datenschutz',
      '/impressum',
      '/ansicht/:token',
      '/paar/:token',
    ],
  },
  // Home shows of each area only what its reader may open. Addresses that lead nowhere say so to everybody.
  shell: {
    needs: 'user',
    routes: ['/home', '/konfigurator/:version', '/konfigurator/:version/:art', '/konfigurator/:version/:art/:id', '/*'],
  },
  // Old ring selection: the order pad, which reads the collection and has typed rows priced.
  selectionOld: { needs: 'konfigurator1', routes: ['/konfigurator/v1', '/konfigurator/v1/:art/:id'] },
  // Ring selection 2.0 and everything that leads into its configurator: its search, Zweiklang, lists of articles.
  selection: {
    needs: 'konfigurator',
    routes: [
      '/konfigurator/v2',
      '/konfigurator/v2/:art/:id',
      '/konfigurator/v2/suche',
      '/aehnlich/:setId',
      '/produkte',
      '/design-kategorien',
    ],
  },
  // The configurator with its versions, customer view and second screen.
  configurator: { needs: 'konfigurator', routes: ['/konfigurator/v2/:art/:id/:brand/set/:setId'] },
  // Designs by their price and side by side: computed on the page, from the dealer's own price list.
  pricing: { needs: 'trade', routes: ['/budget', '/vergleich'] },
  // Kept rings open in the configurator and come from it.
  watchLists: { needs: 'konfigurator', routes: ['/merkliste'] },
  // Sample rings of the shop, and what their tags open.
  showcase: { needs: 'konfigurator', routes: ['/vitrine', '/vitrine/:code'] },
  // Couples' links are made in the configurator, and what a couple asks for opens there.
  shares: { needs: 'konfigurator', routes: ['/kundenlinks'] },
  savedDesigns: { needs: 'konfigurator', routes: ['/entwuerfe'] },
  couples: { needs: 'couples', routes: ['/paare', '/paare/:id'] },
  // What cannot be undone there.
  coupleDeletion: { needs: 'coupleDeletion', routes: [] },
  stones: { needs: 'stones', routes: ['/steinboerse'] },
  orders: {
    needs: 'orders',
    routes: ['/angebote', '/angebote/:id', '/auftraege', '/auftraege/:id', '/nachweis/:code'],
  },
  // What is ordered on these pages, and what it costs the dealer.
  ordering: { needs: 'trade', routes: [] },
  // What the house has charged.
  papers: { needs: 'trade', routes: ['/papiere'] },
  // What the dealer has sold and quoted, with what it cost him.
  statistics: { needs: 'trade', routes: ['/statistik'] },
  dealer: { needs: 'dealer', routes: ['/haendlerbereich'] },
  // What the owner alone changes on that page: the company, and who logs in.
  dealerCompany: { needs: 'company', routes: [] },
  dealerUsers: { needs: 'company', routes: [] },
  // Everything that is stored of the company, in one archive.
  dealerExport: { needs: 'company', routes: [] },
  // One's own password and devices, whoever one is.
  account: { needs: 'user', routes: ['/konto'] },
  // The manufactory's back office: its first page leads on to the first section that its reader may open.
  backOffice: { needs: 'house', routes: ['/verwaltung'] },
  officeRegistrations: { needs: 'registrations', routes: ['/verwaltung/anfragen'] },
  officeDealers: { needs: 'dealers', routes: ['/verwaltung/haendler', '/verwaltung/haendler/:id'] },
  // What sales changes there.
  officeDealerFiles: { needs: 'dealerFiles', routes: [] },
  officeOrders: { needs: 'production', routes: ['/verwaltung/auftraege', '/verwaltung/auftraege/:id'] },
  // Stones and metals of chosen orders.
  officeWorkLists: { needs: 'production', routes: ['/verwaltung/listen'] },
  // What is poured together.
  officeBatches: { needs: 'production', routes: ['/verwaltung/chargen', '/verwaltung/chargen/:id'] },
  // Where each bench scans what it has in hand.
  officeBench: { needs: 'production', routes: ['/verwaltung/werkbank'] },
  // Invoices, confirmations, credit notes and open items.
  officePapers: { needs: 'papers', routes: ['/verwaltung/papiere', '/verwaltung/papiere/:id'] },
  // What accounts enter and set there.
  officeBooks: { needs: 'books', routes: ['/verwaltung/papiere/buchhaltung'] },
  officeSettings: { needs: 'settings', routes: ['/verwaltung/betrieb'] },
  // Other programs: those that are notified of orders, and those that read them.
  officeInterfaces: { needs: 'settings', routes: ['/verwaltung/schnittstellen'] },
  officeAudit: { needs: 'audit', routes: ['/verwaltung/protokoll'] },
  officePeople: { needs: 'people', routes: ['/verwaltung/personen'] },
  officeMails: { needs: 'mails', routes: ['/verwaltung/post', '/verwaltung/post/texte', '/verwaltung/post/:id'] },
  officeJobs: { needs: 'jobs', routes: ['/verwaltung/vorgaenge'] },
  officeCollection: {
    needs: 'catalogue',
    routes: [
      '/verwaltung/kollektion',
      '/verwaltung/kollektion/importe',
      '/verwaltung/kollektion/importe/:id',
      '/verwaltung/kollektion/reihenfolge/:category',
      '/verwaltung/kollektion/:setId',
    ],
  },
  officeAlloys: { needs: 'alloys', routes: ['/verwaltung/legierungen', '/verwaltung/legierungen/:id'] },
  // What the workshop reads there and does not change.
  officeAlloyChanges: { needs: 'alloyChanges', routes: [] },
  officePrices: {
    needs: 'prices',
    routes: ['/verwaltung/preise', '/verwaltung/preise/gewichte', '/verwaltung/preise/:id'],
  },
  officeRates: { needs: 'fixings', routes: ['/verwaltung/kurse'] },
  officeLegal: { needs: 'legal', routes: ['/verwaltung/rechtstexte'] },
} as const satisfies Readonly<Record<string, Area>>;
export type AreaName = keyof typeof AREAS;

/** By the path of a route: the area that it belongs to. Null for a path that is in no area. */
export function areaOfRoute(path: string): Area | null {
  const areas: readonly Area[] = Object.values(AREAS);
  return areas.find(({ routes }) => routes.includes(path)) ?? null;
}

/** What the table asks about a caller; a session and the server's caller both have it. */
export interface Visitor {
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

/** Whether a visitor (null: nobody is logged in) may open an area. A permission counts only in a role that has it. */
export function mayEnter({ needs }: Area, visitor: Visitor | null): boolean {
  if (needs === 'guest') return true;
  if (visitor === null) return false;
  if (needs === 'user') return true;
  if (needs === 'house') return isHouseRole(visitor.role);
  return visitor.permissions.includes(needs) && hasPermission(visitor.role, needs);
}
