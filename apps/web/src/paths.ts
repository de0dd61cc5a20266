import type { ModelKind } from '@ringwerk/contract';

/** Every address of the portal, written once. A test pins them: jewellers keep bookmarks for years. */
export type SelectionVersion = 'v1' | 'v2';
export type SelectionArt = 'kategorie' | 'art' | 'zweiklang';

/** An address of this portal; a component that takes one does not compile with a text that is none. */
export type PortalPath = `/${string}`;

export const PATHS = {
  login: '/',
  home: '/home',
  selectionOld: '/konfigurator/v1',
  selection: '/konfigurator/v2',
  search: '/konfigurator/v2/suche',
  zweiklang: '/konfigurator/v2/zweiklang/zweiklang',
  products: '/produkte',
  designCategories: '/design-kategorien',
  watchLists: '/merkliste',
  couples: '/paare',
  savedDesigns: '/entwuerfe',
  showcase: '/vitrine',
  stones: '/steinboerse',
  shares: '/kundenlinks',
  budget: '/budget',
  compare: '/vergleich',
  quotes: '/angebote',
  orders: '/auftraege',
  proofs: '/nachweis',
  papers: '/papiere',
  statistics: '/statistik',
  dealer: '/haendlerbereich',
  account: '/konto',
  backOffice: '/verwaltung',
  officeRegistrations: '/verwaltung/anfragen',
  officeDealers: '/verwaltung/haendler',
  officeOrders: '/verwaltung/auftraege',
  officeWorkLists: '/verwaltung/listen',
  officeBatches: '/verwaltung/chargen',
  officeBench: '/verwaltung/werkbank',
  officePapers: '/verwaltung/papiere',
  officeBooks: '/verwaltung/papiere/buchhaltung',
  officeSettings: '/verwaltung/betrieb',
  officeInterfaces: '/verwaltung/schnittstellen',
  officeAudit: '/verwaltung/protokoll',
  officePeople: '/verwaltung/personen',
  officeMails: '/verwaltung/post',
  officeMailTexts: '/verwaltung/post/texte',
  officeJobs: '/verwaltung/vorgaenge',
  officeCollection: '/verwaltung/kollektion',
  officeImports: '/verwaltung/kollektion/importe',
  officeAlloys: '/verwaltung/legierungen',
  officePrices: '/verwaltung/preise',
  officeWeights: '/verwaltung/preise/gewichte',
  officeRates: '/verwaltung/kurse',
  officeLegal: '/verwaltung/rechtstexte',
  registration: '/registrierung',
  passwordReset: '/passwort',
  /** Opened by the link that the start of a new house prints. */
  setup: '/einrichtung',
  /** Opened by the link of an invitation. */
  invitation: '/einladung',
  privacy: '/datenschutz',
  imprint: '/impressum',
} as const;

export const BRAND = 'ringwerk';

/** Patterns of the addresses that hold a word of their own, as the router reads them. */
export const PATTERNS = {
  gallery: '/konfigurator/v2/:art/:id',
  set: '/konfigurator/v2/:art/:id/:brand/set/:setId',
  alike: '/aehnlich/:setId',
  live: '/ansicht/:token',
  share: '/paar/:token',
} as const;

/** `/konfigurator/{version}/{art}/{id}`: ring selection. */
export function selectionPath(version: SelectionVersion, art: SelectionArt, id: string | number): PortalPath {
  return `/konfigurator/${version}/${art}/${id}`;
}

/** `/konfigurator/v2/{art}/{id}/{brand}/set/{setId}`: configurator of a set. */
export function setPath(art: SelectionArt, id: string | number, setId: number, brand: string = BRAND): PortalPath {
  return `/konfigurator/v2/${art}/${id}/${brand}/set/${setId}`;
}

/** Search results carry the text; the hash puts the focus into the search field. */
export function searchPath(text: string): PortalPath {
  return `${PATHS.search}?q=${encodeURIComponent(text)}#search`;
}

/** A set is numbered by the category it was made for (9014 → 9); it may be shown in others too. */
function homeCategory({ setId, categories }: { setId: number; categories: readonly number[] }): number {
  return categories.find((category) => category === Math.floor(setId / 1000)) ?? categories[0] ?? 1;
}

/** Where a model is at home: its configurator address, from its kind and its own category. */
export function modelPath(model: { kind: ModelKind; setId: number; categories: readonly number[] }): PortalPath {
  if (model.kind === 'pair') return setPath('kategorie', homeCategory(model), model.setId);
  if (model.kind === 'zweiklang') return setPath('zweiklang', 'zweiklang', model.setId);
  return setPath('art', model.kind, model.setId);
}

/** Rings that look like those of a set. */
export function alikePath(setId: number): PortalPath {
  return `/aehnlich/${setId}`;
}

/** The file of one couple. */
export function couplePath(id: string): PortalPath {
  return `${PATHS.couples}/${id}`;
}

/** What the tag of a sample ring says. */
export function tagPath(code: string): PortalPath {
  return `${PATHS.showcase}/${code}`;
}

/** One quote or order by its id. */
export function quotePath(id: string): PortalPath {
  return `${PATHS.quotes}/${id}`;
}
export function orderPath(id: string): PortalPath {
  return `${PATHS.orders}/${id}`;
}
/** The exchange with the stones whose report's number begins so. */
export function stonePath(report: string): PortalPath {
  return `${PATHS.stones}?report=${encodeURIComponent(report)}`;
}
/** The dimensioned proof of a saved design, to be signed. */
export function proofPath(code: string): PortalPath {
  return `${PATHS.proofs}/${code}`;
}
/** The same order as the manufactory makes it. */
export function workOrderPath(id: string): PortalPath {
  return `${PATHS.officeOrders}/${id}`;
}

/** One casting batch; stones and metals of orders. */
export function batchPath(id: string): PortalPath {
  return `${PATHS.officeBatches}/${id}`;
}
export function listsPath(orderIds: readonly string[]): PortalPath {
  return `${PATHS.officeWorkLists}?orders=${orderIds.join(',')}`;
}

/** One paper of the house to a dealer. */
export function paperPath(id: string): PortalPath {
  return `${PATHS.officePapers}/${id}`;
}

/** The file of one dealer. */
export function dealerFilePath(id: string): PortalPath {
  return `${PATHS.officeDealers}/${id}`;
}

/** One model of the house's collection, and the order of a category. */
export function houseModelPath(setId: number): PortalPath {
  return `${PATHS.officeCollection}/${setId}`;
}
/** A file for the collection. */
export function modelImportPath(id: string): PortalPath {
  return `${PATHS.officeImports}/${id}`;
}
export function placesPath(category: number): PortalPath {
  return `${PATHS.officeCollection}/reihenfolge/${category}`;
}

/** One alloy of the house; under this name a new one is entered. */
export const NEW_ALLOY = 'neu';
export function houseAlloyPath(id: string): PortalPath {
  return `${PATHS.officeAlloys}/${id}`;
}

/** One price list of the manufactory. */
export function priceListPath(id: string): PortalPath {
  return `${PATHS.officePrices}/${id}`;
}

/** What a couple opens without a login: the second screen that follows a design, and a private link to one. */
export function livePath(token: string): PortalPath {
  return `/ansicht/${token}`;
}
export function sharePath(token: string): PortalPath {
  return `/paar/${token}`;
}

/** The light page of a couple's link on which a phone shows rings in the room. @param code - of a link to several, of which ones */
export const arAddress = (token: string, code?: string): PortalPath =>
  `/ar/${encodeURIComponent(token)}${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`;

/** `/verwaltung/post/{id}`: one mail. */
export const officeMailPath = (id: string): PortalPath => `${PATHS.officeMails}/${id}`;
