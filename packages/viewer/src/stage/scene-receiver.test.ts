import { mm } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SceneDelivery } from '../ring-viewer.ts';
import { SceneReceiver } from './scene-receiver.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A scene that is known by its width. */
const scene = (width: number): RingScene => ({
  parts: [],
  stones: [],
  outerRadius: mm(10),
  innerRadius: mm(9),
  width: mm(width),
});

/** A receiver at one end of a channel; `deliver` sends into the other end and waits until it has arrived. */
function open() {
  const shown: number[][] = [];
  const receiver = new SceneReceiver((scenes) => void shown.push(scenes.map(({ width }) => width)));
  let port: MessagePort | null = null;
  let sent = 0;
  let arrived = 0;
  const connect = (): void => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    receiver.connect(port2);
    port2.addEventListener('message', () => (arrived += 1));
    port = port1;
  };
  connect();
  /** @param widths - scenes by their numbers @param edit - shown at once, with these numbers */
  const deliver = async (
    widths: Readonly<Record<number, number>>,
    edit: SceneDelivery['shown'] = null,
  ): Promise<void> => {
    const scenes = Object.entries(widths).map(([id, width]) => ({ id: Number(id), scene: scene(width) }));
    const delivery: SceneDelivery = { scenes, shown: edit };
    port?.postMessage(delivery, []);
    sent += 1;
    await vi.waitFor(() => expect(arrived).toBe(sent));
  };
  return { receiver, shown, connect, deliver };
}

describe('scenes that come through the port', () => {
  it('are shown at once with the edit that they belong to, and not again when the page names them', async () => {
    const { receiver, shown, deliver } = open();
    await deliver({ 1: 4, 2: 5 });
    receiver.show({ ids: [1, 2], edit: 0 }, []);
    await deliver({ 3: 6 }, { ids: [3, 2], edit: 7 });
    expect(shown).toEqual([
      [4, 5],
      [6, 5],
    ]);
    receiver.show({ ids: [3, 2], edit: 7 }, [1]);
    expect(shown).toHaveLength(2);
  });

  it('wait for the page where they belong to no edit', async () => {
    const { receiver, shown, deliver } = open();
    await deliver({ 1: 4 });
    expect(shown).toEqual([]);
    receiver.show({ ids: [1], edit: 0 }, []);
    expect(shown).toEqual([[4]]);
  });

  it('are awaited where the page is ahead of the port', async () => {
    const { receiver, shown, deliver } = open();
    receiver.show({ ids: [1, 2], edit: 3 }, []);
    await deliver({ 1: 4 });
    expect(shown).toEqual([]);
    await deliver({ 2: 5 });
    expect(shown).toEqual([[4, 5]]);
  });
});

describe('the page has the last word', () => {
  it('an edit that comes late, after an undo, is not shown', async () => {
    const { receiver, shown, deliver } = open();
    await deliver({ 1: 4 }, { ids: [1], edit: 5 });
    // The page has answered edit 6 with another design, whose scene is here.
    await deliver({ 2: 3 });
    receiver.show({ ids: [2], edit: 6 }, [1]);
    await deliver({ 3: 8 }, { ids: [3], edit: 6 });
    await deliver({ 4: 9 }, { ids: [4], edit: 5 });
    expect(shown).toEqual([[4], [3]]);
  });

  it('an edit that was shown ahead and then refused by the page is taken back', async () => {
    const { receiver, shown, deliver } = open();
    await deliver({ 1: 4 });
    receiver.show({ ids: [1], edit: 5 }, []);
    await deliver({ 2: 9 }, { ids: [2], edit: 6 });
    receiver.show({ ids: [1], edit: 6 }, [2]);
    expect(shown).toEqual([[4], [9], [4]]);
  });

  it('what it says of an older edit does not undo a newer one that the port brought', async () => {
    const { receiver, shown, deliver } = open();
    await deliver({ 1: 4, 2: 5 });
    receiver.show({ ids: [1], edit: 5 }, []);
    await deliver({ 3: 9 }, { ids: [3], edit: 6 });
    // Sent before the page knew of edit 6: the picture at rest of the ring as it was.
    receiver.show({ ids: [2], edit: 5 }, [1]);
    expect(shown).toEqual([[4], [9]]);
  });

  it('a released scene is gone, also one that arrives after its release', async () => {
    const { receiver, shown, deliver } = open();
    receiver.show(null, [1]);
    await deliver({ 1: 4, 2: 5 });
    receiver.show({ ids: [1], edit: 0 }, []);
    expect(shown).toEqual([]);
    receiver.show({ ids: [2], edit: 0 }, []);
    receiver.show(null, [2]);
    expect(shown).toEqual([[5]]);
    receiver.show({ ids: [2, 2], edit: 1 }, []);
    expect(shown).toEqual([[5]]);
  });
});

it('something else stands on the stage until the page shows the design again, as it is by then', async () => {
  const { receiver, shown, deliver } = open();
  await deliver({ 1: 4 }, { ids: [1], edit: 1 });
  receiver.pause();
  await deliver({ 2: 6 }, { ids: [2], edit: 2 });
  receiver.show(null, [1]);
  expect(shown).toEqual([[4]]);
  receiver.show({ ids: [2], edit: 2 }, []);
  expect(shown).toEqual([[4], [6]]);
  receiver.pause();
  // The same scenes: they are shown again, since something else stood there.
  receiver.show({ ids: [2], edit: 2 }, []);
  expect(shown).toEqual([[4], [6], [6]]);
});

it('another port begins anew: nothing of the one before is shown, however high its edits were', async () => {
  const { receiver, shown, connect, deliver } = open();
  await deliver({ 1: 4 }, { ids: [1], edit: 90 });
  connect();
  receiver.show({ ids: [1], edit: 1 }, []);
  expect(shown).toEqual([[4]]);
  await deliver({ 1: 7 }, { ids: [1], edit: 2 });
  expect(shown).toEqual([[4], [7]]);
});
