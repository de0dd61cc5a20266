import {
  exportHouseModels,
  getModelImport,
  listModelImportRows,
  MODEL_IMPORTS_KEPT,
  MODEL_SHEET_COLUMNS,
  MODEL_SHEET_HEADS,
  type HouseModelAnswer,
  type ImportRowsShown,
  type ModelImport,
  type ModelImportRow,
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
let calls = 0;
/** From an address of its own: files are limited by the minute and address. */
const post = (url: string, payload?: object, user = clerk) => {
  calls += 1;
  const remoteAddress = `10.9.8.${calls & 255}`;
  return user.call({ method: 'POST', url, remoteAddress, ...(payload === undefined ? {} : { payload }) });
};

const IMPORTS = '/api/house-models/imports';
async function upload(bytes: Uint8Array | string, name = 'collection.xlsx'): Promise<string> {
  const answer = await post(IMPORTS, { data: Buffer.from(bytes).toString('base64'), name });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}
const read = async (id: string): Promise<ModelImport> =>
  getModelImport.answer.parse((await clerk.call({ url: `${IMPORTS}/${id}` })).json());
const rowsOf = async (id: string, shown: ImportRowsShown = 'all') =>
  listModelImportRows.answer.parse((await clerk.call({ url: `${IMPORTS}/${id}/rows?shown=${shown}` })).json());

interface Checked {
  readonly id: string;
  readonly counts: NonNullable<ModelImport['check']>['counts'];
  readonly digest: string;
  readonly rows: readonly ModelImportRow[];
}
async function answered(id: string): Promise<Checked> {
  await shop.runJobs();
  const { check, problem, job } = await read(id);
  if (check === null) throw new Error(problem?.code ?? job?.error ?? 'nothing was found');
  return { id, counts: check.counts, digest: check.digest, rows: (await rowsOf(id)).rows };
}
const check = async (bytes: Uint8Array | string): Promise<Checked> => answered(await upload(bytes));
const recheck = async (id: string): Promise<Checked> => {
  expect((await post(`${IMPORTS}/${id}/check`)).statusCode).toBe(204);
  return answered(id);
};
const apply = ({ id, digest }: Pick<Checked, 'id' | 'digest'>) => post(`${IMPORTS}/${id}/apply`, { digest });
async function write(checked: Checked): Promise<ModelImport> {
  const answer = await apply(checked);
  expect(answer.statusCode, answer.body).toBe(204);
  await shop.runJobs();
  return read(checked.id);
}

/** A file of some columns: cells by column. */
function file(lines: readonly Partial<Record<ModelSheetColumn, WrittenCell>>[]): string {
  const columns = MODEL_SHEET_COLUMNS.filter((column) => lines.some((line) => column in line));
  const cells = lines.map((line) => columns.map((column) => line[column] ?? null));
  return toCsv([columns.map((column) => MODEL_SHEET_HEADS[column].en), ...cells], '.');
}
const model = async (setId: number): Promise<HouseModelAnswer> =>
  (await clerk.call({ url: `/api/house-models/${setId}?lang=de` })).json();
const findings = ({ rows: found }: Checked) =>
  found.map(({ findings: [first] }) => first && [first.column, first.code]);
const results = ({ rows: found }: Checked) => found.map(({ result }) => result);
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
      const { id, counts } = await check(bytes);
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: all.length, refused: 0 });
      expect([(await rowsOf(id, 'open')).total, (await rowsOf(id)).total]).toEqual([0, all.length]);
    }
  });
});

describe('an import', () => {
  test('writes texts, days, start value, successor, categories and places, all audited, and nothing else', async () => {
    const before = await model(6002);
    const answer = await check(
      file([
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
      ]),
    );
    expect(answer.counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 });
    expect((await model(6002)).version).toBe(before.version);
    const { written, job } = await write(answer);
    expect([written, job]).toEqual([{ at: expect.any(String), by: expect.any(String), created: 0, changed: 1 }, null]);
    const after = await model(6002);
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
      `select action, by_number, detail from audit_log where action in ('models.imported', 'model.changed') order by id desc limit 2`,
    );
    expect(log.map(({ action, by_number }) => [action, by_number])).toEqual([
      ['models.imported', '90001'],
      ['model.changed', '90001'],
    ]);
    expect(log[0].detail).toMatchObject({ file: 'collection.xlsx', changed: 1 });
    // Its bytes are no longer needed; a text that a spreadsheet would run comes back as text.
    const { rows: kept } = await shop.database.pool.query('select file from model_imports where id = $1', [answer.id]);
    expect(kept).toEqual([{ file: null }]);
    expect((await check(toCsv([HEAD, ...(await rows())], ','))).counts.unchanged).toBe((await rows()).length);
  });

  test('makes a model of a saved design in its section', async () => {
    const code = await saved(4.5);
    const answer = await check(file([{ article: '', section: 23, code, 'name.de': 'Südwind', places: '8' }]));
    expect(answer.rows).toMatchObject([{ result: 'new', article: code }]);
    expect((await write(answer)).written).toMatchObject({ created: 1, changed: 0 });
    const made = (await rows()).find((cells) => cells.includes('Südwind'));
    expect(made?.[0]).toMatch(/^RW-23-/u);
    expect(findings(await check(file([{ article: '', section: 23, code }])))).toEqual([['Design code', 'code.twice']]);
  });

  test('makes one model of a design that two rows name, by one code or by two', async () => {
    const [code, same] = [await saved(4.6), await saved(4.6)];
    const answer = await check(file([code, code, same].map((one) => ({ article: '', section: 23, code: one }))));
    expect(findings(answer)).toEqual([undefined, ['Design code', 'row.twice'], ['Design code', 'row.twice']]);
    expect(answer.rows[2]?.findings[0]?.params).toEqual({ row: 2 });
    expect((await write(answer)).written).toMatchObject({ created: 1 });
  });

  test('of a section without a number left is refused at its row', async () => {
    await shop.database.pool.query(
      `insert into models (set_id, article_number, kind, without_design, names)
       select 24999, 'RW-24-999', kind, without_design, '{}' from models where set_id = 6003`,
    );
    const code = await saved(4.7);
    expect(findings(await check(file([{ article: '', section: 24, code }])))).toEqual([
      ['Number range', 'section.full'],
    ]);
  });

  test('over a collection that somebody has changed since the check writes nothing, and is looked at again', async () => {
    const answer = await check(
      file([
        { article: 'RW-06-004', start: 11 },
        { article: 'RW-06-005', start: 12 },
      ]),
    );
    const { version } = await model(6005);
    await clerk.call({ method: 'PATCH', url: '/api/house-models/6005', payload: { version, popularityStart: 3 } });
    const { written, job } = await write(answer);
    expect([written, job]).toMatchObject([null, { state: 'failed', error: 'import.changed', attempts: 1 }]);
    expect((await model(6004)).demand.start).not.toBe(11);
    const anew = await recheck(answer.id);
    expect(anew.rows[1]?.changes).toEqual([{ column: 'Start value', before: '3', after: '12' }]);
    // The answer that was looked at first is not the one that counts now.
    expect((await apply({ ...anew, digest: answer.digest })).json().error.code).toBe('model.changed');
    expect((await write(anew)).written).toMatchObject({ changed: 2 });
    expect((await model(6004)).demand.start).toBe(11);
  });

  test('is written once, and is alone with its file while it is under way', async () => {
    const answer = await check(file([{ article: 'RW-06-010', start: 21 }]));
    const started = await Promise.all([apply(answer), apply(answer)]);
    expect(started.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect((await post(`${IMPORTS}/${answer.id}/check`)).statusCode).toBe(409);
    await shop.runJobs();
    const { version } = await model(6010);
    expect((await apply(answer)).statusCode).toBe(409);
    // A second attempt at a job that was cut off after its commit.
    await shop.database.pool.query(
      "update jobs set state = 'waiting', ended_at = null where unique_key = $1 and payload ? 'digest'",
      [answer.id],
    );
    expect(await shop.runJobs()).toBe(1);
    expect([(await model(6010)).version, (await read(answer.id)).written?.changed]).toEqual([version, 1]);
  });

  test('that is cancelled before it begins has written nothing, and can be looked at again', async () => {
    const answer = await check(file([{ article: 'RW-06-011', start: 31 }]));
    await apply(answer);
    expect((await post(`${IMPORTS}/${answer.id}/cancel`)).statusCode).toBe(204);
    expect(await shop.runJobs()).toBe(0);
    expect(await read(answer.id)).toMatchObject({ written: null, job: { state: 'cancelled' } });
    expect((await post(`${IMPORTS}/${answer.id}/cancel`)).statusCode).toBe(409);
    expect((await write(await recheck(answer.id))).written).toMatchObject({ changed: 1 });
  });

  test('gives way to newer ones, but not while it is under way', async () => {
    const first = await upload('Article\nRW-06-001\n');
    const others: string[] = [];
    for (let count = 1; count < MODEL_IMPORTS_KEPT; count += 1) others.push(await upload('Article\nRW-06-001\n'));
    const refused = await post(IMPORTS, { data: btoa('Article\n'), name: 'more.csv' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'import.busy']);
    await shop.runJobs();
    const next = await upload('Article\nRW-06-001\n');
    const list = (await clerk.call({ url: IMPORTS })).json().imports;
    expect(list.map(({ id }: ModelImport) => id)).toEqual([next, ...others.toReversed()]);
    expect((await clerk.call({ url: `${IMPORTS}/${first}` })).statusCode).toBe(404);
    const { rows: left } = await shop.database.pool.query('select 1 from model_import_rows where import_id = $1', [
      first,
    ]);
    expect(left).toEqual([]);
    await shop.runJobs();
  });

  test('whose first run was cut off is answered anew, each row once', async () => {
    const id = await upload(
      file([
        { article: 'RW-06-001', start: 1 },
        { article: 'RW-06-003', start: 2 },
      ]),
    );
    await shop.database.pool.query(
      `insert into model_import_rows (import_id, row, article, result, changes, findings) values ($1, 2, 'half', 'new', '[]', '[]')`,
      [id],
    );
    await shop.database.pool.query(
      `update jobs set state = 'running', attempts = 1, holder = gen_random_uuid(), lease_until = now() - interval '1 s'
       where unique_key = $1`,
      [id],
    );
    expect((await rowsOf(id)).rows).toEqual([]);
    expect((await answered(id)).rows.map(({ row, article }) => [row, article])).toEqual([
      [2, 'RW-06-001'],
      [3, 'RW-06-003'],
    ]);
  });

  test('is nobody’s but who may change the collection', async () => {
    const workshop = await shop.logIn('90001-3');
    const data = btoa('Article\nRW-06-001\n');
    expect((await post(IMPORTS, { data, name: 'a.csv' }, workshop)).statusCode).toBe(403);
    expect((await workshop.call({ url: IMPORTS })).statusCode).toBe(403);
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
    ['a name of two lines', { article: 'RW-06-006', 'name.de': 'x\ny' }, ['Name (de)', 'cell.value']],
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
    expect((await rowsOf(answer.id, 'refused')).rows.map(({ row }) => row)).toEqual([3, 4]);
  });

  test('is sorted over all its pages by row, article or result', async () => {
    const { id } = await check(
      file([{ article: 'RW-06-007', successor: 'RW-06-008' }, { article: 'zz' }, { article: 'RW-06-001' }]),
    );
    const sorted = async (sort: string) => {
      const pageOf = async (page: number) =>
        (await clerk.call({ url: `${IMPORTS}/${id}/rows?shown=all&pageSize=2&page=${page}&sort=${sort}` })).json().rows;
      return [...(await pageOf(1)), ...(await pageOf(2))].map(({ article }: ModelImportRow) => article);
    };
    expect(await sorted('row&descending=true')).toEqual(['RW-06-001', 'zz', 'RW-06-007']);
    expect(await sorted('article')).toEqual(['RW-06-001', 'RW-06-007', 'zz']);
    expect(await sorted('result&descending=true')).toEqual(['zz', 'RW-06-001', 'RW-06-007']);
  });

  test('with characters that no database keeps is answered all the same', async () => {
    const text = `Article;Start value\n${'x'.repeat(70_000)};1\n\0RW-06-001;1\n`;
    const { rows: found } = await check(text);
    expect(found.map(({ result }) => result)).toEqual(['refused', 'refused']);
  });
});

test.each([
  ['the file of a price list', 'Value;Unit;Key\n1;EUR;turning', 'sheet.other-list'],
  ['a file without the article', 'Name (de);Start value\nNordwind;3', 'sheet.columns-missing'],
  ['a column that stands twice', 'Article;Start value;Startwert\nRW-06-001;1;2', 'sheet.column-twice'],
  ['more rows than a collection has', `Article\n${'RW-06-001\n'.repeat(100_001)}`, 'sheet.too-many-rows'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 10]), 'sheet.other-type'],
])('%s is refused as a whole, with its reason', async (_, bytes, code) => {
  const id = await upload(bytes);
  await shop.runJobs();
  expect(await read(id)).toMatchObject({ problem: { code }, check: null, written: null, job: null });
  expect((await rowsOf(id)).total).toBe(0);
  expect((await post(`${IMPORTS}/${id}/apply`, { digest: 'a' })).statusCode).toBe(409);
});
