import { applyChanges } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import type { Model } from '@ringwerk/contract';
import { NOBODY } from '@ringwerk/contract';
import { cents } from '@ringwerk/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeDraft, writeHistory, type WorkPlace } from '../../../design-store/work-storage.ts';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { openDesign, type OpenDesignInput } from './open-design.ts';

class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  clear = (): void => this.#entries.clear();
  getItem = (key: string): string | null => this.#entries.get(key) ?? null;
  key = (index: number): string | null => [...this.#entries.keys()][index] ?? null;
  removeItem = (key: string): void => void this.#entries.delete(key);
  setItem = (key: string, value: string): void => void this.#entries.set(key, value);
}

const kernel = openKernelInProcess();
const place: WorkPlace = { user: '10001', setId: 9014, isWithoutStones: false };
const cent = cents(1);
const retail = { currency: 'EUR', net: cent, taxRate: 0.19, tax: cents(0), gross: cent, rounding: cents(0) } as const;
const model: Model = {
  articleNumber: 'RW-09-014',
  setId: 9014,
  kind: 'pair',
  categories: [9],
  name: 'Fidelis',
  traits: [],
  colours: [],
  widths: [],
  with: { still: null, design: examplePair(), grams: 1, retail, cost: 1, stoneCount: 0 },
  without: null,
  isOnWatchList: false,
};
const wider = applyChanges(examplePair(), [{ path: '/rings/0/width', value: 5 }]);
/** Whose rings a draft is that says nothing of it. */
const UNKNOWN = { persons: NOBODY, couple: undefined };
let input: OpenDesignInput;

beforeEach(() => {
  input = {
    kernel,
    model,
    isWithoutStones: false,
    link: null,
    saved: null,
    isResumed: false,
    purpose: '',
    place,
    tab: new MemoryStorage(),
    device: new MemoryStorage(),
  };
});

describe('a scanned sample', () => {
  const opened = (coupleSizes: readonly (number | null)[]) =>
    openDesign({ ...input, saved: { design: wider }, coupleSizes });
  const sizes = (found: Awaited<ReturnType<typeof opened>>) =>
    found?.store.getState().history.present.rings.map(({ size }) => size);
  const own = wider.rings.map(({ size }) => size);

  it('opens in the sizes of the couple, and keeps its own where nothing was measured', async () => {
    const found = await opened([51.88, null]);
    expect([found?.opening.kind, sizes(found)]).toEqual(['couple-sizes', [51.88, own[1]]]);
  });

  it('opens as it stands there, and says so, where the rules refuse those sizes', async () => {
    const found = await opened([99, null]);
    expect([found?.opening.kind, sizes(found)]).toEqual(['sizes-refused', own]);
  });
});

describe('opening a set', () => {
  it('shows the design of the article when nothing else is known', async () => {
    const opened = await openDesign(input);
    expect(opened?.opening.kind).toBe('base');
    expect(opened?.store.getState().history.present).toEqual(examplePair());
  });

  it('opens the article in the dealer’s standard sizes, and a ring without one in its own', async () => {
    const [first, second] = examplePair().rings;
    expect([first?.size, second?.size]).not.toContain(51);
    const opened = await openDesign({ ...input, sizes: { first: 51, second: null } });
    const rings = opened?.store.getState().history.present.rings ?? [];
    expect(opened?.opening.kind).toBe('base');
    expect(rings.map(({ size }) => size)).toEqual([51, second?.size]);
    expect(opened?.base.rings).toEqual(rings);
  });

  it('restores the design of a link, and keeps the article when the link is hostile', async () => {
    const { link } = await kernel.evaluate(wider, []);
    const linked = await openDesign({ ...input, link });
    expect(linked?.opening.kind).toBe('link');
    expect(linked?.store.getState().history.present.rings[0]?.width).toBe(5);
    for (const hostile of ['', '%00', 'A'.repeat(20_000), btoa('{"version":99}'), '<script>', link.slice(0, -7)]) {
      const kept = await openDesign({ ...input, link: hostile });
      expect(kept?.opening.kind, hostile.slice(0, 20)).toBe('link-broken');
      expect(kept?.store.getState().history.present).toEqual(examplePair());
    }
  });

  it('brings back work in progress after a lost session, and drops a draft that is no design', async () => {
    writeDraft(input.device, place, { design: wider, savedAt: '2026-11-21T10:00:00.000Z' });
    const opened = await openDesign({ ...input, isResumed: true });
    expect(opened?.opening).toEqual({ kind: 'draft', whose: UNKNOWN });
    expect(opened?.store.getState().history.present.rings[0]?.width).toBe(5);
    writeDraft(input.device, place, { design: { ...wider, version: 99 }, savedAt: '2026-11-21T10:00:00.000Z' });
    expect((await openDesign({ ...input, isResumed: true }))?.opening).toEqual({ kind: 'base' });
  });

  it('opens the article itself where nobody asked for the draft, and offers the draft beside it', async () => {
    writeDraft(input.device, place, { design: wider, savedAt: '2026-11-21T10:00:00.000Z' });
    const opened = await openDesign(input);
    expect(opened?.store.getState().history.present).toEqual(examplePair());
    expect(opened?.opening).toEqual({
      kind: 'base',
      draft: { design: wider, savedAt: '2026-11-21T10:00:00.000Z', whose: UNKNOWN, purpose: '' },
    });
    writeDraft(input.device, place, { design: examplePair(), savedAt: '2026-11-21T10:00:00.000Z' });
    expect((await openDesign(input))?.opening).toEqual({ kind: 'base' });
  });

  it('brings the couple of a draft with it, and none of a draft that was kept before names were', async () => {
    const persons = { first: 'Anna', second: 'Maria' };
    writeDraft(input.device, place, { design: wider, savedAt: '2026-11-21T10:00:00.000Z', persons });
    const whose = { persons, couple: undefined };
    expect((await openDesign({ ...input, isResumed: true }))?.opening).toEqual({ kind: 'draft', whose });
    expect((await openDesign(input))?.opening).toMatchObject({ kind: 'base', draft: { whose } });
  });

  it('brings back a draft for an earlier order in place of the ring that this one begins with', async () => {
    const purpose = 'of=a1&as=partner&position=1&ring=0';
    const from = { ...input, saved: { design: examplePair() }, purpose };
    writeDraft(input.device, place, { design: wider, savedAt: '2026-11-21T10:00:00.000Z', purpose });
    const resumed = await openDesign({ ...from, isResumed: true });
    expect(resumed?.store.getState().history.present.rings[0]?.width).toBe(5);
    expect((await openDesign(from))?.opening).toEqual({ kind: 'saved' });
    // For nothing else.
    for (const other of ['', 'order=a1&position=1']) {
      // One after the other, on one storage.
      // oxlint-disable-next-line no-await-in-loop
      const offered = await openDesign({ ...input, isResumed: true, purpose: other });
      expect(offered?.opening).toMatchObject({ kind: 'base', draft: { purpose } });
    }
  });

  it('has every undo step again after a reload', async () => {
    const { link } = await kernel.evaluate(wider, []);
    const steps = {
      past: [{ design: examplePair(), links: ['plating'] as const }],
      present: { design: wider, links: ['metal'] as const },
      future: [],
      selected: 1,
    };
    writeHistory(input.tab, place, steps);
    const opened = await openDesign({ ...input, link });
    expect(opened?.opening.kind).toBe('reload');
    const { history, selected } = opened?.store.getState() ?? {};
    expect(history?.past).toHaveLength(1);
    expect([selected, history?.links, history?.past[0]?.links]).toEqual([1, ['metal'], ['plating']]);
  });

  it('opens a saved version by its code rather than the draft, and says when there is none', async () => {
    const other = applyChanges(wider, [{ path: '/rings/1/width', value: 7 }]);
    writeDraft(input.device, place, { design: other, savedAt: '2026-11-21T10:00:00.000Z' });
    const opened = await openDesign({ ...input, saved: { design: wider } });
    expect(opened?.opening.kind).toBe('saved');
    expect(opened?.store.getState().history.present).toEqual(wider);
    expect((await openDesign({ ...input, saved: { isMissing: true } }))?.opening.kind).toBe('code-unknown');
  });

  it('refuses an article whose design cannot be read', async () => {
    const broken: Model = {
      ...model,
      with: {
        ...(model.with ?? { still: null, grams: 1, retail, cost: 1, stoneCount: 0 }),
        design: { ...wider, rings: [] },
      },
    };
    expect(await openDesign({ ...input, model: broken })).toBeNull();
  });
});
