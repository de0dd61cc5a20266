import { examplePair } from '@ringwerk/advice/test/example-pair';
import { mm, PLAIN_ENGRAVING, PLAIN_ROW, type Lettering, type RingDesign, type StoneRow } from '@ringwerk/kernel';
import { ENGRAVER } from '@ringwerk/kernel/engraving';
import { SETTER } from '@ringwerk/kernel/setter';
import { describe, expect, it, vi } from 'vitest';
import { createLetteredTables } from './lettered-tables.ts';

const LETTERING: Lettering = { shape: () => ({ advance: 1, glyphs: [], missing: [] }) };
const LETTERS = { lettering: LETTERING, engraver: ENGRAVER };
const engraved = (text: string): RingDesign[] =>
  examplePair().rings.map((ring) => ({ ...ring, engravings: [{ ...PLAIN_ENGRAVING, text, depth: mm(0.05) }] }));

const loadSetter = (): Promise<typeof SETTER> => Promise.resolve(SETTER);
const set = (setting: 'flush' | 'prong4'): RingDesign[] => {
  const row: StoneRow = {
    ...PLAIN_ROW,
    setting,
    material: 'diamond-natural',
    quality: 'tw-si',
    diameter: mm(5.2),
    length: mm(5.2),
    extent: 'count',
    count: 1,
    spacing: mm(0.5),
    position: mm(0),
  };
  return examplePair().rings.map((ring) => ({ ...ring, stones: [row] }));
};

describe('createLetteredTables', () => {
  it('asks for no letters before something is engraved', async () => {
    const load = vi.fn(() => Promise.resolve(LETTERS));
    const tables = createLetteredTables(load, loadSetter);
    await tables.ensureLoaded(() => examplePair().rings);
    expect(load).not.toHaveBeenCalled();
    expect(tables.now().tables.lettering).toBeNull();
    await tables.ensureLoaded(() => engraved('Anna'));
    expect(tables.now().tables.lettering).toBe(LETTERING);
  });

  it('answers questions in the order in which they came', async () => {
    const waiting: (() => void)[] = [];
    const tables = createLetteredTables(
      () => new Promise((resolve) => waiting.push(() => resolve(LETTERS))),
      loadSetter,
    );
    const order: string[] = [];
    const first = tables.ensureLoaded(() => engraved('Anna')).then(() => order.push('first'));
    const second = tables.ensureLoaded(() => []).then(() => order.push('second'));
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 60_000 });
    expect(order).toEqual([]);
    waiting[0]?.();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('waits for the setter only where a setting stands on the band', async () => {
    const load = vi.fn(loadSetter);
    const tables = createLetteredTables(() => Promise.resolve(LETTERS), load);
    await tables.ensureLoaded(() => set('flush'));
    expect(load).not.toHaveBeenCalled();
    expect(tables.now().setter).toBeNull();
    await tables.ensureLoaded(() => set('prong4'));
    expect(tables.now().setter).toBe(SETTER);
    expect(await tables.loadSetter()).toEqual(tables.now());
  });

  it('goes on with the averages when the letters do not arrive', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tables = createLetteredTables(() => Promise.reject(new Error('offline')), loadSetter);
    await tables.ensureLoaded(() => engraved('Anna'));
    expect(tables.now().tables.lettering).toBeNull();
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});
