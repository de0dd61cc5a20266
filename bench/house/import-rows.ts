import {
  exportHouseModels,
  getModelImport,
  MODEL_SECTIONS,
  MODEL_SHEET_COLUMNS,
  MODEL_SHEET_HEADS,
  MODEL_SHEET_ROWS_MAX,
  SECTION_SIZE,
} from '@ringwerk/contract';
import { toCsv } from '@ringwerk/sheets/write';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { insertModels, type NewModel } from '../../apps/server/src/modules/catalogue/model-repository.ts';
import { JobQueue } from '../../apps/server/src/modules/jobs/job-queue.ts';
import { seedAccounts } from '../../apps/server/src/seed/seed-accounts.ts';
import { seedPrices } from '../../apps/server/src/seed/seed-prices.ts';
import type { Database } from '../../apps/server/src/storage/database.ts';
import { logIn, type LoggedIn } from '../../apps/server/test/log-in.ts';
import { longestTurn } from '../../apps/server/test/longest-turn.ts';
import type { HouseTimes } from '../workers/house.ts';
import { variants } from './variants.ts';

const PASSWORD = 'bench-password-1';

/** Variants as models of the house, with texts in all languages. */
async function fillCollection(database: Database): Promise<void> {
  const rows: NewModel[] = [];
  for (const { design } of variants()) {
    const section = MODEL_SECTIONS[Math.floor(rows.length / SECTION_SIZE)];
    if (section === undefined) break;
    const setId = section * 1000 + (rows.length % SECTION_SIZE) + 1;
    const text = `Model ${setId}`;
    const texts = { de: text, en: text, nl: text, jp: text, kr: text, fr: text };
    const words = { names: texts, words: texts, note: texts };
    rows.push({ setId, articleNumber: `RW-${setId}`, kind: 'pair', withoutDesign: design, ...words });
  }
  await database.transaction((transaction) => insertModels(transaction, rows, []));
}

/** Sends a file and runs the job that looks at its rows. @returns how many were answered */
async function checkFile(clerk: LoggedIn, jobs: JobQueue, file: string): Promise<number> {
  const payload = { data: Buffer.from(file).toString('base64'), name: 'collection.csv' };
  const sent = await clerk.call({ method: 'POST', url: '/api/house-models/imports', payload });
  await jobs.runDue();
  const { id } = sent.json<{ id: string }>();
  const answer = await clerk.call({ url: `/api/house-models/imports/${id}` });
  const { check } = getModelImport.answer.parse(answer.json());
  if (check === null) throw new Error(`the file was not looked at: ${answer.body}`);
  return Object.values(check.counts).reduce((sum, count) => sum + count, 0);
}

/** The import of a large collection as a clerk makes it, and of a long file that names no article. */
export async function importRows(database: Database): Promise<HouseTimes> {
  await seedAccounts(database, { demoPassword: PASSWORD, isProduction: false });
  await seedPrices(database);
  await fillCollection(database);
  const jobs = new JobQueue({ database, clock: () => new Date(), log: { warn: () => {} } });
  const app = await createApp(readConfig({ ...process.env, LOG_LEVEL: 'silent' }), { database, jobs });
  try {
    const clerk = await logIn(app, '90001', PASSWORD);
    const { rows } = exportHouseModels.answer.parse((await clerk.call({ url: '/api/house-models/sheet' })).json());
    const head = MODEL_SHEET_COLUMNS.map((column) => MODEL_SHEET_HEADS[column].de);
    const start = performance.now();
    const count = await checkFile(clerk, jobs, toCsv([head, ...rows], ','));
    const seconds = (performance.now() - start) / 1_000;
    const wrong = Array.from({ length: MODEL_SHEET_ROWS_MAX }, (_, index) => `WRONG-${index};${index}`);
    const longest = await longestTurn(() => checkFile(clerk, jobs, `Artikel;Startwert\n${wrong.join('\n')}`));
    return { perSecond: count / seconds, count, longest };
  } finally {
    await app.close();
  }
}
