/**
 * Numbers of the database's advisory locks, each for one purpose. The values mean nothing, but two purposes with one number
 * would wait for each other.
 */
export const LOCKS = {
  /** Processes that start together migrate one after the other. */
  migration: 7_464_901,
  /** Processes that start together seed one after the other. */
  seedAccounts: 7_464_902,
  seedPrices: 7_464_903,
  seedStones: 7_464_904,
  seedModels: 7_464_905,
  /** Who changes people of a house is alone with them, so that no two take the last two admins away. */
  people: 7_464_906,
  /** Who sets a house up is alone with it. */
  setup: 7_464_907,
  /** Of two who change the settings at once, one sees the other's. */
  houseSettings: 7_464_908,
  /** Numbers and places of models are given out by one transaction at a time. */
  collection: 7_464_909,
  /** Of two who record a rate at once the second is measured by the first. */
  rates: 7_464_910,
  /** Of two who set the mail server at once, one sees the other's. */
  mailServer: 7_464_911,
  /** A house is emptied once. */
  emptying: 7_464_912,
  /** Steps of orders are given their places in the feed by one reader at a time. */
  orderFeed: 7_464_913,
  /** Of two who change bank account and ledger accounts at once, one sees the other's. */
  paperSettings: 7_464_931,
  servicePrices: 7_464_951,
  /** Of two who save an alloy at once the second sees the first. */
  alloys: 7_464_921,
} as const;
