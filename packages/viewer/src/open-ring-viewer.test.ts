import { describe, expect, it, vi } from 'vitest';
import type { ViewerRequest, ViewerResponse } from './messages.ts';
import { openInWorker } from './open-ring-viewer.ts';
import type { RingViewer, RingViewerOptions, ViewerScene } from './ring-viewer.ts';

/** The worker's end of the protocol, played by the test: what was sent to it, and what it says. */
class WorkerEnd {
  readonly got: ViewerRequest[] = [];
  readonly carried: Transferable[][] = [];
  isEnded = false;
  readonly #listeners = new Map<string, ((event: { readonly data?: ViewerResponse }) => void)[]>();

  postMessage = (message: ViewerRequest, transfer: Transferable[]): void => {
    this.got.push(message);
    this.carried.push(transfer);
  };
  terminate = (): void => void (this.isEnded = true);
  addEventListener = (type: string, listener: (event: { readonly data?: ViewerResponse }) => void): void => {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  };
  say(data: ViewerResponse): void {
    for (const listener of this.#listeners.get('message') ?? []) listener({ data });
  }
  crash(): void {
    for (const listener of this.#listeners.get('error') ?? []) listener({});
  }
}

const OFFSCREEN = { width: 300, height: 150 };
/** A canvas that can be given away; no more of it is asked. */
const canvas = () => ({ transferControlToOffscreen: () => OFFSCREEN }) as unknown as HTMLCanvasElement;

function start(options: RingViewerOptions = {}) {
  const end = new WorkerEnd();
  const opened = openInWorker(end as unknown as Worker, canvas(), options); // it calls what the class above has
  return { end, opened };
}
async function openViewer(options: RingViewerOptions = {}): Promise<{ end: WorkerEnd; viewer: RingViewer }> {
  const { end, opened } = start(options);
  end.say({ type: 'opened' });
  const viewer = await opened;
  end.got.length = 0;
  return { end, viewer };
}
const SCENE: ViewerScene = { rings: [], looks: { alloys: {}, finishes: {}, gems: {} } };
const TARGET = { ring: 1, partId: 'band-0', partKind: 'band', stoneId: null } as const;

describe('a viewer that opens in a worker', () => {
  it('gives its canvas away with what can cross a thread, and no callback', async () => {
    const { end, opened } = start({ light: 'candle', fill: 0.6, onPick: () => undefined, onSettled: () => undefined });
    expect(end.got).toEqual([{ type: 'open', canvas: OFFSCREEN, options: { light: 'candle', fill: 0.6 } }]);
    expect(end.carried).toEqual([[OFFSCREEN]]);
    end.say({ type: 'opened' });
    await expect(opened).resolves.toBeDefined();
    expect(end.isEnded).toBe(false);
  });

  it.each(['webgl-missing', 'render-failed'] as const)(
    'that fails with %s ends its worker and says why',
    async (why) => {
      const { end, opened } = start();
      end.say({ type: 'failed', failure: why });
      await expect(opened).rejects.toMatchObject({ failure: why });
      expect(end.isEnded).toBe(true);
    },
  );

  it('whose worker cannot be read fails as one that cannot draw', async () => {
    const onFailure = vi.fn();
    const { end, opened } = start({ onFailure });
    end.crash();
    await expect(opened).rejects.toMatchObject({ failure: 'render-failed' });
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('what the page asks of it', () => {
  const ORDERS: readonly (readonly [string, (viewer: RingViewer) => void, Record<string, unknown>])[] = [
    ['update', (viewer) => viewer.update(SCENE), { scene: SCENE }],
    [
      'show',
      (viewer) => viewer.show({ ids: [3, 4], edit: 2 }, [1]),
      { shown: { ids: [3, 4], edit: 2 }, released: [1] },
    ],
    ['resize', (viewer) => viewer.resize(300, 200, 1.5), { width: 300, height: 200, pixelRatio: 1.5 }],
    ['key', (viewer) => viewer.key('Home'), { key: 'Home' }],
    ['view', (viewer) => viewer.setView('macro'), { view: 'macro' }],
    ['arrangement', (viewer) => viewer.setArrangement('laid'), { arrangement: 'laid', read: null }],
    ['turn-around', (viewer) => viewer.turnAround(), {}],
    ['real-size', (viewer) => viewer.setRealSize(4.2), { pixelsPerMillimetre: 4.2 }],
    ['measures', (viewer) => viewer.setMeasures(true), { areShown: true }],
    ['grips', (viewer) => viewer.setGrips(false), { areShown: false }],
    ['progressive-refinement', (viewer) => viewer.setProgressiveRefinement(true), { isOn: true }],
    ['light', (viewer) => viewer.setLight('spot'), { light: 'spot' }],
    ['background', (viewer) => viewer.setBackground('dark'), { background: 'dark' }],
    ['reduced-motion', (viewer) => viewer.setReducedMotion(true), { isReduced: true }],
    ['visible', (viewer) => viewer.setVisible(false), { isVisible: false }],
    ['highlight', (viewer) => viewer.highlight(TARGET), { target: TARGET }],
  ];
  it.each(ORDERS)('%s crosses as one message', async (type, ask, content) => {
    const { end, viewer } = await openViewer();
    ask(viewer);
    expect(end.got).toEqual([{ type, ...content }]);
  });

  it('a port is given away with the looks', async () => {
    const { end, viewer } = await openViewer();
    const { port1, port2 } = new MessageChannel();
    viewer.connect(port1, SCENE.looks);
    expect(end.got).toEqual([{ type: 'connect', port: port1, looks: SCENE.looks }]);
    expect(end.carried.at(-1)).toEqual([port1]);
    port2.close();
  });

  it('each answer goes to its own question, in whatever order they come', async () => {
    const { end, viewer } = await openViewer();
    const [pick, picture] = [viewer.pick(10, 20), viewer.snapshot({ width: 100, height: 100 })];
    const [first, second] = end.got.map((message) => ('id' in message ? message.id : 0));
    expect(first).not.toBe(second);
    const blob = new Blob(['picture']);
    end.say({ type: 'snapshot-answer', id: second ?? 0, picture: blob });
    end.say({ type: 'pick-answer', id: first ?? 0, target: TARGET });
    await expect(picture).resolves.toBe(blob);
    await expect(pick).resolves.toEqual(TARGET);
  });

  it('a picture that was refused rejects with the reason', async () => {
    const { end, viewer } = await openViewer();
    const picture = viewer.snapshot({ width: 9_000, height: 100 });
    const asked = end.got.at(-1);
    end.say({ type: 'refused', id: asked !== undefined && 'id' in asked ? asked.id : 0, reason: 'too large' });
    await expect(picture).rejects.toThrow('too large');
  });
});

describe('what it reports', () => {
  it('reaches the page by the callback of its kind', async () => {
    const heard: unknown[] = [];
    const { end } = await openViewer({
      onFailure: (failure) => heard.push(failure),
      onRestored: () => heard.push('restored'),
      onSettled: (milliseconds) => heard.push(milliseconds),
      onMeasures: (lines) => heard.push(['measures', lines]),
      onGrips: (grips) => heard.push(['grips', grips]),
      onHover: (target) => heard.push(['hover', target]),
      onPick: (target) => heard.push(['pick', target]),
    });
    end.say({ type: 'failed', failure: 'context-lost' });
    end.say({ type: 'restored' });
    end.say({ type: 'settled', milliseconds: 480 });
    end.say({ type: 'measured', lines: [] });
    end.say({ type: 'gripped', grips: [] });
    end.say({ type: 'hovered', target: null });
    end.say({ type: 'picked', target: TARGET });
    expect(heard).toEqual([
      'context-lost',
      'restored',
      480,
      ['measures', []],
      ['grips', []],
      ['hover', null],
      ['pick', TARGET],
    ]);
  });

  it('a worker that breaks while it is open is a failure of drawing', async () => {
    const onFailure = vi.fn();
    const { end } = await openViewer({ onFailure });
    end.crash();
    expect(onFailure.mock.calls).toEqual([['render-failed']]);
  });
});
