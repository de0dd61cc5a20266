export const DEALER_ROLES = ['owner', 'seller', 'trainee'] as const;
export type DealerRole = (typeof DEALER_ROLES)[number];
export const HOUSE_ROLES = ['admin', 'sales', 'workshop', 'accounts'] as const;
export type HouseRole = (typeof HOUSE_ROLES)[number];
export const ROLES = [...DEALER_ROLES, ...HOUSE_ROLES] as const;
/** What a user is: in a dealer's company, or in the manufactory. */
export type Role = (typeof ROLES)[number];

export const isHouseRole = (role: Role): role is HouseRole => HOUSE_ROLES.some((house) => house === role);

/**
 * The one table of what a role may do: a row for each permission, and nothing is granted beside it. An area (`areas.ts`) names
 * the permission that opens it; the server checks each operation by it, the page each link, and the back office shows it.
 * A permission of the house is never a dealer's. `billing` opens no area: it adds the trade price to an order of the board.
 * `trade` orders, and sees what the dealer pays: no answer to anybody of a dealer without it names a trade figure.
 * `dealers` reads files of dealers and changes their VAT id and payment terms; everything else of them takes `dealerFiles`.
 * `papers` issues and reads invoices; `books` enters payments, exports postings and sets bank and ledger accounts. Delivery notes
 * go with `production`.
 */
export const PERMISSION_ROLES = {
  konfigurator1: ['owner', 'seller', 'trainee', 'admin', 'sales'],
  konfigurator: ['owner', 'seller', 'trainee', 'admin', 'sales'],
  stones: ['owner', 'seller', 'admin', 'sales'],
  orders: ['owner', 'seller', 'trainee', 'admin', 'sales'],
  trade: ['owner', 'seller', 'admin', 'sales'],
  couples: ['owner', 'seller', 'trainee', 'admin', 'sales'],
  coupleDeletion: ['owner', 'admin'],
  dealer: ['owner', 'seller'],
  company: ['owner'],
  registrations: ['admin', 'sales'],
  dealers: ['admin', 'sales', 'accounts'],
  dealerFiles: ['admin', 'sales'],
  production: ['admin', 'sales', 'workshop', 'accounts'],
  billing: ['admin', 'sales', 'accounts'],
  papers: ['admin', 'sales', 'accounts'],
  books: ['admin', 'accounts'],
  catalogue: ['admin', 'sales'],
  alloys: ['admin', 'sales', 'workshop'],
  alloyChanges: ['admin', 'sales'],
  prices: ['admin', 'accounts'],
  fixings: ['admin', 'accounts'],
  legal: ['admin'],
  settings: ['admin'],
  people: ['admin'],
  audit: ['admin'],
  mails: ['admin', 'sales'],
  jobs: ['admin', 'sales', 'accounts'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** What a user may open; checked by the server for every operation and by the page for every link. */
export type Permission = keyof typeof PERMISSION_ROLES;
export const PERMISSIONS = Object.keys(PERMISSION_ROLES) as Permission[]; // keys of the literal above

/** Whether a role has a permission. */
export const hasPermission = (role: Role, permission: Permission): boolean =>
  PERMISSION_ROLES[permission].some((holder) => holder === role);

export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => hasPermission(role, permission));

/** Whether trade figures may be shown: not while a couple looks on, nor to a role without them. */
export const seesTrade = ({
  permissions,
  isCustomerView,
}: {
  readonly permissions: readonly Permission[];
  readonly isCustomerView: boolean;
}): boolean => !isCustomerView && permissions.includes('trade');
