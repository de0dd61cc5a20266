import type { Database } from '../../apps/server/src/storage/database.ts';

/** All of them are one dealer's: no list is shorter because others have their share. */
export const COUPLES = 50_000;
export const ORDERS = 100_000;

/** Beginnings and ends of made-up names: enough that a search of three letters meets some hundred couples. */
export const GIVEN = ['Anna', 'Paul', 'Rosa', 'Emil', 'Noor', 'Lena', 'Jonas', 'Mira', 'Tomas', 'Zoe', 'Elif', 'Karl'];
export const FAMILY = ['Hub', 'Mos', 'Lind', 'Grub', 'Sonn', 'Wim', 'Bach', 'Kron', 'Feld', 'Ober', 'Stein', 'Vogt'];
const ENDS = ['er', 'mann', 'berg', 'qvist', 'auer', 'inger', 'hof', 'eder', 'ler', 'ig'];

const list = (names: readonly string[]): string => `array[${names.map((name) => `'${name}'`).join(',')}]`;
const pick = (names: readonly string[], by: string): string => `(${list(names)})[1 + (${by}) % ${names.length}]`;

const NAMES = `select n, ${pick(GIVEN, 'n')} as a, ${pick(GIVEN, 'n / 7')} as b,
  ${pick(FAMILY, 'n / 3')} || ${pick(ENDS, 'n / 11')} || (n % 997) as family from generate_series(1, ${COUPLES}) n`;

/**
 * Fills the tables from one order that was placed like any other: its rows are copied, each with a design of its own, and
 * every couple has two of them in its file.
 */
export async function seedTrade({ pool }: Database, orderId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const query = (text: string) => client.query(text.replaceAll('$order', `'${orderId}'::uuid`));
    await query(`insert into couples (dealer_id, people, city, wedding_date, language, search, sort_name, next_step, next_step_on,
        created_at, updated_at, updated_by)
      select o.dealer_id, jsonb_build_array(
          jsonb_build_object('givenName', a, 'familyName', family, 'email', '', 'phone', '', 'sizes', '[]'::jsonb),
          jsonb_build_object('givenName', b, 'familyName', family, 'email', '', 'phone', '', 'sizes', '[]'::jsonb)),
        'Town ' || n % 500, date '2026-01-01' + n % 900, 'de', array_to_tsvector(array[lower(a), lower(b), lower(family),
          'town', (n % 500)::text]), lower(family) || ' ' || lower(a), '', null,
        now() - n * interval '1 minute', now() - n * interval '1 minute', o.user_id
      from (${NAMES}) names, orders o where o.id = $order`);
    await query(
      `create temp table numbered as select id, row_number() over (order by updated_at desc) as n from couples`,
    );
    await query(`insert into designs (code, dealer_id, user_id, design, design_key, set_id, name, price_list_id, evaluation,
        grams, cost, retail, created_at, search)
      select upper(lpad(to_hex(n), 8, '0')), d.dealer_id, d.user_id, d.design, d.design_key, d.set_id, '', d.price_list_id,
        d.evaluation, d.grams, d.cost, d.retail, now() - n * interval '1 minute',
        d.search || array_to_tsvector(array[lpad(to_hex(n), 8, '0')])
      from generate_series(1, ${ORDERS}) n, order_positions p join designs d on d.code = p.design_code where p.order_id = $order`);
    await query(`insert into orders (number, dealer_id, user_id, idempotency_key, commission, couple_id, status, created_at)
      select 'B-' || lpad(c.n::text, 6, '0') || '-' || half, o.dealer_id, o.user_id, 'bench-' || c.n || '-' || half,
        'Bench ' || c.n, c.id, 'shipped', now() - (c.n * 2 - half) * interval '1 minute'
      from numbered c, generate_series(0, 1) half, orders o where o.id = $order`);
    await query(`insert into order_positions (order_id, number, kind, design_code, design, evaluation, quantity, retail, cost,
        price_list_id, retail_rule, priced_at)
      select o.id, 1, 'rings', upper(lpad(to_hex(c.n * 2 - half), 8, '0')), p.design, p.evaluation, 1, p.retail, p.cost,
        p.price_list_id, p.retail_rule, o.created_at
      from numbered c, generate_series(0, 1) half, order_positions p, orders o
      where p.order_id = $order and o.number = 'B-' || lpad(c.n::text, 6, '0') || '-' || half`);
    await query(`insert into order_events (order_id, status, at, by_user_id, by_name)
      select id, 'received', created_at, user_id, 'Bench' from orders where number like 'B-%'`);
    await query(`insert into couple_designs (couple_id, design_code, at)
      select o.couple_id, p.design_code, o.created_at from orders o join order_positions p on p.order_id = o.id
      where o.number like 'B-%'`);
    // One order in twenty is in the workshop, wanted around these days.
    await query(`update orders set status = (array['received', 'released', 'casting', 'setting', 'quality'])[1 + hash % 5],
        requested_date = current_date + hash % 60 - 10
      from (select id as hashed, abs(hashtext(number)) as hash from orders where number like 'B-%') h
      where id = hashed and hash % 20 = 0`);
    await query('vacuum analyze');
  } finally {
    client.release();
  }
}
