import type configurator from './texts/en/configurator.json';
import type issues from './texts/en/issues.json';
import type couple from './texts/en/couple.json';
import type customer from './texts/en/customer.json';
import type dealer from './texts/en/dealer.json';
import type errors from './texts/en/errors.json';
import type palette from './texts/en/palette.json';
import type offline from './texts/en/offline.json';
import type home from './texts/en/home.json';
import type house from './texts/en/house.json';
import type jobs from './texts/en/jobs.json';
import type login from './texts/en/login.json';
import type mails from './texts/en/mails.json';
import type shell from './texts/en/shell.json';
import type ui from './texts/en/ui.json';
import type settings from './texts/en/settings.json';
import type audit from './texts/en/audit.json';
import type people from './texts/en/people.json';
import type preferences from './texts/en/preferences.json';
import type gallery from './texts/en/gallery.json';
import type pad from './texts/en/pad.json';
import type products from './texts/en/products.json';
import type rooms from './texts/en/rooms.json';
import type search from './texts/en/search.json';
import type shares from './texts/en/shares.json';
import type stones from './texts/en/stones.json';
import type trade from './texts/en/trade.json';
import type prices from './texts/en/prices.json';
import type fixings from './texts/en/fixings.json';
import type watch from './texts/en/watch.json';

/** The text namespaces, one per room; a room adds its line here. English keys are the type of all languages. */
export interface Namespaces {
  configurator: typeof configurator;
  palette: typeof palette;
  issues: typeof issues;
  customer: typeof customer;
  search: typeof search;
  shares: typeof shares;
  rooms: typeof rooms;
  couple: typeof couple;
  prices: typeof prices;
  fixings: typeof fixings;
  watch: typeof watch;
  trade: typeof trade;
  stones: typeof stones;
  products: typeof products;
  pad: typeof pad;
  gallery: typeof gallery;
  dealer: typeof dealer;
  settings: typeof settings;
  audit: typeof audit;
  people: typeof people;
  preferences: typeof preferences;
  errors: typeof errors;
  offline: typeof offline;
  home: typeof home;
  house: typeof house;
  jobs: typeof jobs;
  login: typeof login;
  mails: typeof mails;
  shell: typeof shell;
  ui: typeof ui;
}
export type Namespace = keyof Namespaces;

/** `items_other` and its sisters are asked for as `items` with a `count`. */
type WithoutPlural<K> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;
export type TextKey<N extends Namespace> = WithoutPlural<Extract<keyof Namespaces[N], string>>;
