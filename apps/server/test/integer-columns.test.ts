import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from './test-app.ts';

/*
 * A column of 32 bits fails its write for a larger number. Each one stands here with what keeps its numbers small; money
 * that is computed has none and is `bigint` (schema/money.ts). A new integer column is added here with its reason.
 */
const BOUNDED_BY: Readonly<Record<string, string>> = {
  'alloy_versions.version': 'counts saves by people; saveHouseAlloy takes at most a million',
  'couples.version': 'counts changes by a person',
  'dealers.logo_version': 'counts changes by a person',
  'dealers.retail_rule_version': 'counts changes by a person',
  'dealers.version': 'counts changes by a person',
  'designs.set_id': 'setId of the contract; a set of the collection',
  'jobs.attempts': 'counts attempts, of which there are most_attempts',
  'jobs.most_attempts': 'mostAttempts of the definitions in the code',
  'documents.revision': 'a copy of quotes.revision',
  'drawn_pictures.drawn_version': 'DRAWN_VERSION of the code',
  'house_settings.id': 'always 1',
  'house_settings.version': 'counts changes by a person',
  'live_rooms.version': 'counts changes of one room',
  'mail_servers.id': 'always 1',
  'mail_servers.version': 'counts changes by a person',
  'mails.attempts': 'counts attempts of the mailer',
  'model_categories.category': 'checked to be 1 to 12',
  'model_categories.position': 'counts the models of a category',
  'model_categories.set_id': 'a set of the collection',
  'model_import_rows.row': 'counts rows of a file: MODEL_SHEET_ROWS_MAX and the empty ones between them, of 16 MB',
  'model_imports.changed': 'counts rows of a file',
  'model_imports.created': 'counts rows of a file',
  'model_imports.others': 'counts sheets of a workbook, which the reader limits',
  'models.popularity_start': 'checked to be 0 to 100',
  'models.set_id': 'section and running number of the house',
  'models.successor': 'a set of the collection',
  'models.version': 'counts changes by a person',
  'dealer_exports.files': 'counts kinds of records twice and the printed documents of one dealer',
  'order_archives.files': 'counts files of one order: some of each of its rings and their segments',
  'order_archives.missing': 'counts rings of one order',
  'order_positions.number': 'counts positions: POSITIONS_MAX',
  'order_cancellations.share': 'putHouseSettings takes 0 to 100',
  'order_positions.quantity': 'QUANTITY_MAX of the contract',
  'order_events.version': 'a copy of orders.version',
  'order_relations.position': 'a copy of order_positions.number',
  'order_relations.ring': 'orderedRing of the contract: 0 or 1',
  'order_version_positions.number': 'counts positions: POSITIONS_MAX',
  'order_version_positions.quantity': 'QUANTITY_MAX of the contract',
  'order_version_positions.version': 'a copy of orders.version',
  'order_versions.version': 'a copy of orders.version',
  'orders.version': 'counts changes by a person',
  'paper_numbers.last': 'counts papers of one series and year',
  'paper_numbers.year': 'the year of a day',
  'paper_settings.id': 'always 1',
  'paper_settings.version': 'counts changes by a person',
  'price_comparisons.version': 'a copy of price_editions.version',
  'price_editions.version': 'counts saves by people; savePriceDraft takes at most a million',
  'quote_positions.alternative': 'ALTERNATIVES_MAX of the contract',
  'quote_positions.number': 'counts positions: POSITIONS_MAX',
  'quote_positions.quantity': 'QUANTITY_MAX of the contract',
  'quotes.revision': 'counts changes by a person',
  'quotes.version': 'counts changes by a person',
  'rate_feeds.version': 'counts saves by people; saveRateFeed takes at most a million',
  'rate_settings.id': 'is 1',
  'rate_settings.jump_percent': 'changeRateSettings takes 1 to 25',
  'rate_settings.stale_days': 'changeRateSettings takes 1 to 365',
  'service_prices.id': 'always 1',
  'service_prices.version': 'counts changes by a person',
  'share_hand_pictures.height': 'HAND_PICTURE_EDGE at most',
  'share_hand_pictures.width': 'HAND_PICTURE_EDGE at most',
  'shares.set_id': 'setId of the contract; a set of the collection',
  'shares.unread': 'counts messages of one couple, which are throttled',
  'stones.price_per_carat': 'PRICE_MAX of the import',
  'stones.price_total': 'STONE_TOTAL_MAX of the import',
  'throttles.tries': 'counts tries, of which all beyond the limit are refused',
  'users.version': 'counts changes by a person',
  'showcase_rings.set_id': 'setId of the contract; a set of the collection',
  'watch_items.place': 'counts rings of one list, those taken off it included',
  'watch_items.set_id': 'setId of the contract; a set of the collection',
  'webhook_deliveries.attempts': 'counts attempts, of which there are twelve',
  'webhooks.version': 'counts changes by a person',
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const columnsOf = async (types: readonly string[]): Promise<string[]> => {
  const { rows } = await database.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = any($1) order by 1`,
    [types],
  );
  return rows.map(({ name }) => name);
};

test('every 32-bit column says what keeps its numbers within it', async () => {
  expect(await columnsOf(['integer', 'smallint'])).toEqual(Object.keys(BOUNDED_BY).toSorted());
});

test('computed money is wider', async () => {
  const wide = await columnsOf(['bigint']);
  expect(wide).toEqual(
    expect.arrayContaining([
      'designs.cost',
      'order_positions.cost',
      'quote_positions.cost',
      'watch_items.gross_when_added',
    ]),
  );
});
