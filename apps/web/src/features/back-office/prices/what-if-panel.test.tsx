import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import {
  cancelWhatIf,
  getWhatIf,
  startWhatIf,
  type Job,
  type KeptWhatIf,
  type OfficePriceList,
} from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { WhatIfPanel } from './what-if-panel.tsx';

const AT = '2026-11-24T09:00:00.000Z';
const LIST: OfficePriceList = {
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  name: 'Spring',
  note: '',
  state: 'draft',
  version: 2,
  activeFrom: null,
  createdAt: AT,
  updatedAt: AT,
  updatedBy: null,
  activatedBy: null,
  isAgreedOnly: false,
  agreements: 0,
  content: FIRST_HOUSE_LIST,
  compared: null,
};
const JOB: Job = {
  id: 'b2f0c5a6-0000-4000-8000-0000000000f1',
  kind: 'what-if',
  subject: 'Spring',
  state: 'running',
  progress: 0.45,
  step: 'pricing',
  attempts: 1,
  mostAttempts: 3,
  runAt: AT,
  error: null,
  errorDetail: null,
  isCancelling: false,
  hasWorker: true,
  createdBy: 'Eva Berger',
  createdAt: AT,
  startedAt: AT,
  endedAt: null,
};
const ARTICLE = {
  setId: 9014,
  articleNumber: 'RW-09-014',
  kind: 'pair' as const,
  categories: [9],
  name: 'Avena',
  isWithoutStones: false,
};
const RESULT: KeptWhatIf = {
  articles: 750,
  unpriced: 2,
  distribution: [{ least: 0, count: 750 }],
  movers: [{ ...ARTICLE, before: 100_000, after: 112_500, margin: 0.4 }],
  belowGuard: { count: 0, articles: [] },
  weighedOtherwise: { count: 0, articles: [] },
  quotes: {
    count: 3,
    unpriced: 1,
    before: 300_000,
    after: 310_000,
    movers: [{ number: 'A-2026-0007', before: 50_000, after: 60_000 }],
  },
  madeAt: AT,
  madeBy: 'Eva Berger',
  changedSince: [],
};

type Answer = { job: Job | null; result: KeptWhatIf | null };
let answer: Answer;
let server: ServerOfTests;
beforeEach(() => {
  answer = { job: null, result: null };
  server = new ServerOfTests()
    .on(getWhatIf, () => answer)
    .on(startWhatIf, () => void (answer = { ...answer, job: JOB }))
    .on(cancelWhatIf, () => void (answer = { ...answer, job: { ...JOB, state: 'cancelled' } }));
});
const show = () => draw(<WhatIfPanel list={LIST} />);
const button = (name: string) => screen.findByRole('button', { name });

describe('a what-if', () => {
  it('that was never computed says what it does, starts, is followed, and shows its result by itself', async () => {
    const { user } = show();
    await user.click(await button('Compute'));
    expect(await screen.findByText(/pricing the collection/)).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.45');
    expect(screen.queryByRole('button', { name: 'Compute' })).toBeNull();
    answer = { job: null, result: RESULT };
    expect(await screen.findByText('Articles priced by both lists', undefined, { timeout: 4_000 })).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is stopped, and can be computed anew', async () => {
    answer = { job: JOB, result: null };
    const { user } = show();
    await user.click(await button('Stop'));
    expect(server.sent(cancelWhatIf)).toHaveLength(1);
    expect(await button('Compute')).toBeDefined();
    expect(screen.getByText('stopped')).toBeDefined();
  });

  it('that has failed says why', async () => {
    answer = { job: { ...JOB, state: 'failed', error: 'job.too-long' }, result: null };
    show();
    expect(await screen.findByText('The job took too long.')).toBeDefined();
    expect(await button('Compute')).toBeDefined();
  });

  it('says who computed it, and what has changed since', async () => {
    answer = { job: null, result: { ...RESULT, changedSince: ['list', 'rates'] } };
    show();
    expect(await screen.findByText(/by Eva Berger/)).toBeDefined();
    expect(screen.getByText('The draft has been changed since.')).toBeDefined();
    expect(screen.getByText('Fixings or exchange rates have changed since.')).toBeDefined();
    expect(screen.queryByText('Another price list has come into force since.')).toBeNull();
  });

  it('puts open quotes side by side, and counts those without a price', async () => {
    answer = { job: null, result: RESULT };
    show();
    const table = await screen.findByRole('grid', { name: 'Open quotes with the biggest changes' });
    const text = (table.textContent ?? '').replaceAll(/\s+/gu, ' ');
    expect(text).toContain('A-2026-0007');
    expect(text).toMatch(/500\.00.*600\.00.*20\.00/u);
    const unpriced = screen.getByText('Open quotes without a price in this draft').closest('div');
    expect(within(unpriced ?? document.body).getByText('1')).toBeDefined();
  });

  it('names what a release weighs otherwise', async () => {
    const articles = [{ ...ARTICLE, grams: 8.41, otherGrams: 8.53 }];
    answer = { job: null, result: { ...RESULT, weighedOtherwise: { count: 1, articles } } };
    show();
    const table = await screen.findByRole('grid', { name: 'Weighed differently by this release' });
    await vi.waitFor(() => expect(table.textContent).toMatch(/8\.41.*8\.53.*0\.12/u));
  });
});
