import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { f0OfLab, type HouseAlloy } from '@ringwerk/catalogue';
import type { AlloysFile } from '@ringwerk/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { runVerb } from '../run-verb.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../docs/examples/worked-example.json');
const folder = mkdtempSync(join(tmpdir(), 'ring-alloys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ID = 'au750-rose-h1';
const DAWN: AlloysFile['alloys'][number] = {
  id: ID,
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  fineMetal: 'Au',
  density: 15.2,
  loss: 0.05,
  lab: [88.7, 5.1, 22.2],
  names: { de: 'Morgenrot', en: 'Dawn', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE'],
  isListed: true,
  isWithdrawn: false,
  surcharge: 150,
};
const write = (name: string, record: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(record));
  return path;
};
const inAlloy = (name: string, alloy: string): string => {
  const design = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { rings: { segments: object[] }[] };
  const rings = design.rings.map((ring) => ({
    ...ring,
    segments: ring.segments.map((segment) => ({ ...segment, alloy })),
  }));
  return write(name, { ...design, rings });
};
const OWN = inAlloy('own.json', ID);
const SHIPPED = inAlloy('shipped.json', 'au750-rose');
const ALLOYS = write('alloys.json', { alloys: [DAWN] });

let drawn: readonly HouseAlloy[] = [];
const run = (...words: readonly string[]) =>
  runVerb(words, {
    renderStill: async (_, alloys) => {
      drawn = alloys;
      return Uint8Array.of(1);
    },
  });
const json = async (...words: readonly string[]) => {
  const answer = await run(...words);
  expect(answer.status, JSON.stringify(answer.json)).toBe(0);
  return answer.json as Record<string, number>; // ours
};

describe('the house’s alloys on the command line', () => {
  it('are known by their file alone', async () => {
    expect(await run('check', OWN)).toMatchObject({ status: 2, json: [{ code: 'alloy.unknown' }] });
    expect(await run('check', OWN, '--alloys', ALLOYS)).toMatchObject({ status: 0, json: { isMakeable: true } });
  });

  it('weigh by their density', async () => {
    const own = await json('weigh', OWN, '--alloys', ALLOYS);
    const shipped = await json('weigh', SHIPPED, '--alloys', ALLOYS);
    expect((own['grams'] ?? 0) / (shipped['grams'] ?? 1)).toBeCloseTo(15.2 / 15.3, 2);
  });

  it('cost their loss and surcharge, and nothing where the list has no price', async () => {
    const own = await json('price', OWN, '--alloys', ALLOYS);
    const cheaper = write('cheaper.json', { alloys: [{ ...DAWN, surcharge: 0 }] });
    const without = await json('price', OWN, '--alloys', cheaper);
    const grams = own['grams'] ?? 0;
    expect((own['cost'] ?? 0) - (without['cost'] ?? 0)).toBeCloseTo(grams * 1.05 * 1.5, 1);
    const unpriced = write('unpriced.json', { alloys: [{ ...DAWN, surcharge: null }] });
    expect(await run('price', OWN, '--alloys', unpriced)).toMatchObject({
      status: 2,
      json: [{ code: 'price.missing' }],
    });
  });

  it('are advised on', async () => {
    const { proposals } = (await run('advise', OWN, '--lighter', '--alloys', ALLOYS)).json as { proposals: object[] };
    expect(proposals.length).toBeGreaterThan(0);
    const cheap = await run('advise', OWN, '--budget', '900', '--alloys', ALLOYS);
    expect(cheap.status, JSON.stringify(cheap.json)).toBe(0);
    expect(JSON.stringify(cheap.json)).toContain('au585-rose');
  });

  it('colour the files and the picture as they were measured', async () => {
    const glb = join(folder, 'own.glb');
    await json('mesh', OWN, '--glb', glb, '--alloys', ALLOYS);
    const bytes = readFileSync(glb);
    const { materials } = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()) as {
      materials: { pbrMetallicRoughness?: { baseColorFactor?: number[] } }[];
    };
    const colours = materials.map(({ pbrMetallicRoughness }) => pbrMetallicRoughness?.baseColorFactor?.slice(0, 3));
    const [red, green, blue] = f0OfLab([88.7, 5.1, 22.2]);
    expect(colours).toContainEqual([red, green, blue].map((value) => expect.closeTo(value, 3)));
    await json('still', OWN, '--out', join(folder, 'own.png'), '--alloys', ALLOYS);
    expect(drawn).toMatchObject([{ id: ID, lab: [88.7, 5.1, 22.2] }]);
  });

  it.each([
    ['/nowhere/alloys.json', 'file.unreadable'],
    [write('broken.json', { alloys: [{ ...DAWN, density: 'heavy' }] }), 'file.no-alloys'],
    [OWN, 'file.no-alloys'],
  ])('from %s are refused with %s', async (path, code) => {
    expect(await run('weigh', OWN, '--alloys', path)).toMatchObject({ status: 1, json: { error: { code } } });
  });
});
