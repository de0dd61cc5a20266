import { ENGRAVER, mm, PLAIN_ENGRAVING, type Lettering, type RingDesign } from '@ringwerk/kernel';
import { describe, expect, it, vi } from 'vitest';
import { examplePair } from './example-pair.ts';
import { createLetteredTables } from './lettered-tables.ts';

const LETTERING: Lettering = { shape: () => ({ advance: 1, glyphs: [], missing: [] }), engraver: ENGRAVER };
const engraved = (text: string): RingDesign[] =>
  examplePair().rings.map((ring) => ({ ...ring, engravings: [{ ...PLAIN_ENGRAVING, text, depth: mm(0.05) }] }));

describe('createLetteredTables', () => {
  it('asks for no letters before something is engraved', async () => {
    const bring = vi.fn(() => Promise.resolve(LETTERING));
    const tables = createLetteredTables(bring);
    await tables.bringFor(() => examplePair().rings);
    expect(bring).not.toHaveBeenCalled();
    expect(tables.now().lettering).toBeNull();
    await tables.bringFor(() => engraved('Anna'));
    expect(tables.now().lettering).toBe(LETTERING);
  });

  it('answers questions in the order in which they came', async () => {
    const waiting: (() => void)[] = [];
    const tables = createLetteredTables(() => new Promise((resolve) => waiting.push(() => resolve(LETTERING))));
    const order: string[] = [];
    const first = tables.bringFor(() => engraved('Anna')).then(() => order.push('first'));
    const second = tables.bringFor(() => []).then(() => order.push('second'));
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 60_000 });
    expect(order).toEqual([]);
    waiting[0]?.();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('goes on with the averages when the letters do not arrive', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tables = createLetteredTables(() => Promise.reject(new Error('offline')));
    await tables.bringFor(() => engraved('Anna'));
    expect(tables.now().lettering).toBeNull();
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});
