import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runVerb } from './run-verb.ts';

const EXAMPLE = join(import.meta.dirname, '../../../docs/examples/worked-example.json');
const folder = mkdtempSync(join(tmpdir(), 'ring-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const record = (change: (ring: Record<string, unknown>) => void): string => {
  const design = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { rings: Record<string, unknown>[] };
  design.rings.forEach(change);
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(design));
  return path;
};

describe('the worked example', () => {
  it('weighs 4.19 g', () => {
    expect(runVerb(['weigh', EXAMPLE])).toMatchObject({ status: 0, json: { grams: 4.19, rings: [{ grams: 4.19 }] } });
  });
  it('costs 335.35 and sells at 877.95 EUR', () => {
    const answer = runVerb(['price', EXAMPLE]);
    expect(answer).toMatchObject({
      status: 0,
      json: { cost: 335.35, net: 737.77, gross: 877.95, currency: 'EUR' },
    });
  });
  it('passes the rules', () => {
    expect(runVerb(['check', EXAMPLE])).toMatchObject({ status: 0, json: { isMakeable: true, issues: [] } });
  });
  it('is written as a closed STL', () => {
    const stl = join(folder, 'ring.stl');
    const answer = runVerb(['mesh', '--stl', stl, EXAMPLE]);
    expect(answer.status).toBe(0);
    const bytes = readFileSync(stl);
    expect(bytes.length).toBe(84 + 50 * bytes.readUInt32LE(80));
  });
});

describe('refusals', () => {
  it('lists the issues of a ring that cannot be made and exits 2', () => {
    const path = record((ring) => {
      ring['width'] = 1.5;
    });
    for (const verb of ['check', 'weigh', 'price']) {
      const { status, json } = runVerb([verb, path]);
      expect(status).toBe(2);
      expect(json).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'profile.width-range' })]));
    }
  });
  it('lists the issues of a broken record and exits 2', () => {
    const path = record((ring) => {
      ring['colour'] = 'red';
    });
    expect(runVerb(['weigh', path])).toMatchObject({ status: 2, json: [{ code: 'design.field-unknown' }] });
  });
  it.each([
    [['weigh'], 'file.missing'],
    [['weigh', '/nowhere/ring.json'], 'file.unreadable'],
    [['weigh', '/'], 'file.unreadable'],
    [['melt', EXAMPLE], 'call.verb-unknown'],
    [[], 'call.verb-unknown'],
    [['weigh', '--loud', EXAMPLE], 'call.option-unknown'],
    [['mesh', EXAMPLE], 'call.stl-missing'],
    [['mesh', '--stl', '/nowhere/ring.stl', EXAMPLE], 'file.unwritable'],
  ])('answers %j with %s', (words, code) => {
    expect(runVerb(words)).toMatchObject({ status: 1, json: { error: { code } } });
  });
  it('says that a file is not JSON', () => {
    const path = join(folder, 'broken.json');
    writeFileSync(path, '{"version":1,');
    expect(runVerb(['weigh', path])).toMatchObject({ status: 1, json: { error: { code: 'file.not-json' } } });
  });
});

describe('schema', () => {
  it('describes every field of a ring', () => {
    const { json } = runVerb(['schema']);
    expect(JSON.stringify(json)).toContain('"engraving"');
    expect(json).toMatchObject({ type: 'object', additionalProperties: false });
  });
});
