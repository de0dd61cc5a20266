import { brokenRules } from '@ringwerk/papers/test/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { SETTINGS, startPaperHouse, type PaperHouse } from '../../../test/paper-house.ts';
import { paperSheet } from '../pdf/paper-sheet.ts';
import { findListed, listPapers } from './paper-list.ts';

let house: PaperHouse;
const NOW = new Date('2026-11-24T10:00:00Z');
beforeAll(async () => {
  house = await startPaperHouse(NOW);
});
afterAll(() => house.close());

const rowOf = async (id: string) =>
  (await house.database.pool.query('select * from papers where id = $1', [id])).rows[0];
const setDealer = (fields: object) =>
  house.database.pool.query(
    `update dealers set ${Object.keys(fields)
      .map((field, index) => `${field} = $${index + 1}`)
      .join(', ')} where customer_number = '10001'`,
    Object.values(fields),
  );
const text = (file: Buffer): string => file.toString('latin1');
const audited = async (action: string): Promise<number> =>
  Number((await house.database.pool.query('select count(*) from audit_log where action = $1', [action])).rows[0].count);

describe('the invoice of an order', () => {
  test('bills the frozen price of its rings, with the tax of the day of supply', async () => {
    const order = await house.shipped({ quantity: 2 });
    const { cost: net, positions } = await house.get(house.admin, `/api/work-orders/${order}`);
    const [{ cost }] = positions;
    const invoice = await house.billed(order);
    expect(net).toBe(cost * 2);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^RE-2026-\d{5}$/u),
      issuedOn: '2026-11-24',
      net,
      tax: Math.round(net * 0.19),
      gross: net + Math.round(net * 0.19),
      dealer: { customerNumber: '10001' },
      payment: { state: 'open', dueOn: '2026-12-24', paid: 0, open: net + Math.round(net * 0.19) },
      hasXrechnung: true,
    });
    const { lines } = await house.get(house.accounts, `/api/papers/${invoice.id}`);
    expect(lines).toHaveLength(WORKED_EXAMPLE.rings.length);
    expect(lines[0]).toMatchObject({ quantity: 2, price: cost, net, credited: 0 });
  });

  test('says alloy and weight, stones with carats, price list and fixing of each ring', async () => {
    const invoice = await house.billed(await house.shipped());
    const { content } = await rowOf(invoice.id);
    const facts = Object.fromEntries(content.lines[0].facts);
    expect(facts).toMatchObject({
      'Steine gesamt': '0,02\u00A0ct',
      'Gewicht je Stück': '4,19\u00A0g',
      Kurs: expect.stringMatching(/^Au \d+,\d{2}\u00A0€\/g$/u),
    });
    expect(facts['Preisliste']).not.toBe('');
    expect(Object.values(facts)).toContain('4,19\u00A0g');
    expect(content.lines[0].tariff).toBe('71131900');
    expect(content.lines[0].name).not.toContain('Anna');
  });

  test('breaks no rule of the standard or of XRechnung, and its PDF carries the same data', async () => {
    const invoice = await house.billed(await house.shipped());
    const { xml, xrechnung } = await rowOf(invoice.id);
    expect(brokenRules(xml, 'en16931')).toEqual([]);
    expect(brokenRules(xrechnung, 'xrechnung')).toEqual([]);
    const file = await house.admin.call({ url: `/api/papers/${invoice.id}/xrechnung` });
    expect([file.headers['content-type'], file.body]).toEqual([expect.stringContaining('application/xml'), xrechnung]);
    const pdf = await house.admin.call({ url: `/api/papers/${invoice.id}/pdf` });
    expect(text(pdf.rawPayload)).toContain('/AFRelationship /Alternative');
    const again = await house.owner.call({ url: `/api/own-papers/${invoice.id}/pdf` });
    expect(again.rawPayload).toEqual(pdf.rawPayload);
  });

  test('is issued once, when the parcel has left, and not for an amount that nobody saw', async () => {
    const order = await house.placed();
    const url = `/api/work-orders/${order}/invoice`;
    const body = { services: [], expectedGross: 1, isReviewed: true };
    expect(await house.refused(house.admin, url, body)).toEqual([409, 'paper.changed']);
    const { gross } = await house.post(house.admin, `${url}-preview`, { services: [] });
    expect(await house.refused(house.admin, url, { ...body, expectedGross: gross })).toEqual([
      409,
      'paper.not-possible',
    ]);
    const shipped = await house.shipped();
    const { id } = await house.billed(shipped);
    const twice = { ...body, expectedGross: (await rowOf(id)).gross };
    expect(
      await house.refused(house.admin, `/api/work-orders/${shipped}/invoice`, {
        ...twice,
        expectedGross: Number(twice.expectedGross),
      }),
    ).toEqual([409, 'paper.not-possible']);
  });

  test('does not go out while the house has no bank account', async () => {
    const order = await house.shipped();
    const put = async (iban: string) => {
      const { version } = await house.get(house.accounts, '/api/paper-settings');
      return house.accounts.call({
        method: 'PUT',
        url: '/api/paper-settings',
        payload: { ...SETTINGS, iban, version },
      });
    };
    expect((await put('')).statusCode).toBe(200);
    const { gaps, gross } = await house.post(house.admin, `/api/work-orders/${order}/invoice-preview`, {
      services: [],
    });
    expect(gaps).toEqual(['/papers/iban']);
    const body = { services: [], expectedGross: gross, isReviewed: true };
    expect(await house.refused(house.admin, `/api/work-orders/${order}/invoice`, body)).toEqual([
      409,
      'paper.incomplete',
    ]);
    expect((await put('DE88370400440532013000')).json().error.issues[0].path).toBe('/iban');
    expect((await put(SETTINGS.iban)).statusCode).toBe(200);
  });

  test('names the account in the form of the country that the house is in', async () => {
    const settings = async () => house.get(house.accounts, '/api/paper-settings');
    const put = async (changes: object) => {
      const { version } = await settings();
      const payload = { ...SETTINGS, iban: '', bank: '', bic: '', ...changes, version };
      return house.accounts.call({ method: 'PUT', url: '/api/paper-settings', payload });
    };
    const moveTo = (country: string) =>
      house.database.pool.query(
        "update dealers set country = $1 where kind = 'manufactory' or customer_number = '10001'",
        [country],
      );
    expect((await settings()).accountForm).toBe('iban');
    await moveTo('JP');
    try {
      expect((await settings()).accountForm).toBe('jp');
      const order = await house.shipped();
      expect((await put({})).statusCode).toBe(200);
      const preview = await house.post(house.admin, `/api/work-orders/${order}/invoice-preview`, { services: [] });
      expect(preview.gaps).toEqual(['/papers/accountNumber']);
      const wrong = (await put({ bankCode: '1', accountType: 'ordinary', accountNumber: '1234567' })).json().error;
      expect(wrong.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
        ['/bank', 'field.missing'],
        ['/bankCode', 'field.format'],
        ['/branchCode', 'field.missing'],
      ]);
      const account = {
        bank: 'みずほ銀行',
        bankCode: '０００１',
        branch: '銀座支店',
        branchCode: '015',
        accountType: 'ordinary',
        accountNumber: '123456',
        bic: 'MHCBJPJT',
      };
      expect((await put(account)).json()).toMatchObject({ ...account, bankCode: '0001', accountForm: 'jp' });
      const body = { services: [], expectedGross: preview.gross, isReviewed: true };
      const invoice = await house.post(house.admin, `/api/work-orders/${order}/invoice`, body);
      const { xml, xrechnung, content } = await rowOf(invoice.id);
      expect([brokenRules(xml, 'en16931'), brokenRules(xrechnung, 'xrechnung')]).toEqual([[], []]);
      for (const data of [xml, xrechnung]) {
        expect(data).toContain('<ram:ProprietaryID>0001-015-0123456</ram:ProprietaryID>');
        // A transfer in general: SEPA knows IBANs alone.
        expect(data).toMatch(/<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>30</u);
        expect(data).not.toContain('IBANID');
      }
      const { feet } = paperSheet({ content, xml: null, logo: null, colour: null });
      expect(feet.flat()).toEqual(
        expect.arrayContaining(['みずほ銀行 (0001)', '銀座支店 (015)', 'Ordentliches Konto (普通) 123456', 'MHCBJPJT']),
      );
      await moveTo('KR');
      const korean = { bank: '국민은행', accountNumber: '123456-01-123456' };
      expect((await put({ ...korean, accountNumber: '12-3' })).json().error.issues[0].path).toBe('/accountNumber');
      expect((await put(korean)).json()).toMatchObject({ ...korean, accountForm: 'kr' });
    } finally {
      await moveTo('DE');
    }
    // What stays of the other form is taken away with the next change.
    expect((await put(SETTINGS)).json()).toMatchObject({ iban: 'DE89370400440532013000', accountNumber: '' });
  });
});

describe('the tax of a dealer abroad', () => {
  const preview = async (order: string, services: readonly object[] = []) =>
    house.post(house.admin, `/api/work-orders/${order}/invoice-preview`, { services });
  const WORK = [{ name: 'Ringweite ändern', net: 4_500 }];

  test('is none for goods to another EU country with a right VAT id, and reversed for work', async () => {
    const order = await house.shipped();
    await setDealer({ country: 'NL', vat_id: 'NL004495445B01', postcode: '3511 AB', language: 'nl' });
    const { vat, doubts } = await preview(order, WORK);
    expect(
      vat.map(({ category, rate, tax }: { category: string; rate: number; tax: number }) => [category, rate, tax]),
    ).toEqual([
      ['K', 0, 0],
      ['AE', 0, 0],
    ]);
    expect(doubts).toEqual([]);
    const invoice = await house.billed(order, { services: WORK });
    const { xml, xrechnung, content } = await rowOf(invoice.id);
    expect([brokenRules(xml, 'en16931'), brokenRules(xrechnung, 'xrechnung')]).toEqual([[], []]);
    expect(xml).toContain('Intracommunautaire levering');
    expect(content.vatCheck).toEqual({ vatId: 'NL004495445B01', isRight: true, checkedAt: NOW.toISOString() });
  });

  test('is that of the house without a right VAT id, once somebody has looked at it', async () => {
    const order = await house.shipped();
    await setDealer({ country: 'NL', vat_id: 'NL004495444B01' });
    const { vat, doubts, gross } = await preview(order);
    expect([vat[0].category, vat[0].rate, doubts]).toEqual(['S', 0.19, ['wrong-vat-id']]);
    const body = { services: [], expectedGross: gross, isReviewed: false };
    const url = `/api/work-orders/${order}/invoice`;
    expect(await house.refused(house.admin, url, body)).toEqual([409, 'paper.doubtful']);
    await house.post(house.admin, url, { ...body, isReviewed: true });
  });

  test('is none for an export, and work abroad is billed by nobody here', async () => {
    const order = await house.shipped();
    await setDealer({ country: 'CH', vat_id: 'CHE-107.787.577 MWST', language: 'fr' });
    expect((await preview(order)).vat[0].category).toBe('G');
    const { doubts, gross } = await preview(order, WORK);
    expect(doubts).toEqual(['service-abroad']);
    const body = { services: WORK, expectedGross: gross, isReviewed: true };
    expect(await house.refused(house.admin, `/api/work-orders/${order}/invoice`, body)).toEqual([
      409,
      'paper.doubtful',
    ]);
    const invoice = await house.billed(order);
    expect(brokenRules((await rowOf(invoice.id)).xml, 'en16931')).toEqual([]);
    await setDealer({ country: 'DE', vat_id: 'DE129273398', postcode: '93047', language: 'de' });
  });
});

describe('credits and payments', () => {
  const state = async (id: string) => (await house.get(house.accounts, `/api/papers/${id}`)).payment;
  const credit = (id: string, lines: readonly object[] | null, key: string) =>
    house.post(house.accounts, `/api/papers/${id}/credit`, { idempotencyKey: key, reason: 'Kratzer', lines });
  const pay = (id: string, amount: number, key: string, cashDiscount = 0) =>
    house.post(house.accounts, `/api/papers/${id}/payments`, {
      idempotencyKey: key,
      paidOn: '2026-11-24',
      amount,
      cashDiscount,
      note: '',
    });

  test('a part is credited by a paper of its own that names the invoice, and never more than was billed', async () => {
    const invoice = await house.billed(await house.shipped());
    const part = await credit(invoice.id, [{ index: 0, net: 10_000 }], 'credit-part');
    expect(part).toMatchObject({
      kind: 'credit',
      number: expect.stringMatching(/^GS-2026-/u),
      net: 10_000,
      tax: 1_900,
    });
    expect(part.precedes).toEqual({ id: invoice.id, number: invoice.number });
    const { xrechnung: data, content } = await rowOf(part.id);
    expect(brokenRules(data, 'xrechnung')).toEqual([]);
    expect(data).toContain(`<ram:Description>${content.terms.words}</ram:Description>`);
    expect(data).not.toContain('DueDateDateTime');
    const url = `/api/papers/${invoice.id}/credit`;
    const all = { idempotencyKey: 'credit-too-much', reason: 'x', lines: [{ index: 0, net: invoice.net - 9_999 }] };
    expect(await house.refused(house.accounts, url, all)).toEqual([409, 'paper.too-much']);
    const rest = await credit(invoice.id, null, 'credit-rest');
    expect(rest.net).toBe(invoice.net - 10_000);
    expect(await state(invoice.id)).toMatchObject({ state: 'settled', credited: part.gross + rest.gross });
    expect(await house.refused(house.accounts, url, { ...all, idempotencyKey: 'once-more', lines: null })).toEqual([
      409,
      'paper.too-much',
    ]);
  });

  test('an order whose invoice was cancelled is billed again, by a corrected invoice that names the first', async () => {
    const order = await house.shipped();
    const first = await house.billed(order);
    await credit(first.id, null, 'cancel-whole');
    const second = await house.billed(order);
    expect(second.precedes).toEqual({ id: first.id, number: first.number });
    const { xml, xrechnung } = await rowOf(second.id);
    expect(xml).toContain('<ram:TypeCode>384</ram:TypeCode>');
    expect(brokenRules(xrechnung, 'xrechnung')).toEqual([]);
  });

  test('an invoice that small credits have taken back whole is settled, though their tax was rounded one by one', async () => {
    const order = await house.shipped();
    const { id, net, gross } = await house.billed(order);
    // 19 % of 2 cents are none, those of 6 cents are one.
    for (const key of ['two-cents-1', 'two-cents-2', 'two-cents-3']) await credit(id, [{ index: 0, net: 2 }], key);
    const rest = await credit(id, null, 'all-other-cents');
    expect([rest.net, rest.gross < gross - 6]).toEqual([net - 6, true]);
    expect(await state(id)).toMatchObject({ state: 'settled', credited: gross, open: 0 });
    expect((await house.billed(order)).precedes).toMatchObject({ id });
  });

  test('an invoice is open, part paid, overdue and settled', async () => {
    const { id, gross } = await house.billed(await house.shipped());
    await pay(id, 10_000, 'payment-1');
    expect(await state(id)).toMatchObject({ state: 'part-paid', paid: 10_000, open: gross - 10_000 });
    const stateOn = async (day: string) => (await findListed(house.database.orm, 'all', id, day))?.state;
    expect([await stateOn('2026-12-24'), await stateOn('2026-12-25')]).toEqual(['part-paid', 'overdue']);
    const page = { page: 1, pageSize: 96, offset: 0 };
    const late = await listPapers(house.database.orm, 'all', { state: 'overdue' }, { page, today: '2026-12-25' });
    expect(late.papers.map((paper) => paper.id)).toContain(id);
    expect(late.overdue).toBe(late.papers.reduce((sum, { open }) => sum + open, 0));
    await pay(id, gross - 10_000 - 500, 'payment-2', 500);
    expect(await state(id)).toMatchObject({ state: 'settled', cashDiscount: 500, open: 0 });
  });

  test('the same act twice is one, and what was entered wrongly is taken back', async () => {
    const { id } = await house.billed(await house.shipped());
    await pay(id, 700, 'same-payment');
    await pay(id, 700, 'same-payment');
    expect((await state(id)).paid).toBe(700);
    const other = { idempotencyKey: 'same-payment', paidOn: '2026-11-24', amount: 701, cashDiscount: 0, note: '' };
    expect(await house.refused(house.accounts, `/api/papers/${id}/payments`, other)).toEqual([
      409,
      'idempotency.other-body',
    ]);
    await pay(id, -700, 'taken-back');
    expect((await state(id)).paid).toBe(0);
    const more = { ...other, idempotencyKey: 'too-much-back', amount: -1 };
    expect(await house.refused(house.accounts, `/api/papers/${id}/payments`, more)).toEqual([409, 'paper.too-much']);
    const credits = await Promise.all([1, 2, 3].map(() => credit(id, null, 'same-credit')));
    expect(new Set(credits.map((paper) => paper.number)).size).toBe(1);
  });
});

describe('who sees what', () => {
  test('the workshop has delivery notes without a price, and no other paper', async () => {
    const order = await house.shipped();
    const note = await house.post(house.workshop, `/api/work-orders/${order}/delivery-note`);
    expect(note).toEqual({
      id: note.id,
      kind: 'delivery',
      number: expect.stringMatching(/^LS-2026-/u),
      issuedOn: '2026-11-24',
    });
    const { content } = await rowOf(note.id);
    const facts = content.lines[0].facts.map(([label]: readonly [string, string]) => label);
    expect(facts).toContain('Gewicht je Stück');
    expect(facts.filter((label: string) => ['Preisliste', 'Kurs'].includes(label))).toEqual([]);
    const invoice = await house.billed(order);
    const seen = await house.get(house.workshop, `/api/work-orders/${order}/papers`);
    expect(seen).toEqual({ papers: [note], possible: [] });
    expect((await house.workshop.call({ url: `/api/delivery-notes/${note.id}/pdf` })).statusCode).toBe(200);
    expect((await house.workshop.call({ url: `/api/delivery-notes/${invoice.id}/pdf` })).statusCode).toBe(404);
    expect((await rowOf(invoice.id)).content.deliveryNumber).toBe(note.number);
    const all = await house.get(house.admin, `/api/work-orders/${order}/papers`);
    expect(all.papers.map(({ kind, gross }: { kind: string; gross?: number }) => [kind, gross])).toEqual([
      ['delivery', undefined],
      ['invoice', invoice.gross],
    ]);
    expect(all.possible).toEqual(['confirmation']);
  });

  test('the list is sorted over all pages, papers without a value last', async () => {
    const list = async (query: string): Promise<{ number: string; gross: number | null }[]> =>
      (await house.get(house.accounts, `/api/papers?pageSize=96&${query}`)).papers;
    const grosses = (await list('sort=gross&descending=true')).map(({ gross }) => gross);
    const known = grosses.filter((gross) => gross !== null);
    expect(known).toEqual(known.toSorted((one, other) => other - one));
    expect(grosses.slice(known.length).every((gross) => gross === null)).toBe(true);
    const numbers = (await list('sort=number')).map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted());
    expect(numbers.length).toBeGreaterThan(2);
    const [first] = await list('sort=number&page=1');
    expect((await list('sort=number&descending=true')).at(-1)).toEqual(first);
  });

  test('a dealer sees his own papers, and nobody else’s', async () => {
    const order = await house.shipped();
    const confirmation = await house.post(house.admin, `/api/work-orders/${order}/confirmation`);
    const own = await house.get(house.owner, `/api/own-papers?orderId=${order}`);
    expect(own.papers).toMatchObject([
      { id: confirmation.id, kind: 'confirmation', commission: 'Huber 24', payment: null },
    ]);
    const none = await house.get(house.owner, '/api/own-papers?coupleId=5e11e400-0000-4000-8000-000000000001');
    expect(none.papers).toEqual([]);
    const couple = await openCouple(house.owner);
    const record = { kind: 'order', record: order, isTied: true };
    const url = `/api/couples/${couple.id}/records`;
    expect((await house.owner.call({ method: 'PUT', url, payload: record })).statusCode).toBe(200);
    const theirs = await house.get(house.owner, `/api/own-papers?coupleId=${couple.id}`);
    expect(theirs.papers).toEqual(own.papers);
    const trainee = await house.logIn('10001-3');
    const refused = await trainee.call({ url: `/api/own-papers?coupleId=${couple.id}` });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'session.forbidden']);
    const stranger = await house.logIn('10002');
    expect((await house.get(stranger, `/api/own-papers?coupleId=${couple.id}`)).papers).toEqual([]);
    expect((await stranger.call({ url: `/api/own-papers/${confirmation.id}/pdf` })).statusCode).toBe(404);
    expect((await house.get(stranger, '/api/own-papers')).total).toBe(0);
  });
});

test('every deed is in the log', async () => {
  const before = await Promise.all(['paper.issued', 'paper.paid', 'bookings.exported'].map(audited));
  expect(before.slice(0, 2).every((count) => count > 0)).toBe(true);
  const file = await house.accounts.call({ url: '/api/bookings?from=2026-11-01&to=2026-11-30' });
  expect([file.statusCode, await audited('bookings.exported')]).toEqual([200, (before[2] ?? 0) + 1]);
  const lines = new TextDecoder('windows-1252').decode(file.rawPayload).split('\r\n');
  const { rows } = await house.database.pool.query(
    "select number, kind, gross from papers where kind in ('invoice', 'credit') order by issued_at, number",
  );
  // A posting for each tax: that of goods and that of work stand on one invoice.
  const numbers = lines.slice(2, -1).map((line) => line.split(';')[10]);
  expect(new Set(numbers)).toEqual(new Set(rows.map(({ number }) => `"${number}"`)));
  const sum = (sign: string): number =>
    lines
      .slice(2, -1)
      .filter((line) => line.split(';')[1] === `"${sign}"`)
      .reduce((total, line) => total + Number(line.split(';')[0]?.replace(',', '')), 0);
  const billed = (kind: string): number =>
    rows.filter((row) => row.kind === kind).reduce((total, { gross }) => total + Number(gross), 0);
  expect([sum('S'), sum('H')]).toEqual([billed('invoice'), billed('credit')]);
  const years = await house.accounts.call({ url: '/api/bookings?from=2025-12-31&to=2026-01-01' });
  expect(years.json().error.code).toBe('bookings.period');
});
