/**
 * What becomes of each table when a trial house is emptied; a test fails for a table that is not here. Within a row the
 * order is that of their references: a table stands before those that it points to.
 */
export const EMPTIED_TABLES = [
  'share_hearts',
  'share_hand_pictures',
  'share_messages',
  'share_links',
  'shares',
  'live_rooms',
  'showcase_rings',
  'order_pad_rows',
  'watch_items',
  'watch_lists',
  'documents',
  'order_cancellations',
  'paper_payments',
  'paper_files',
  'papers',
  'paper_numbers',
  'stone_holds',
  'order_relations',
  'order_events',
  'order_archives',
  'dealer_exports',
  'webhook_deliveries',
  'casting_batch_orders',
  'casting_batches',
  'bench_scans',
  'order_version_positions',
  'order_versions',
  'order_positions',
  'orders',
  'quote_positions',
  'quotes',
  'stones',
  'design_signatures',
  'couple_notes',
  'couple_consents',
  'couple_designs',
  'couples',
  'idempotent_calls',
  'model_import_rows',
  'model_imports',
  'mails',
  'jobs',
  'registrations',
  'invitations',
  'password_resets',
  'login_devices',
  'setup_links',
  'design_weights',
  'drawn_pictures',
  'price_comparisons',
  'dealer_agreements',
  'throttles',
] as const;

/** Of those that go, what the database itself keeps from being changed, and the trigger by which it does. */
export const APPEND_ONLY_TABLES = ['paper_payments', 'paper_files', 'papers'] as const;

/** Of these some rows go: demo accounts and all dealers with theirs, saved designs, what nobody of the house has written. */
export const PRUNED_TABLES = ['designs', 'sessions', 'users', 'dealers', 'legal_texts'] as const;

/** These stay as they are, but for the names of accounts that are gone. The log is never shortened. */
export const KEPT_TABLES = [
  'audit_log',
  'house_settings',
  'webhooks',
  'feed_clients',
  'paper_settings',
  'service_prices',
  'mail_servers',
  'mail_texts',
  'models',
  'model_categories',
  'price_editions',
  'price_lists',
  'market_rates',
  'rate_settings',
  'rate_feeds',
  'alloy_versions',
] as const;
