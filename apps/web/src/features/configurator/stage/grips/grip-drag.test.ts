import { examplePair } from '@ringwerk/advice/test/example-pair';
import { afterEach, expect, it, vi } from 'vitest';
import { startDesign } from '../../../../design-store/design-store.ts';
import { openKernelInProcess } from '../../../../kernel-worker/open-kernel-in-process.ts';
import type { RingGrip } from '../../../../viewer-host/viewer-types.ts';
import { ConfiguratorSession } from '../../session/configurator-session.ts';
import { GripDrag } from './grip-drag.ts';

const open: ConfiguratorSession[] = [];

async function openSession(): Promise<ConfiguratorSession> {
  const kernel = openKernelInProcess();
  const design = examplePair();
  const session = new ConfiguratorSession({
    kernel,
    store: startDesign(design),
    menu: await kernel.open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] }),
    evaluated: await kernel.evaluate(design, []),
    confirm: () => Promise.reject(new Error('no server in this test')),
    keepDraft: () => null,
  });
  open.push(session);
  return session;
}

/** The right edge: 20 CSS pixels are a millimetre of width. */
const GRIP: RingGrip = {
  ring: 0,
  grip: 'width',
  group: 0,
  end: 1,
  at: [0, 0],
  perMm: [20, 0],
  perDegree: [0, 2],
};

afterEach(() => {
  for (const session of open.splice(0)) session.dispose();
});

it('lets the page show everything again as soon as the pull has ended, not after the pause of a hold', async () => {
  const session = await openSession();
  const width = session.design.rings[0]?.width;
  const drag = new GripDrag(session, GRIP, [0, 0]);
  drag.move([10, 0]);
  await vi.waitFor(() => expect(session.design.rings[0]?.width).not.toBe(width), { timeout: 60_000 });
  let notified = 0;
  session.notifier.subscribe(() => (notified += 1));
  drag.end();
  const atEnd = notified;
  expect(atEnd).toBeGreaterThan(0);
  session.dismissRefusal();
  expect(notified).toBeGreaterThan(atEnd);
});

it('takes each pull as one step', async () => {
  const session = await openSession();
  for (const way of [10, 20]) {
    const before = session.design;
    const drag = new GripDrag(session, GRIP, [0, 0]);
    drag.move([way / 2, 0]);
    drag.move([way, 0]);
    drag.end();
    await vi.waitFor(() => expect(session.design).not.toBe(before), { timeout: 60_000 });
  }
  expect(session.store.getState().history.past).toHaveLength(2);
});
