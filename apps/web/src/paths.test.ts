import { describe, expect, it } from 'vitest';
import { alikePath, livePath, modelPath, PATHS, searchPath, selectionPath, setPath, sharePath } from './paths.ts';

describe('addresses that jewellers have bookmarked', () => {
  it('keeps the fixed ones', () => {
    expect(PATHS).toEqual({
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
      setup: '/einrichtung',
      invitation: '/einladung',
      privacy: '/datenschutz',
      imprint: '/impressum',
    });
  });

  it('keeps the list of what looks like a ring', () => {
    expect(alikePath(9014)).toBe('/aehnlich/9014');
  });

  it('keeps the ring selection', () => {
    for (let id = 1; id <= 12; id += 1) {
      expect(selectionPath('v1', 'kategorie', id)).toBe(`/konfigurator/v1/kategorie/${id}`);
      expect(selectionPath('v2', 'kategorie', id)).toBe(`/konfigurator/v2/kategorie/${id}`);
    }
    expect(selectionPath('v2', 'art', 'engagementring')).toBe('/konfigurator/v2/art/engagementring');
    expect(selectionPath('v1', 'art', 'memoire')).toBe('/konfigurator/v1/art/memoire');
  });

  it('keeps the configurator of a set', () => {
    expect(setPath('kategorie', 9, 9014)).toBe('/konfigurator/v2/kategorie/9/ringwerk/set/9014');
    expect(modelPath({ kind: 'pair', setId: 9014, categories: [9] })).toBe(
      '/konfigurator/v2/kategorie/9/ringwerk/set/9014',
    );
    expect(modelPath({ kind: 'memoire', setId: 3, categories: [] })).toBe(
      '/konfigurator/v2/art/memoire/ringwerk/set/3',
    );
    expect(modelPath({ kind: 'zweiklang', setId: 7, categories: [] })).toBe(
      '/konfigurator/v2/zweiklang/zweiklang/ringwerk/set/7',
    );
  });

  it('keeps what couples were sent', () => {
    expect(sharePath('abc')).toBe('/paar/abc');
    expect(livePath('abc')).toBe('/ansicht/abc');
  });

  it('carries the typed text and the hash to the search', () => {
    expect(searchPath('rosé & 4,5')).toBe('/konfigurator/v2/suche?q=ros%C3%A9%20%26%204%2C5#search');
  });
});
