import { NO_PREFERENCES, type Country, type Language, type Preferences, type Role } from '@ringwerk/contract';
import type { RetailRule } from '@ringwerk/kernel/price';
import { MANUFACTORY_NUMBER } from '../modules/setup/manufactory-number.ts';

const ruleOf = (country: Country): RetailRule => ({ factor: 2.2, country, exchangeRate: 1, roundUpTo: 0 });

export interface DemoUser {
  readonly customerNumber: string;
  readonly name: string;
  readonly role: Role;
}
export interface DemoCompany {
  readonly customerNumber: string;
  readonly kind: 'dealer' | 'manufactory';
  readonly company: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: Country;
  readonly language: Language;
  readonly email: string;
  readonly phone: string;
  readonly vatId: string;
  readonly preferences: Preferences;
  readonly retailRule: RetailRule;
  readonly users: readonly DemoUser[];
}

/** The manufactory's own company. It always exists: its stones and its staff belong to it. */
export const MANUFACTORY: DemoCompany = {
  customerNumber: MANUFACTORY_NUMBER,
  kind: 'manufactory',
  company: 'Ringwerk Manufaktur',
  street: 'Goldschmiedeweg 1',
  postcode: '75172',
  city: 'Pforzheim',
  country: 'DE',
  language: 'de',
  email: 'werkstatt@ringwerk.example',
  phone: '+49 7231 555010',
  vatId: 'DE000000001',
  preferences: NO_PREFERENCES,
  retailRule: ruleOf('DE'),
  users: [
    { customerNumber: MANUFACTORY_NUMBER, name: 'Ruth Amsler', role: 'admin' },
    { customerNumber: '90001-2', name: 'Henrik Solberg', role: 'sales' },
    { customerNumber: '90001-3', name: 'Mira Kessler', role: 'workshop' },
    { customerNumber: '90001-4', name: 'Paul Odermatt', role: 'accounts' },
  ],
};

export const DEMO_DEALERS: readonly DemoCompany[] = [
  {
    customerNumber: '10001',
    kind: 'dealer',
    company: 'Juwelier Sonnleitner',
    street: 'Marktgasse 7',
    postcode: '93047',
    city: 'Regensburg',
    country: 'DE',
    language: 'de',
    email: 'atelier@sonnleitner.example',
    phone: '+49 941 555020',
    vatId: 'DE000000002',
    preferences: {
      alloys: ['au585-yellow', 'au585-rose', 'pt950-ru'],
      sizeScale: 'iso',
      sizes: { first: null, second: null },
      favourites: ['9', '3', 'engagementring', 'zweiklang'],
    },
    retailRule: ruleOf('DE'),
    users: [
      { customerNumber: '10001', name: 'Katharina Sonnleitner', role: 'owner' },
      { customerNumber: '10001-2', name: 'Jonas Eberl', role: 'seller' },
      { customerNumber: '10001-3', name: 'Lea Brandl', role: 'trainee' },
    ],
  },
  {
    customerNumber: '10002',
    kind: 'dealer',
    company: 'Juwelier Van Aalst',
    street: 'Zilverstraat 12',
    postcode: '3511 AB',
    city: 'Utrecht',
    country: 'NL',
    language: 'nl',
    email: 'winkel@vanaalst.example',
    phone: '+31 30 555 030',
    vatId: 'NL000000003B01',
    preferences: {
      alloys: ['au585-yellow', 'au585-white-pd', 'pt950-ru'],
      sizeScale: 'nl',
      sizes: { first: 54, second: 64 },
      favourites: ['12', '6', 'engagementring'],
    },
    retailRule: ruleOf('NL'),
    users: [
      { customerNumber: '10002', name: 'Maarten van Aalst', role: 'owner' },
      { customerNumber: '10002-2', name: 'Sanne de Wit', role: 'seller' },
    ],
  },
];
