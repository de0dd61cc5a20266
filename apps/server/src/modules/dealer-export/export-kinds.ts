import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';

/** A kind of record in an export: a table, or what stands in one with what belongs to it. */
export interface ExportKind {
  /** Name of its files. */
  readonly name: string;
  /** Keys of the dealer's records, oldest first; `key` as text. */
  readonly keys: (dealerId: string) => SQL;
  /** Their records, `key` and `row`. Whose they are is asked again. */
  readonly rows: (dealerId: string, keys: readonly string[]) => SQL;
}

interface TableParts {
  readonly table: string;
  readonly key?: string;
  readonly by?: string;
  /** Columns that are nobody's data: what the search is made of, and what must never leave the house. */
  readonly without?: readonly string[];
  /** Lists that stand within a record: by their name, what is selected of `own`. */
  readonly within?: Readonly<Record<string, string>>;
  readonly where?: string;
}

/** Names are written here and come from nobody. */
function kindOf(
  name: string,
  { table, key = 'id', by = 'created_at', without = [], within = {}, where = 'true' }: TableParts,
): ExportKind {
  const own = sql.raw(`"${table}" own`);
  const column = sql.raw(`own.${key}`);
  const isShown = sql.raw(where);
  const row = sql.join(
    [
      sql`to_jsonb(own) - ${sql.raw(`array[${without.map((each) => `'${each}'`).join(', ')}]::text[]`)}`,
      ...Object.entries(within).map(([list, select]) =>
        sql.raw(`jsonb_build_object('${list}', coalesce((${select}), '[]'))`),
      ),
    ],
    sql` || `,
  );
  return {
    name,
    keys: (dealerId) =>
      sql`select ${column}::text as key from ${own} where own.dealer_id = ${dealerId} and ${isShown} order by ${sql.raw(`own.${by}`)}, ${column}`,
    rows: (dealerId, keys) =>
      sql`select ${column}::text as key, ${row} as row from ${own}
        where own.dealer_id = ${dealerId} and ${isShown} and ${column} in ${keys}`,
  };
}

/** The one place of the export that knows how records lie in the database. */
export const EXPORT_KINDS: readonly ExportKind[] = [
  kindOf('people', {
    table: 'users',
    without: ['password_hash', 'customer_pin_hash', 'permissions', 'is_demo'],
  }),
  kindOf('designs', { table: 'designs', key: 'code', without: ['search', 'idempotency_key'] }),
  kindOf('signatures', { table: 'design_signatures', by: 'signed_at' }),
  kindOf('quotes', {
    table: 'quotes',
    without: ['idempotency_key'],
    within: {
      positions: 'select jsonb_agg(to_jsonb(each) order by number) from quote_positions each where quote_id = own.id',
    },
  }),
  kindOf('orders', {
    table: 'orders',
    without: ['idempotency_key'],
    within: {
      // What is counted of each stands in its design.
      positions: `select jsonb_agg(to_jsonb(each) - 'ring_facts' order by number) from order_positions each where order_id = own.id`,
      history: `select jsonb_agg(jsonb_build_object('status', status, 'at', at, 'by', by_name, 'version', version) order by id)
        from order_events where order_id = own.id`,
      former_versions: `select jsonb_agg(to_jsonb(each) - 'order_id' - 'by_user_id' || jsonb_build_object('positions',
          (select jsonb_agg(to_jsonb(line) - 'order_id' - 'version' order by number) from order_version_positions line
            where line.order_id = each.order_id and line.version = each.version)) order by version)
        from order_versions each where order_id = own.id`,
      comes_from: `select jsonb_agg(to_jsonb(each) - 'order_id' - 'answered_by') from order_relations each where order_id = own.id`,
      cancellation: `select jsonb_agg(to_jsonb(each) - 'order_id' - 'by_user_id' - 'invoice_id' - 'waived_by') from order_cancellations each where order_id = own.id`,
    },
  }),
  kindOf('watch-lists', {
    table: 'watch_lists',
    where: 'own.deleted_at is null',
    within: {
      rings: `select jsonb_agg(to_jsonb(item) - 'idempotency_key' order by place, added_at)
        from watch_items item where list_id = own.id and deleted_at is null`,
    },
  }),
  kindOf('order-pad', { table: 'order_pad_rows', key: 'key', by: 'place' }),
  kindOf('links', {
    table: 'shares',
    within: {
      messages: `select jsonb_agg(to_jsonb(message) order by id) from share_messages message where share_id = own.id`,
      hearts: `select jsonb_agg(jsonb_build_object('ring', item_id, 'at', at) order by at) from share_hearts where share_id = own.id`,
      // The pictures lie beside, as files called by their ids.
      hand_pictures: `select jsonb_agg(to_jsonb(each) - 'share_id' - 'picture' order by consented_at)
        from share_hand_pictures each where share_id = own.id`,
    },
  }),
  kindOf('papers', {
    table: 'papers',
    by: 'issued_at',
    without: ['xml', 'xrechnung', 'call_key'],
    within: {
      // What the house's accounts note of them, and who did, is the house's own.
      payments: `select jsonb_agg(
          to_jsonb(payment) - array['call_key', 'note', 'entered_by', 'entered_by_name'] order by entered_at)
        from paper_payments payment where paper_id = own.id`,
    },
  }),
  kindOf('showcase', { table: 'showcase_rings', by: 'added_at' }),
  kindOf('stones', { table: 'stones', by: 'stock_number' }),
];

/** The company with its preferences, retail rule and address; without what the house writes about it. */
export const companyRow = (dealerId: string): SQL =>
  sql`select to_jsonb(own) - array['notes', 'logo', 'state', 'version', 'kind'] as row from dealers own where id = ${dealerId}`;

/** Documents and papers of a dealer that were printed, and the pictures of its links, each by its table and key. */
export const keptDocuments = (dealerId: string): SQL =>
  sql`select 'documents' as source, documents.kind, owner_id::text as id, documents.revision,
      coalesce(quotes.number, orders.number, left(owner_id::text, 8)) as number
      from documents
      left join quotes on documents.kind = 'quote' and quotes.id = owner_id
      left join orders on documents.kind = 'order' and orders.id = owner_id
      left join design_signatures signed on documents.kind = 'proof' and signed.id = owner_id
      where ${dealerId} in (quotes.dealer_id, orders.dealer_id, signed.dealer_id)
    union all
    select 'papers', papers.kind, paper_id::text, 1, papers.number from paper_files
      join papers on papers.id = paper_id where papers.dealer_id = ${dealerId}
    union all
    select 'hand-pictures', 'hand', picture.id::text, 1, picture.id::text from share_hand_pictures picture
      join shares on shares.id = share_id where shares.dealer_id = ${dealerId}
    order by 1, 5, 4`;

export interface DocumentPlace {
  readonly source: 'documents' | 'papers' | 'hand-pictures';
  readonly kind: string;
  readonly id: string;
  /** Of a quote that was changed after it was printed; 1 for everything else. */
  readonly revision: number;
  readonly number: string;
  readonly [column: string]: unknown;
}

/** Null for one that was taken away meanwhile. */
export async function readKept(
  database: Queryable,
  { source, kind, id, revision }: DocumentPlace,
): Promise<Buffer | null> {
  const place = {
    papers: () => sql`select pdf as bytes from paper_files where paper_id = ${id}`,
    documents: () =>
      sql`select pdf as bytes from documents where kind = ${kind} and owner_id = ${id} and revision = ${revision}`,
    'hand-pictures': () => sql`select picture as bytes from share_hand_pictures where id = ${id}`,
  };
  const { rows } = await database.execute<{ bytes: Buffer }>(place[source]());
  return rows[0]?.bytes ?? null;
}
