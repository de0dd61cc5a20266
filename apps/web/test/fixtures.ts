import { examplePair } from '@ringwerk/advice/test/example-pair';
import { KERNEL, PRICE_LIST } from '@ringwerk/catalogue';
import {
  NO_PREFERENCES,
  permissionsOf,
  NO_NOTES,
  NOBODY,
  type CoupleFile,
  type CoupleSummary,
  type Dealer,
  type DealerFile,
  type HouseModelAnswer,
  type Order,
  type Person,
  type Position,
  type Quote,
  type Role,
  type Session,
  type Share,
  type ShowcaseRing,
  writeDesignCode,
} from '@ringwerk/contract';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';

export const RETAIL_RULE: Dealer['retailRule'] = { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
const AT = '2026-11-20T10:00:00.000Z';

/** A plain pair with the figures that kernel and first price list give it. */
export const design = examplePair();
export const evaluation = evaluateDesign(design, KERNEL, PRICE_LIST, RETAIL_RULE);
const { total } = evaluation;
if (total === null) throw new Error('the plain pair of the tests can be made and has a price');
export const price = { cost: total.cost, gross: total.retail.gross, currency: total.retail.currency };

/** The pair as the only position of a quote or an order. */
export const position = (changes: Partial<Position> = {}): Position => ({
  number: 1,
  kind: 'rings',
  quantity: 1,
  text: '',
  note: '',
  retail: total.retail,
  discount: null,
  sum: total.retail,
  cost: total.cost,
  priceListId: PRICE_LIST.id,
  rings: { code: 'ABCDEFG7', setId: 9014, articleNumber: 'RW-09-014', still: null, design, evaluation },
  stone: null,
  ...changes,
});

export const order = (changes: Partial<Order> = {}): Order => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000a1',
  number: '2041',
  createdAt: AT,
  commission: 'Huber 24',
  couple: null,
  persons: NOBODY,
  requestedDate: null,
  notes: NO_NOTES,
  quoteId: null,
  positions: [position()],
  isNews: false,
  discount: null,
  shipTo: null,
  parcel: null,
  cost: total.cost,
  retail: total.retail,
  paymentTerms: null,
  status: 'received',
  history: [{ status: 'received', at: AT, by: 'Eva Berger' }],
  dealer: { company: 'Juwelier Berger', customerNumber: '10001' },
  ...changes,
});

export const quote = (changes: Partial<Quote> = {}): Quote => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000b1',
  number: 'A-1007',
  revision: 1,
  version: 1,
  createdAt: AT,
  validUntil: '2026-12-04T10:00:00.000Z',
  customerName: 'Familie Huber',
  couple: null,
  persons: NOBODY,
  language: 'en',
  positions: [{ ...position(), alternative: null, isChosen: true }],
  choices: [],
  discount: null,
  retail: total.retail,
  cost: total.cost,
  status: 'open',
  replaces: null,
  replacedBy: null,
  answer: null,
  heldStones: 0,
  ...changes,
});

export const dealer = (changes: Partial<Dealer> = {}): Dealer => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000d1',
  customerNumber: '10001',
  company: 'Juwelier Berger',
  street: 'Marktplatz 4',
  postcode: '80331',
  city: 'München',
  country: 'DE',
  language: 'de',
  email: 'laden@berger.example',
  phone: '',
  preferences: NO_PREFERENCES,
  orderMails: ['order-received', 'order-shipped'],
  logo: null,
  brandColour: null,
  retailRule: RETAIL_RULE,
  staff: [{ id: 'a2f0c5a6-0000-4000-8000-0000000000d2', customerNumber: '10001', name: 'Eva Berger', role: 'owner' }],
  ...changes,
});

/** A link on which a couple has written once. */
export const share = (changes: Partial<Share> = {}): Share => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000e1',
  code: 'ABCDEFG7',
  design,
  setId: 9014,
  articleNumber: 'RW-09-014',
  name: 'Donau',
  names: null,
  still: null,
  couple: 'Anna and Ben',
  file: null,
  persons: NOBODY,
  greeting: '',
  showsPrice: true,
  figures: { isMakeable: true, issues: [], rings: [], total: { grams: total.grams, retail: total.retail } },
  by: 'Eva Berger',
  createdAt: AT,
  expiresAt: '2027-01-20T10:00:00.000Z',
  status: 'open',
  openedAt: null,
  unread: 1,
  messages: [
    {
      id: 'a2f0c5a6-0000-4000-8000-0000000000e2',
      from: 'couple',
      author: 'Anna',
      text: 'A little wider?',
      proposal: null,
      at: AT,
    },
  ],
  ...changes,
});

export const person = (changes: Partial<Person> = {}): Person => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000c1',
  customerNumber: '90002',
  name: 'Eva Berger',
  email: 'eva@berger.example',
  role: 'sales',
  state: 'active',
  lastLoginAt: null,
  sessions: 1,
  version: 3,
  ...changes,
});

/** A pair of the collection, as the house keeps it. */
export const houseModel = (changes: Partial<HouseModelAnswer> = {}): HouseModelAnswer => ({
  setId: 9014,
  articleNumber: 'RW-09-014',
  kind: 'pair',
  name: 'Danube wave',
  categories: [9],
  state: 'published',
  publishedFrom: AT,
  withdrawnFrom: null,
  untranslated: ['nl', 'jp', 'kr', 'fr'],
  demand: { start: 10, orders: 0, keeps: 0, points: 10 },
  still: null,
  names: { de: 'Donau', en: 'Danube wave' },
  words: {},
  note: {},
  traits: ['comfort fit'],
  places: [{ category: 9, position: 14, of: 60 }],
  forms: { with: null, without: { code: null, still: null } },
  successor: null,
  version: 3,
  updatedAt: AT,
  updatedBy: 'Eva Berger',
  ...changes,
});

/** A dealer as the house keeps it. */
export const dealerFile = (changes: Partial<DealerFile> = {}): DealerFile => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000d1',
  customerNumber: '10001',
  state: 'active',
  company: 'Juwelier Berger',
  street: 'Marktplatz 4',
  postcode: '80331',
  city: 'München',
  country: 'DE',
  language: 'de',
  email: 'laden@berger.example',
  phone: '',
  shipping: null,
  contacts: [],
  vatId: 'DE136695976',
  buyerReference: '',
  vatFinding: null,
  paymentTerms: { days: 30, discount: 0.025, discountDays: 10 },
  conditions: {
    priceListId: null,
    discounts: { metal: 0.05, labour: 0, stones: 0, options: 0 },
    minimumOrder: 0,
  },
  priceLists: [{ id: 'a2f0c5a6-0000-4000-8000-0000000000d9', name: 'Spring 2026', isAgreedOnly: false }],
  notes: '',
  people: [],
  users: 2,
  openOrders: 1,
  lastOrderAt: AT,
  lastLoginAt: null,
  createdAt: AT,
  updatedAt: AT,
  updatedBy: 'Henrik Solberg',
  version: 3,
  ...changes,
});

/** Somebody of a role, logged in. */
export const session = (role: Role, changes: Partial<Session> = {}): Session => ({
  customerNumber: '90001-2',
  user: { id: 'a2f0c5a6-0000-4000-8000-0000000000f1', name: 'Henrik Solberg', role },
  dealer: {
    id: 'a2f0c5a6-0000-4000-8000-0000000000f2',
    company: 'Ringwerk',
    country: 'DE',
    language: 'en',
    state: 'active',
  },
  currency: 'EUR',
  minimumOrder: 0,
  sharesCad: false,
  preferences: NO_PREFERENCES,
  permissions: permissionsOf(role),
  isCustomerView: false,
  hasCustomerPin: false,
  isDealerView: false,
  token: 'token-of-tests',
  expiresAt: '2027-01-20T10:00:00.000Z',
  ...changes,
});

/** A sample pair that stands in the shop. */
export const showcaseRing = (changes: Partial<ShowcaseRing> = {}): ShowcaseRing => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000b1',
  code: writeDesignCode([10, 11, 12, 13, 14, 15, 16]),
  designCode: writeDesignCode([1, 2, 3, 4, 5, 6, 7]),
  design,
  setId: 9014,
  articleNumber: 'RW-09-014',
  name: 'Donau',
  names: null,
  still: null,
  sizes: [54.25, 62],
  place: 'Tray 2',
  note: '',
  since: '2026-02-03',
  gone: null,
  retail: quote().retail,
  addedAt: AT,
  by: 'Eva Berger',
  ...changes,
});

/** The file of a couple of which one finger was measured. */
export const coupleFile = (changes: Partial<CoupleFile> = {}): CoupleFile => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000aa',
  title: 'Anna & Paul Huber',
  people: [
    {
      givenName: 'Anna',
      familyName: 'Huber',
      email: 'anna@huber.example',
      phone: '',
      sizes: [{ hand: 'left', finger: 'ring', scale: 'uk', size: 'L½', mm: 51.88 }],
    },
    { givenName: 'Paul', familyName: 'Huber', email: '', phone: '', sizes: [] },
  ],
  street: '',
  postcode: '',
  city: 'Rosenheim',
  weddingDate: '2027-06-19',
  language: 'en',
  source: null,
  nextStep: '',
  nextStepOn: null,
  createdAt: AT,
  updatedAt: AT,
  updatedBy: 'Eva Berger',
  version: 3,
  designs: [],
  quotes: [],
  orders: [],
  signatures: [],
  shares: [],
  notes: [],
  consents: [],
  ...changes,
});

/** The same, as a search shows it. */
export const coupleSummary = (changes: Partial<CoupleSummary> = {}): CoupleSummary => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000aa',
  title: 'Anna & Paul Huber',
  city: 'Rosenheim',
  language: 'en',
  persons: { first: 'Anna', second: 'Paul' },
  weddingDate: '2027-06-19',
  nextStep: '',
  nextStepOn: null,
  designs: 0,
  quotes: 0,
  orders: 0,
  updatedAt: AT,
  ...changes,
});
