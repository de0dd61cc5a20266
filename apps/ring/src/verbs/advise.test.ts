import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Design } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { runVerb } from '../run-verb.ts';
import { workshopOf } from '../workshop.ts';

const { kernel: KERNEL } = workshopOf({ currency: 'EUR', alloys: [] });

const EXAMPLE = join(import.meta.dirname, '../../../../docs/examples/worked-example.json');
const folder = mkdtempSync(join(tmpdir(), 'advise-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What the verb answers; the shape is checked by the expectations. */
interface Advice {
  readonly proposals: readonly {
    readonly of: string;
    readonly gross: number;
    readonly grams: number;
    readonly distance: number;
    readonly changes: readonly { readonly path: string }[];
    readonly design: Design;
  }[];
  readonly articles: readonly { readonly articleNumber: string; readonly distance: number }[];
}

const run = (...words: readonly string[]) => runVerb(words, { renderStill: null });
async function advise(...words: readonly string[]): Promise<Advice> {
  const { json, status } = await run('advise', EXAMPLE, ...words);
  expect(status).toBe(0);
  return json as Advice; // ours
}

const write = (name: string, record: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(record));
  return path;
};
const example = (): { rings: Record<string, unknown>[] } =>
  JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { rings: Record<string, unknown>[] }; // the worked example

const errorsOf = (design: Design) => checkDesign(design, KERNEL.tables).filter(({ severity }) => severity === 'error');

describe('advice on the worked example of 877.95 EUR', () => {
  it('names the nearest designs for 800 EUR, which the rules accept', async () => {
    const { proposals } = await advise('--budget', '800');
    expect(proposals.length).toBeGreaterThan(2);
    const distances = proposals.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const { gross, design, changes, of } of proposals) {
      expect(of).toBe('own');
      expect(gross).toBeLessThanOrEqual(800);
      expect(changes.length).toBeGreaterThan(0);
      expect(errorsOf(design)).toEqual([]);
    }
  });
  it('gives the price that `price` gives for the proposed record', async () => {
    const [nearest] = (await advise('--budget', '800')).proposals;
    const path = write('nearest.json', nearest?.design);
    expect((await run('price', path)).json).toMatchObject({ gross: nearest?.gross, grams: nearest?.grams });
  });
  it('needs no change within its own price, and has nothing for 100 EUR', async () => {
    expect((await advise('--budget', '877.95')).proposals).toMatchObject([{ gross: 877.95, distance: 0, changes: [] }]);
    expect((await advise('--budget', '100')).proposals).toEqual([]);
  });
  it('names the articles of the collection that look most like it', async () => {
    const { articles } = await advise('--like');
    expect(articles).toHaveLength(24);
    expect(articles[0]?.articleNumber).toMatch(/^RW-\d\d-\d\d\d$/);
    const distances = articles.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
  it('names lighter rings of the same look, the cheapest first', async () => {
    const { proposals } = await advise('--lighter');
    expect(proposals.length).toBeGreaterThan(2);
    for (const { grams, design } of proposals) {
      expect(grams).toBeLessThan(4.19);
      expect(errorsOf(design)).toEqual([]);
    }
    const prices = proposals.map(({ gross }) => gross);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
  it('throws the same looks for the same seed', async () => {
    const seven = await advise('--surprise', '7');
    expect(seven.proposals.length).toBeGreaterThan(2);
    for (const { design } of seven.proposals) expect(errorsOf(design)).toEqual([]);
    expect(await advise('--surprise', '7')).toEqual(seven);
    expect(await advise('--surprise', '8')).not.toEqual(seven);
  });
  it('gives it a partner, and a pair none', async () => {
    const { proposals } = await advise('--partner');
    const [pair] = proposals;
    expect(proposals).toHaveLength(1);
    expect(pair?.design.rings).toHaveLength(2);
    const path = write('pair.json', pair?.design);
    expect(await run('advise', path, '--partner')).toMatchObject({
      status: 1,
      json: { error: { code: 'call.pair-already' } },
    });
  });
  it('lies flush beside its like on either side', async () => {
    for (const side of ['before', 'after']) {
      expect((await run('advise', EXAMPLE, '--stack', EXAMPLE, '--side', side)).json).toEqual({
        gaps: [0],
        isFlush: true,
        proposals: [],
      });
    }
  });
  it('is 2 to 10 mm wide by the rules of its profile', async () => {
    expect((await run('advise', EXAMPLE, '--reach', '/rings/0/width')).json).toMatchObject({
      value: 4,
      low: { value: 2, issue: { code: 'profile.width-range' } },
      high: { value: 10, issue: { code: 'profile.width-range' } },
    });
  });
});

describe('refusals', () => {
  it('lists the issues of a ring that cannot be made and exits 2', async () => {
    const design = example();
    const path = write('narrow.json', { ...design, rings: design.rings.map((ring) => ({ ...ring, width: 1.5 })) });
    for (const question of [['--budget', '800'], ['--lighter'], ['--partner']]) {
      const { status, json } = await run('advise', path, ...question);
      expect(status).toBe(2);
      expect(json).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'profile.width-range' })]));
    }
  });
  it.each([
    [['advise', EXAMPLE], 'call.advice-missing'],
    [['advise', EXAMPLE, '--lighter', '--partner'], 'call.advice-missing'],
    [['advise', EXAMPLE, '--side', 'after'], 'call.advice-missing'],
    [['advise', EXAMPLE, '--budget', '1e3'], 'call.amount-invalid'],
    [['advise', EXAMPLE, '--budget=-5'], 'call.amount-invalid'],
    [['advise', EXAMPLE, '--surprise', '0'], 'call.seed-invalid'],
    [['advise', EXAMPLE, '--reach', '/rings/0/profile'], 'call.path-unknown'],
    [['advise', EXAMPLE, '--reach', '/rings/7/width'], 'call.path-unknown'],
    [['advise', EXAMPLE, '--stack', '/nowhere/ring.json'], 'file.unreadable'],
    [['advise', EXAMPLE, '--stack', EXAMPLE, '--side', 'left'], 'call.side-unknown'],
    [['advise', EXAMPLE, '--stl', 'ring.stl'], 'call.option-unknown'],
    [['weigh', EXAMPLE, '--lighter'], 'call.option-unknown'],
    [['advise', '--lighter'], 'file.missing'],
  ])('answers %j with %s', async (words, code) => {
    expect(await run(...words)).toMatchObject({ status: 1, json: { error: { code } } });
  });
});
