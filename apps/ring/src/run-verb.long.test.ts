import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportManifest } from '@ringwerk/kernel/exchange';
import { afterAll, describe, expect, it } from 'vitest';
import { runVerb } from './run-verb.ts';

const PICTURE = Uint8Array.of(1, 2, 3);
const run = (words: readonly string[]) => runVerb(words, { renderStill: () => Promise.resolve(PICTURE) });

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
  it('weighs 4.19 g', async () => {
    expect(await run(['weigh', EXAMPLE])).toMatchObject({ status: 0, json: { grams: 4.19, rings: [{ grams: 4.19 }] } });
  });
  it('costs 335.35 and sells at 877.95 EUR', async () => {
    const answer = await run(['price', EXAMPLE]);
    expect(answer).toMatchObject({
      status: 0,
      json: { cost: 335.35, net: 737.77, gross: 877.95, currency: 'EUR' },
    });
  });
  it('passes the rules', async () => {
    expect(await run(['check', EXAMPLE])).toMatchObject({ status: 0, json: { isMakeable: true, issues: [] } });
  });
  it('is written in every format, with a manifest that says what each leaves out', async () => {
    const at = (name: string): string => join(folder, name);
    const words = ['stl', '3mf', 'glb', 'usdz', 'svg', 'manifest'].flatMap((kind) => [`--${kind}`, at(`all.${kind}`)]);
    const { json, status } = await run(['mesh', EXAMPLE, ...words]);
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(at('all.manifest'), 'utf8'))).toEqual(json);
    const { rings } = json as ExportManifest; // ours
    const [ring] = rings;
    expect(rings).toHaveLength(1);
    expect(ring?.files.map(({ format, bytes }) => [format, bytes])).toEqual(
      ['all.stl', 'all.3mf', 'all.glb', 'all.usdz', 'all.svg', 'all-inside.svg'].map((name) => [
        name.slice(name.indexOf('.') + 1),
        readFileSync(at(name)).length,
      ]),
    );
    expect(ring?.files.at(0)?.leavesOut).toEqual(['colours', 'stones', 'finish-texture']);
    for (const { difference } of ring?.volumes ?? []) expect(Math.abs(difference)).toBeLessThan(0.0005);
    const stl = readFileSync(at('all.stl'));
    expect(stl.length).toBe(84 + 50 * stl.readUInt32LE(80));
  });
  it('is written as STEP without its stone', async () => {
    const path = record((ring) => {
      ring['stones'] = [];
    });
    const file = join(folder, 'ring.step');
    const { json, status } = await run(['mesh', path, '--step', file]);
    expect(status).toBe(0);
    expect(json).toMatchObject({
      rings: [{ files: [{ format: 'step', leavesOut: expect.arrayContaining(['engraving']) }] }],
    });
    expect(readFileSync(file, 'utf8')).toMatch(/^ISO-10303-21;[\s\S]*MANIFOLD_SOLID_BREP[\s\S]*END-ISO-10303-21;\s*$/);
  });
  it('becomes a picture', async () => {
    const out = join(folder, 'ring.png');
    expect(await run(['still', EXAMPLE, '--out', out])).toMatchObject({ status: 0, json: { file: out, bytes: 3 } });
    expect([...readFileSync(out)]).toEqual([1, 2, 3]);
    const without = await runVerb(['still', EXAMPLE, '--out', out], { renderStill: null });
    expect(without).toMatchObject({ status: 1, json: { error: { code: 'still.unavailable' } } });
  });
});

describe('files', () => {
  it('are written all or none, and leave nothing beside them', async () => {
    const before = readdirSync(folder);
    const words = ['mesh', EXAMPLE, '--stl', join(folder, 'half.stl'), '--3mf', join(folder, 'no/where/half.3mf')];
    expect(await run(words)).toMatchObject({ status: 1, json: { error: { code: 'file.unwritable' } } });
    expect(readdirSync(folder)).toEqual(before);
  });
  it('are numbered from the second ring on', async () => {
    const design = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { rings: Record<string, unknown>[] };
    const [ring] = design.rings;
    const path = join(folder, 'pair.json');
    writeFileSync(
      path,
      JSON.stringify({
        ...design,
        rings: [
          { ...ring, role: 'first' },
          { ...ring, role: 'second' },
        ],
      }),
    );
    const { json } = await run(['mesh', path, '--svg', join(folder, 'pair.v1.svg')]);
    const { rings } = json as ExportManifest; // ours
    expect(rings.map(({ role, files }) => [role, files.map(({ file }) => file)])).toEqual([
      ['first', [join(folder, 'pair.v1.svg'), join(folder, 'pair.v1-inside.svg')]],
      ['second', [join(folder, 'pair.v1-2.svg'), join(folder, 'pair.v1-2-inside.svg')]],
    ]);
  });
  it('are not written for a ring that cannot be made', async () => {
    const path = record((ring) => {
      ring['width'] = 1.5;
    });
    const stl = join(folder, 'refused.stl');
    for (const words of [
      ['mesh', path, '--stl', stl],
      ['still', path, '--out', stl],
    ])
      expect(await run(words)).toMatchObject({ status: 2 });
    expect(readdirSync(folder)).not.toContain('refused.stl');
  });
});

describe('refusals', () => {
  it('lists the issues of a ring that cannot be made and exits 2', async () => {
    const path = record((ring) => {
      ring['width'] = 1.5;
    });
    for (const verb of ['check', 'weigh', 'price']) {
      const { status, json } = await run([verb, path]);
      expect(status).toBe(2);
      expect(json).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'profile.width-range' })]));
    }
  });
  it('names the sign that the real font lacks', async () => {
    const path = record((ring) => {
      const [line] = ring['engravings'] as object[];
      ring['engravings'] = [{ ...line, text: 'ȯ', font: 'sans' }];
    });
    const { status, json } = await run(['check', path]);
    expect(status).toBe(2);
    expect(JSON.stringify(json)).toContain('"code":"engraving.glyph"');
  });
  it('lists the issues of a broken record and exits 2', async () => {
    const path = record((ring) => {
      ring['colour'] = 'red';
    });
    expect(await run(['weigh', path])).toMatchObject({ status: 2, json: [{ code: 'design.field-unknown' }] });
  });
  it.each([
    [['weigh'], 'file.missing'],
    [['weigh', '/nowhere/ring.json'], 'file.unreadable'],
    [['weigh', '/'], 'file.unreadable'],
    [['melt', EXAMPLE], 'call.verb-unknown'],
    [[], 'call.verb-unknown'],
    [['weigh', '--loud', EXAMPLE], 'call.option-unknown'],
    [['mesh', EXAMPLE], 'call.file-missing'],
    [['weigh', EXAMPLE, '--stl', 'ring.stl'], 'call.option-unknown'],
    [['weigh', EXAMPLE, EXAMPLE], 'call.file-many'],
    [['mesh', '--stl', folder, EXAMPLE], 'file.unwritable'],
    [['mesh', '--stl', join(folder, 'x'), '--glb', join(folder, 'x'), EXAMPLE], 'call.file-twice'],
    [['still', EXAMPLE], 'call.file-missing'],
    [['mesh', '--stl', '/nowhere/ring.stl', EXAMPLE], 'file.unwritable'],
  ])('answers %j with %s', async (words, code) => {
    expect(await run(words)).toMatchObject({ status: 1, json: { error: { code } } });
  });
  it('says that a file is not JSON', async () => {
    const path = join(folder, 'broken.json');
    writeFileSync(path, '{"version":1,');
    expect(await run(['weigh', path])).toMatchObject({ status: 1, json: { error: { code: 'file.not-json' } } });
  });
});

describe('schema', () => {
  it('describes every field of a ring', async () => {
    const { json } = await run(['schema']);
    expect(JSON.stringify(json)).toContain('"engravings"');
    expect(json).toMatchObject({ type: 'object', additionalProperties: false });
  });
});
