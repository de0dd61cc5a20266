import {
  exportHouseModels,
  MODEL_SHEET_COLUMNS,
  MODEL_SHEET_HEADS,
  type HouseModelAnswer,
  type ModelSheetCheck,
  type ModelSheetColumn,
} from '@ringwerk/contract';
import { toCsv, toXlsx, type WrittenCell } from '@ringwerk/sheets/write';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let clerk: TestUser;
let jeweller: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  clerk = await shop.logIn('90001');
  jeweller = await shop.logIn('10001');
});
afterAll(() => shop.close());

const HEAD = MODEL_SHEET_COLUMNS.map((column) => MODEL_SHEET_HEADS[column].de);
const rows = async (): Promise<readonly (readonly WrittenCell[])[]> =>
  exportHouseModels.answer.parse((await clerk.call({ url: '/api/house-models/sheet' })).json()).rows;
const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');
const post = (url: string, payload: object, user = clerk) => user.call({ method: 'POST', url, payload });

async function check(data: string): Promise<ModelSheetCheck> {
  const answer = await post('/api/house-models/sheet-checks', { data });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const importFile = (data: string, digest: string) =>
  post('/api/house-models/sheet-imports', { data, digest, name: 'collection.xlsx' });

/** A file of some columns: cells by column. */
function file(lines: readonly Partial<Record<ModelSheetColumn, WrittenCell>>[]): string {
  const columns = MODEL_SHEET_COLUMNS.filter((column) => lines.some((line) => column in line));
  const cells = lines.map((line) => columns.map((column) => line[column] ?? null));
  return base64(toCsv([columns.map((column) => MODEL_SHEET_HEADS[column].en), ...cells], '.'));
}
const read = async (setId: number): Promise<HouseModelAnswer> =>
  (await clerk.call({ url: `/api/house-models/${setId}?lang=de` })).json();
const findings = ({ rows: found }: ModelSheetCheck) =>
  found.map(({ findings: [first] }) => first && [first.column, first.code]);
const results = ({ rows: found }: ModelSheetCheck) => found.map(({ result }) => result);
async function saved(width: number): Promise<string> {
  const design = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, width })) };
  return (await post('/api/designs', { design }, jeweller)).json().code;
}

describe('the collection that comes back as it was exported', () => {
  test('changes no row, as XLSX and in both forms of CSV', async () => {
    const all = await rows();
    expect(all.length).toBeGreaterThan(100);
    const columns = HEAD.map((label) => ({ label, width: 10 }));
    const files = [
      toXlsx({ name: 'Kollektion', columns, rows: all }),
      toCsv([HEAD, ...all], ','),
      toCsv([HEAD, ...all], '.'),
    ];
    for (const bytes of files) {
      const { counts } = await check(base64(bytes));
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: all.length, refused: 0 });
    }
  });
});

describe('an import', () => {
  test('writes texts, days, start value, successor, categories and places, all audited, and nothing else', async () => {
    const before = await read(6002);
    const data = file([
      {
        article: 'RW-06-002',
        'name.jp': '北風',
        'words.de': '=SUM(A1)',
        withdrawnFrom: { kind: 'day', day: '2099-12-31' },
        successor: 'RW-06-003',
        start: 40,
        places: '6 (1); 8',
        version: before.version,
      },
    ]);
    const answer = await check(data);
    expect(answer.counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 });
    expect((await read(6002)).version).toBe(before.version);
    expect((await importFile(data, answer.digest)).json()).toEqual({ created: 0, changed: 1 });
    const after = await read(6002);
    expect(after).toMatchObject({
      names: { ...before.names, jp: '北風' },
      words: { de: '=SUM(A1)' },
      note: before.note,
      successor: { articleNumber: 'RW-06-003' },
      demand: { start: 40 },
      publishedFrom: before.publishedFrom,
      version: before.version + 1,
    });
    expect(after.places.find(({ category }) => category === 6)?.position).toBe(1);
    expect(after.categories).toEqual([6, 8]);
    const { rows: log } = await shop.database.pool.query(
      `select action, detail from audit_log where action in ('models.imported', 'model.changed') order by id desc limit 2`,
    );
    expect(log.map(({ action }) => action)).toEqual(['models.imported', 'model.changed']);
    expect(log[0].detail).toMatchObject({ file: 'collection.xlsx', changed: 1 });
    // A text that a spreadsheet would run comes back as text.
    const again = await check(base64(toCsv([HEAD, ...(await rows())], ',')));
    expect(again.counts.unchanged).toBe((await rows()).length);
  });

  test('makes a model of a saved design in its section', async () => {
    const code = await saved(4.5);
    const data = file([{ article: '', section: 23, code, 'name.de': 'Südwind', places: '8' }]);
    const answer = await check(data);
    expect(answer.rows).toMatchObject([{ result: 'new', article: code }]);
    expect((await importFile(data, answer.digest)).json()).toEqual({ created: 1, changed: 0 });
    const made = (await rows()).find((cells) => cells.includes('Südwind'));
    expect(made?.[0]).toMatch(/^RW-23-/u);
    expect(findings(await check(file([{ article: '', section: 23, code }])))).toEqual([['Design code', 'code.twice']]);
  });

  test('over a collection that somebody has changed since the check is refused as a whole', async () => {
    const data = file([
      { article: 'RW-06-004', start: 11 },
      { article: 'RW-06-005', start: 12 },
    ]);
    const answer = await check(data);
    const { version } = await read(6005);
    await clerk.call({ method: 'PATCH', url: '/api/house-models/6005', payload: { version, popularityStart: 3 } });
    const refused = await importFile(data, answer.digest);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'model.changed']);
    expect((await read(6004)).demand.start).not.toBe(11);
    const anew = await check(data);
    expect(anew.rows[1]?.changes).toEqual([{ column: 'Start value', before: '3', after: '12' }]);
    expect((await importFile(data, anew.digest)).statusCode).toBe(200);
    expect((await read(6004)).demand.start).toBe(11);
  });
});

describe('a row is refused at its column', () => {
  test.each([
    ['an article that there is not', { article: 'RW-99-001' }, ['Article', 'row.unknown']],
    ['a day that is none', { article: 'RW-06-006', publishedFrom: '31.02.2027' }, ['Offered from', 'cell.day']],
    ['a day with strokes', { article: 'RW-06-006', publishedFrom: '3/4/2027' }, ['Offered from', 'cell.day']],
    [
      'an end before its beginning',
      { article: 'RW-06-006', withdrawnFrom: '1999-01-01' },
      ['Withdrawn from', 'cell.value'],
    ],
    ['a name that is too long', { article: 'RW-06-006', 'name.de': 'x'.repeat(81) }, ['Name (de)', 'cell.too-long']],
    ['a category that there is not', { article: 'RW-06-006', places: '13' }, ['Categories and places', 'cell.value']],
    ['a start value above its limit', { article: 'RW-06-006', start: 101 }, ['Start value', 'cell.too-big']],
    ['itself as its successor', { article: 'RW-06-006', successor: 'RW-06-006' }, ['Successor', 'cell.value']],
    ['an older version', { article: 'RW-06-006', start: 1, version: 99 }, ['Version', 'row.stale']],
    ['another section', { article: 'RW-06-006', section: 7 }, ['Number range', 'cell.fixed']],
    ['a code that is none', { article: '', section: 23, code: 'XXXXXXXX' }, ['Design code', 'code.unknown']],
    ['a new model without a section', { article: '', section: '', code: 'XXXXXXXX' }, undefined],
  ])('for %s', async (_, line, finding) => {
    const answer = await check(file([line]));
    expect(results(answer)).toEqual(['refused']);
    if (finding !== undefined) expect(findings(answer)).toEqual([finding]);
  });

  test('and a circle of successors at the row that closes it', async () => {
    const answer = await check(
      file([
        { article: 'RW-06-007', successor: 'RW-06-008' },
        { article: 'RW-06-008', successor: 'RW-06-007' },
        { article: 'RW-06-008', successor: 'RW-06-009' },
      ]),
    );
    expect(findings(answer)).toEqual([undefined, ['Successor', 'cell.value'], ['Article', 'row.twice']]);
  });
});

test.each([
  ['the file of a price list', 'Value;Unit;Key\n1;EUR;turning', 'sheet.other-list'],
  ['a file without the article', 'Name (de);Start value\nNordwind;3', 'sheet.columns-missing'],
  ['a column that stands twice', 'Article;Start value;Startwert\nRW-06-001;1;2', 'sheet.column-twice'],
  ['more rows than a collection has', `Article\n${'RW-06-001\n'.repeat(5_001)}`, 'sheet.too-many-rows'],
])('%s is refused as a whole', async (_, text, code) => {
  const answer = await post('/api/house-models/sheet-checks', { data: base64(text) });
  expect([answer.statusCode, answer.json().error.issues[0].code]).toEqual([422, code]);
});
