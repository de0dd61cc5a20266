import { applyChanges, following } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import { ALLOYS } from '@ringwerk/catalogue';
import { PLAIN_ROW, type Design } from '@ringwerk/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startDesign } from '../../../design-store/design-store.ts';
import { BASIS, closeSessions, keepOpen, openSession, soon, viewerOf } from '../../../../test/open-session.ts';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { ConfiguratorSession } from './configurator-session.ts';
import { totalsOf } from './session-state.ts';

/** A ring as it stands on the stage. */
const staged = (session: ConfiguratorSession, ring: number) => viewerOf(session).stage[ring];

const triangles = (session: ConfiguratorSession, ring: number): number =>
  (staged(session, ring)?.parts ?? []).reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);

/** The coarse pictures of an opening have come, then the whole ones. */
async function untilWhole(session: ConfiguratorSession): Promise<void> {
  await soon(() => expect(triangles(session, 1)).toBeGreaterThan(0));
  const first = triangles(session, 1);
  await soon(() => expect(triangles(session, 1)).toBeGreaterThan(3 * first));
}
const both = (field: string, value: unknown) => [0, 1].map((ring) => ({ path: `/rings/${ring}/${field}`, value }));
const grams = (session: ConfiguratorSession): number =>
  totalsOf(session.state.getState().evaluated)?.grams ?? Number.NaN;
const gross = (session: ConfiguratorSession): number =>
  totalsOf(session.state.getState().evaluated)?.gross ?? Number.NaN;

afterEach(closeSessions);

describe('a configurator session', () => {
  it('makes both rings 750 rose gold, 4.5 mm, heavier and dearer, and takes it back', async () => {
    expect(ALLOYS.some((alloy) => alloy.id === 'au750-rose')).toBe(true);
    const session = await openSession();
    const before = { design: session.design, grams: grams(session), gross: gross(session) };
    void session.proposeEdit(both('segments', [{ alloy: 'au750-rose', share: 1, finish: 'polished', pattern: 0 }]));
    void session.proposeEdit(both('width', 4.5), 'width');
    await soon(() => expect(session.design.rings.map((ring) => ring.width)).toEqual([4.5, 4.5]));
    expect(session.design.rings[0]?.segments[0]?.alloy).toBe('au750-rose');
    expect(gross(session)).toBeGreaterThan(before.gross);
    expect(session.state.getState().delta?.differences[0]?.fact).toBe('width');
    session.undo();
    session.undo();
    expect(session.design).toBe(before.design);
    await soon(() => expect(grams(session)).toBe(before.grams));
  });

  it('takes a whole drag back, also when its last position is still being answered', async () => {
    const session = await openSession();
    const { design } = session;
    for (const width of [4.5, 4.6]) void session.proposeEdit(both('width', width), 'width');
    await soon(() => expect(session.design).not.toBe(design));
    void session.proposeEdit(both('width', 4.7), 'width');
    session.undo();
    await soon(() => expect(session.design).toBe(design));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(session.design).toBe(design);
  });

  it('refuses a width that the stones forbid, leaves the ring, and offers one touch that makes it possible', async () => {
    const stone = {
      ...PLAIN_ROW,
      setting: 'flush',
      material: 'diamond-natural',
      quality: 'tw-si',
      diameter: 2.1,
      length: 2.1,
      extent: 'count',
      count: 1,
      spacing: 0.2,
      position: 0,
    };
    const session = await openSession(applyChanges(examplePair(), [{ path: '/rings/0/stones/0', value: stone }]));
    const before = session.design;
    void session.proposeEdit([{ path: '/rings/0/width', value: 2 }], 'width');
    await soon(() => expect(session.state.getState().refusal).not.toBeNull());
    expect(session.design).toBe(before);
    const { refusal } = session.state.getState();
    expect(refusal?.issues[0]?.severity).toBe('error');
    expect(Object.values(refusal?.issues[0]?.params ?? {}).some((value) => typeof value === 'number')).toBe(true);
    expect(refusal?.repair).not.toBeNull();
    session.acceptRepair();
    await soon(() => expect(session.state.getState().refusal).toBeNull());
    expect(session.state.getState().evaluated.refused).toEqual([]);
    expect(session.store.getState().history.past).toHaveLength(1);
  });

  it('takes a drag as one step and tells its whole difference', async () => {
    const session = await openSession();
    for (const width of [4.5, 5, 5.5, 6]) {
      void session.proposeEdit([{ path: '/rings/0/width', value: width }], 'width');
      // The finger rests long enough for the kernel to answer each position.
      await soon(() => expect(session.design.rings[0]?.width).toBe(width));
    }
    session.endGesture();
    expect(session.store.getState().history.past).toHaveLength(1);
    expect(session.state.getState().delta?.differences).toEqual([
      { rings: [0], fact: 'width', index: 0, from: 4, to: 6 },
    ]);
  });

  it('takes a whole drag back by one undo, also when its last position is answered after the lift', async () => {
    const session = await openSession();
    const before = session.design;
    void session.proposeEdit(both('width', 4.5), 'width');
    await soon(() => expect(session.design).not.toBe(before));
    void session.proposeEdit(both('width', 4.6), 'width');
    void session.proposeEdit(both('width', 4.7), 'width');
    session.endGesture();
    await soon(() => expect(session.design.rings[0]?.width).toBe(4.7));
    expect(session.store.getState().history.past).toHaveLength(1);
    expect(session.state.getState().delta?.differences[0]).toMatchObject({ fact: 'width', from: 4, to: 4.7 });
    session.undo();
    expect(session.design).toBe(before);
  });

  it('keeps two drags of one slider apart, also when the second begins before the first is answered', async () => {
    const session = await openSession();
    void session.proposeEdit(both('width', 4.5), 'width');
    session.endGesture();
    void session.proposeEdit(both('width', 5), 'width');
    void session.proposeEdit(both('width', 5.5), 'width');
    session.endGesture();
    await soon(() => expect(session.design.rings[0]?.width).toBe(5.5));
    expect(session.store.getState().history.past).toHaveLength(2);
    session.undo();
    expect(session.design.rings[0]?.width).toBe(4.5);
  });

  it('does not let the page render between two positions of a drag, and does when the hand lifts', async () => {
    const session = await openSession();
    let notified = 0;
    session.notifier.subscribe(() => (notified += 1));
    const drag = (width: number): Promise<void> =>
      session.proposeEdit(() => [{ path: '/rings/0/width', value: width }], 'width');
    await drag(4.5);
    for (const width of [5, 5.5]) {
      const before = notified;
      const answered = drag(width);
      expect(notified).toBe(before);
      await answered;
    }
    const before = notified;
    session.endGesture();
    expect(notified).toBeGreaterThan(before);
    expect(session.design.rings[0]?.width).toBe(5.5);
    expect(session.store.getState().history.past).toHaveLength(1);
  });

  it('meshes only the ring that changed', async () => {
    const session = await openSession();
    await untilWhole(session);
    const second = staged(session, 1);
    void session.proposeEdit([{ path: '/rings/0/width', value: 5 }]);
    await soon(() => expect(staged(session, 0)?.width).toBe(5));
    expect(staged(session, 1)).toBe(second);
  });

  it('shows a head that the drag left out once the hand rests, and only on its own ring', async () => {
    const stone = {
      ...PLAIN_ROW,
      setting: 'bezel',
      material: 'diamond-natural',
      quality: 'tw-si',
      diameter: 2.1,
      length: 2.1,
      extent: 'count',
      count: 1,
      spacing: 0.2,
      position: 0,
    };
    const session = await openSession(applyChanges(examplePair(), [{ path: '/rings/0/stones/0', value: stone }]));
    const partsOf = (ring: number): readonly string[] => staged(session, ring)?.parts.map(({ id }) => id) ?? [];
    await soon(() => expect(partsOf(0)).toContain('seat-0'));
    expect(partsOf(1)).toEqual(['band-0', 'inner-0']);
    const settled = staged(session, 0);
    void session.proposeEdit([{ path: '/rings/1/width', value: 4.5 }]);
    await soon(() => expect(staged(session, 1)?.width).toBe(4.5));
    expect(staged(session, 0)).toBe(settled);
  });

  it('shows a dragged ring with fewer triangles, and with all of them when the hand lifts', async () => {
    const session = await openSession();
    await untilWhole(session);
    const whole = triangles(session, 0);
    void session.proposeEdit([{ path: '/rings/0/width', value: 4.5 }], 'width');
    await soon(() => expect(staged(session, 0)?.width).toBe(4.5));
    expect(triangles(session, 0)).toBeLessThan(whole / 3);
    expect(triangles(session, 1)).toBeLessThan(whole / 3);
    session.endGesture();
    await soon(() => expect(triangles(session, 0)).toBeGreaterThan(0.9 * whole));
    await soon(() => expect(triangles(session, 1)).toBeGreaterThan(0.9 * whole));
    expect(staged(session, 0)?.width).toBe(4.5);
  });

  it('prices what each visible option would cost', async () => {
    const session = await openSession();
    session.assess('page', [
      { id: 'platinum', changes: both('segments', [{ alloy: 'pt950-ru', share: 1, finish: 'polished', pattern: 0 }]) },
      { id: 'too-wide', changes: [{ path: '/rings/0/width', value: 40 }] },
    ]);
    await soon(() => expect(session.state.getState().assessments.size).toBe(2));
    const { assessments } = session.state.getState();
    expect(assessments.get('platinum')?.figures?.grams).toBeGreaterThan(grams(session));
    expect(assessments.get('too-wide')?.issues[0]?.code).toBe('design.out-of-range');
    expect(assessments.get('too-wide')?.figures).toBeNull();
  });

  it('marks the price when the server cannot be reached, and takes its word when it can', async () => {
    const offline = await openSession();
    await soon(() => expect(offline.state.getState().priceState).toBe('offline'));
    const kernel = openKernelInProcess();
    await kernel.open({
      language: 'en',
      country: 'DE',
      priceBasis: { ...BASIS, retailRule: { ...BASIS.retailRule, factor: 3 } },
      alloys: [],
    });
    const online = await openSession(examplePair(), async (design) => {
      const { evaluation } = await kernel.evaluate(design, []);
      if (evaluation === null) throw new Error('the basis was given');
      return evaluation;
    });
    const preview = gross(online);
    await soon(() => expect(online.state.getState().priceState).toBe('corrected'));
    expect(gross(online)).toBeGreaterThan(preview);
  });

  it('shows the picture of a design whose prices are still on their way, and tells them when they come', async () => {
    const start = examplePair();
    const kernel = openKernelInProcess();
    const menu = await kernel.open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] });
    const session = new ConfiguratorSession({
      kernel,
      store: startDesign(start),
      menu,
      evaluated: await kernel.present(start),
      confirm: () => Promise.reject(new Error('no server in this test')),
      keepDraft: () => null,
    });
    keepOpen(session);
    const { state } = session;
    expect(state.getState()).toMatchObject({ priceState: 'awaited', evaluated: { evaluation: null } });
    await soon(() => expect(state.getState().scenes.every((scene) => scene !== null)).toBe(true));
    expect(state.getState().priceState).toBe('awaited');
    const priced = await kernel.open({ language: 'en', country: 'DE', priceBasis: BASIS, alloys: [] });
    await session.refresh(priced);
    expect(state.getState().priceState).toBe('preview');
    expect(gross(session)).toBeGreaterThan(0);
  });

  it('takes another design as one step, also one with fewer rings, and shows every ring again after undo', async () => {
    const session = await openSession();
    const isShown = () => session.state.getState().scenes.map((scene) => scene !== null);
    await vi.waitFor(() => expect(isShown()).toEqual([true, true]));
    const [ring] = session.design.rings;
    expect(await session.takeDesign({ version: 3, rings: [{ ...ring, role: 'single', width: 5 }] })).toBe(true);
    await vi.waitFor(() => expect(session.design.rings).toHaveLength(1));
    await vi.waitFor(() => expect(isShown()).toEqual([true]));
    await soon(() => expect(viewerOf(session).stage.map(({ width }) => width)).toEqual([5]));
    session.undo();
    await vi.waitFor(() => expect(isShown()).toEqual([true, true]));
    session.goTo(1);
    expect(session.design.rings).toHaveLength(1);
    expect(session.store.getState().history.past).toHaveLength(1);
    expect(await session.takeDesign({ version: 99 })).toBe(false);
    expect(await session.takeLink('no link')).toBe(false);
    expect(session.design.rings).toHaveLength(1);
  });

  it('keeps what is waiting when the page goes', async () => {
    const kernel = openKernelInProcess();
    const kept: Design[] = [];
    const menu = await kernel.open({ language: 'en', country: 'DE', priceBasis: BASIS, alloys: [] });
    const start = examplePair();
    const session = new ConfiguratorSession({
      kernel,
      store: startDesign(start),
      menu,
      evaluated: await kernel.evaluate(start, []),
      confirm: () => Promise.reject(new Error('no server in this test')),
      keepDraft: (design) => {
        kept.push(design);
        return null;
      },
    });
    void session.proposeEdit([{ path: '/rings/0/width', value: 5 }]);
    await vi.waitFor(() => expect(session.design.rings[0]?.width).toBe(5));
    expect(kept).toEqual([]);
    session.dispose();
    expect(kept.map(({ rings }) => rings[0]?.width)).toEqual([5]);
    session.flushDraft();
    expect(kept).toHaveLength(1);
  });

  it('takes a joined property back with its link, and joins nothing where the rules refuse the copy', async () => {
    const session = await openSession();
    const { history: before } = session.store.getState();
    expect(before.links).not.toContain('width');
    await session.join('width', true, () => [{ path: '/rings/1/width', value: 4 }]);
    expect(session.store.getState().history).toMatchObject({ past: [{ links: before.links }] });
    expect(session.store.getState().history.links).toContain('width');
    session.undo();
    expect(session.store.getState().history).toMatchObject({ present: before.present, links: before.links });
    session.redo();
    await session.join('height', false);
    expect(session.store.getState().history.links).not.toContain('height');
    session.undo();
    expect(session.store.getState().history.links).toContain('height');
    await session.join('size', true, () => [{ path: '/rings/1/size', value: 400 }]);
    expect(session.state.getState().refusal).not.toBeNull();
    expect(session.store.getState().history.links).not.toContain('size');
  });

  it('edits a pair that is designed as one in both rings, as one step', async () => {
    const [first, second] = examplePair().rings;
    if (first === undefined || second === undefined) throw new Error('a pair has two rings');
    const segments = ['au585-yellow', 'au585-white-pd'].map((alloy, index) => ({
      alloy,
      share: index + 1,
      finish: 'polished' as const,
      pattern: 0,
    }));
    const ring = { ...first, segments };
    const pair = { ...examplePair(), rings: [ring, { ...second, ...following(ring, 'exchanged') }] };
    const session = await openSession(pair);
    session.store.getState().setLink('line', true);
    void session.proposeEdit([{ path: '/rings/0/width', value: 5 }], 'width');
    await soon(() => expect(session.design.rings.map(({ width }) => width)).toEqual([5, 5]));
    session.undo();
    await soon(() => expect(session.design.rings.map(({ width }) => width)).toEqual([4, 4]));
    session.store.getState().setLink('line', false);
    void session.proposeEdit([{ path: '/rings/0/width', value: 5 }]);
    await soon(() => expect(session.design.rings.map(({ width }) => width)).toEqual([5, 4]));
  });
});
