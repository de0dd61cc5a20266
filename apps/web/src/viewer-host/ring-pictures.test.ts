import { applyChanges } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import type { Design } from '@ringwerk/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_LOOKS } from '../../test/scene-viewer.ts';
import type { Changed, Evaluated, SentScene } from '../kernel-worker/kernel-messages.ts';
import { RingPictures, type RingScenes } from './ring-pictures.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const wider = (design: Design, ring: number, value: number): Design =>
  applyChanges(design, [{ path: `/rings/${ring}/width`, value }]);

/** Pictures of a design over a kernel that only counts, and a viewer that notes what it is shown. */
function open(start: Design = examplePair(), beside: Design['rings'] = []) {
  let design = start;
  let lastId = 0;
  let channel = 0;
  const scene = (): SentScene => {
    lastId += 1;
    return { id: lastId, channel, hasColours: false, hasLetters: false };
  };
  const mesh = vi.fn((rings: Design['rings'], _: boolean) => Promise.resolve<SentScene[] | null>(rings.map(scene)));
  const settle = vi.fn((rings: Design['rings']) =>
    Promise.resolve<readonly (SentScene | null)[] | null>(rings.map(() => null)),
  );
  const seen: RingScenes[] = [];
  const failures: unknown[] = [];
  const pictures = new RingPictures({
    kernel: {
      connect: (port, next) => {
        ports.push(port);
        channel = next;
        return Promise.resolve();
      },
      mesh,
      settle,
    },
    design: () => design,
    beside,
    onScenes: (scenes) => void seen.push(scenes),
    onFailure: (error) => void failures.push(error),
  });
  const shown: { ids: readonly number[] | null; edit: number | null; released: readonly number[] }[] = [];
  const viewer = {
    connect: (port: MessagePort) => void ports.push(port),
    show: (what: { readonly ids: readonly number[]; readonly edit: number } | null, released: readonly number[]) =>
      void shown.push({ ids: what?.ids ?? null, edit: what?.edit ?? null, released }),
  };
  /** The kernel's answer to an edit that changed these rings. */
  const changed = (edit: number, rings: readonly boolean[]): Changed => ({
    edit,
    evaluated: {} as Evaluated, // pictures do not look at figures
    scenes: rings.map((isChanged) => (isChanged ? scene() : null)),
  });
  return {
    pictures,
    mesh,
    settle,
    seen,
    failures,
    shown,
    viewer,
    changed,
    become: (next: Design) => (design = next),
    design: () => design,
  };
}

describe('the first pictures of a design', () => {
  it('are coarse, are asked for once, and stand on the viewer when all rings have theirs', async () => {
    const { pictures, mesh, shown, viewer, design } = open();
    pictures.attach(viewer, NO_LOOKS);
    expect(shown).toEqual([]);
    expect(pictures.staged).toEqual([null, null]);
    await pictures.mesh(true);
    expect(mesh.mock.calls).toEqual([[design().rings, true]]);
    expect(shown).toEqual([{ ids: [1, 2], edit: 0, released: [] }]);
    expect(pictures.staged).toEqual([
      { id: 1, isCoarse: true },
      { id: 2, isCoarse: true },
    ]);
    await pictures.mesh();
    expect(mesh).toHaveBeenCalledOnce();
  });

  it('become whole and settled at rest, and the coarse ones are given back', async () => {
    const { pictures, mesh, settle, shown, viewer } = open();
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    settle.mockResolvedValueOnce([null, { id: 90, channel: 1, hasColours: false, hasLetters: true }]);
    await pictures.settle();
    expect(mesh.mock.calls.map(([, isFirst]) => isFirst)).toEqual([true, false]);
    expect(shown.slice(1)).toEqual([
      { ids: [3, 4], edit: 0, released: [1, 2] },
      { ids: [3, 90], edit: 0, released: [4] },
    ]);
    await pictures.settle();
    // Both are as good as they get.
    expect([mesh.mock.calls.length, settle.mock.calls.length]).toEqual([2, 1]);
  });

  it('are not taken when a newer question superseded theirs', async () => {
    const { pictures, mesh, shown, viewer } = open();
    pictures.attach(viewer, NO_LOOKS);
    mesh.mockResolvedValueOnce(null);
    await pictures.mesh(true);
    expect(shown).toEqual([]);
    expect(pictures.scenes).toEqual([null, null]);
  });
});

describe('an edit', () => {
  it('brings the scene of its ring alone; the other one stays', async () => {
    const { pictures, shown, viewer, changed, become, design } = open();
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    const next = become(wider(design(), 0, 5));
    pictures.take([next.rings[0] ?? [], design().rings[1] ?? []].flat(), changed(7, [true, false]), false);
    expect(shown.at(-1)).toMatchObject({ ids: [3, 2], edit: 7, released: [1] });
    expect(pictures.staged[0]).toEqual({ id: 3, isCoarse: false });
  });

  it('that is refused is taken back: its scenes are given up, and what stood there is named again', async () => {
    const { pictures, shown, viewer, changed } = open();
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    pictures.refuse(changed(8, [true, true]));
    expect(shown.at(-1)).toEqual({ ids: [1, 2], edit: 8, released: [3, 4] });
  });

  it('that comes while whole pictures are made keeps its own: the late ones are given back', async () => {
    const { pictures, mesh, shown, viewer, changed, become, design } = open();
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    const late = Promise.withResolvers<SentScene[]>();
    mesh.mockReturnValueOnce(late.promise);
    const settled = pictures.settle();
    const next = become(wider(wider(design(), 0, 5), 1, 6));
    pictures.take(next.rings, changed(9, [true, true]), true);
    late.resolve([
      { id: 50, channel: 1, hasColours: false, hasLetters: false },
      { id: 51, channel: 1, hasColours: false, hasLetters: false },
    ]);
    await settled;
    expect(shown.at(-1)).toMatchObject({ ids: [3, 4], edit: 9, released: [50, 51] });
  });

  it('that takes a ring away gives its picture back', async () => {
    const { pictures, shown, viewer, changed, become, design } = open();
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    const alone = become({ ...design(), rings: design().rings.slice(0, 1) });
    pictures.take(alone.rings, changed(3, [false]), false);
    expect(shown.at(-1)).toEqual({ ids: [1], edit: 3, released: [2] });
    expect(pictures.scenes).toHaveLength(1);
  });
});

describe('a ring beside one that is designed alone', () => {
  const pair = examplePair();
  const [ring] = pair.rings;
  if (ring === undefined) throw new Error('no ring');
  const single: Design = { ...pair, rings: [{ ...ring, role: 'single' }] };

  it('is meshed and shown with it, and stays where it is when the other one is edited', async () => {
    const { pictures, mesh, shown, viewer, changed, become } = open(single, pair.rings.slice(1));
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    expect(mesh.mock.calls).toEqual([[[...single.rings, ...pair.rings.slice(1)], true]]);
    expect(pictures.staged.map((scene) => scene?.id)).toEqual([1, 2]);
    const next = become(wider(single, 0, 5));
    pictures.take(next.rings, changed(7, [true]), false);
    expect(shown.at(-1)).toEqual({ ids: [3, 2], edit: 7, released: [1] });
  });

  it('is hidden and shown again', async () => {
    const { pictures, shown, viewer } = open(single, pair.rings.slice(1));
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    pictures.showBeside(false);
    expect(shown.at(-1)).toEqual({ ids: [1], edit: 0, released: [2] });
    pictures.showBeside(true);
    await pictures.mesh();
    expect(shown.at(-1)).toEqual({ ids: [1, 3], edit: 0, released: [] });
  });

  it('leaves the stage to a design that has become a pair', async () => {
    const { pictures, shown, viewer, changed, become } = open(single, pair.rings.slice(1));
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    become(pair);
    pictures.take(pair.rings, changed(7, [true, true]), false);
    expect(shown.at(-1)).toEqual({ ids: [3, 4], edit: 7, released: [1, 2] });
  });
});

describe('another viewer', () => {
  it('has none of the scenes: they are made anew and go through a port of its own', async () => {
    const { pictures, mesh, shown, viewer } = open();
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    const calls: unknown[] = [];
    const other = { connect: vi.fn(), show: (...what: unknown[]) => void calls.push(what) };
    pictures.attach(other, NO_LOOKS);
    expect(other.connect).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(mesh.mock.calls.length).toBeGreaterThan(1);
    expect(calls[0]).toEqual([{ ids: [3, 4], edit: 0 }, []]);
    expect(shown).toHaveLength(1);
  });

  it('that fails to be fed says so', async () => {
    const { pictures, mesh, failures, viewer } = open();
    pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    mesh.mockRejectedValueOnce(new Error('the kernel was closed'));
    pictures.attach({ connect: vi.fn(), show: vi.fn() }, NO_LOOKS);
    await vi.waitFor(() => expect(failures).toHaveLength(1));
  });

  it('that shows something else is notified of released scenes only, until it shows the design again', async () => {
    const { pictures, shown, viewer, changed, become, design } = open();
    const detach = pictures.attach(viewer, NO_LOOKS);
    await pictures.mesh(true);
    detach();
    const next = become(wider(design(), 0, 5));
    pictures.take(next.rings, changed(4, [true, true]), false);
    expect(shown.at(-1)).toEqual({ ids: null, edit: null, released: [1, 2] });
    pictures.attach(viewer, NO_LOOKS);
    expect(shown.at(-1)).toEqual({ ids: [3, 4], edit: 4, released: [] });
  });
});

it('the page hears of scenes once, not of every call that changes none', async () => {
  const { pictures, seen, viewer } = open();
  pictures.attach(viewer, NO_LOOKS);
  await pictures.mesh(true);
  await pictures.mesh();
  expect(seen.map((scenes) => scenes.map((scene) => scene?.id))).toEqual([[1, 2]]);
});
