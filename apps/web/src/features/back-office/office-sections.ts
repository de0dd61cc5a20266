import { AREAS, type Area } from '@ringwerk/contract';
import type { TextKey } from '../../i18n/namespaces.ts';
import { PATHS, type PortalPath } from '../../paths.ts';

/** One section of the back office: a page of its own, open to whoever may enter its area. */
export interface OfficeSection {
  readonly url: PortalPath;
  readonly text: TextKey<'house'>;
  readonly area: Area;
}

export const OFFICE_SECTIONS = {
  registrations: { url: PATHS.officeRegistrations, text: 'office.registrations', area: AREAS.officeRegistrations },
  dealers: { url: PATHS.officeDealers, text: 'office.dealers', area: AREAS.officeDealers },
  orders: { url: PATHS.officeOrders, text: 'office.orders', area: AREAS.officeOrders },
  batches: { url: PATHS.officeBatches, text: 'office.batches', area: AREAS.officeBatches },
  bench: { url: PATHS.officeBench, text: 'office.bench', area: AREAS.officeBench },
  papers: { url: PATHS.officePapers, text: 'office.papers', area: AREAS.officePapers },
  people: { url: PATHS.officePeople, text: 'office.people', area: AREAS.officePeople },
  mails: { url: PATHS.officeMails, text: 'office.mails', area: AREAS.officeMails },
  jobs: { url: PATHS.officeJobs, text: 'office.jobs', area: AREAS.officeJobs },
  collection: { url: PATHS.officeCollection, text: 'office.collection', area: AREAS.officeCollection },
  alloys: { url: PATHS.officeAlloys, text: 'office.alloys', area: AREAS.officeAlloys },
  prices: { url: PATHS.officePrices, text: 'office.prices', area: AREAS.officePrices },
  rates: { url: PATHS.officeRates, text: 'office.rates', area: AREAS.officeRates },
  legal: { url: PATHS.officeLegal, text: 'office.legal', area: AREAS.officeLegal },
  settings: { url: PATHS.officeSettings, text: 'office.settings', area: AREAS.officeSettings },
  interfaces: { url: PATHS.officeInterfaces, text: 'office.interfaces', area: AREAS.officeInterfaces },
  audit: { url: PATHS.officeAudit, text: 'office.audit', area: AREAS.officeAudit },
} as const satisfies Readonly<Record<string, OfficeSection>>;
