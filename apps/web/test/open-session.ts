import { examplePair } from '@ringwerk/advice/test/example-pair';
import { PRICE_LIST } from '@ringwerk/catalogue';
import type { Design, Evaluation } from '@ringwerk/kernel';
import { vi } from 'vitest';
import { startDesign } from '../src/design-store/design-store.ts';
import { ConfiguratorSession } from '../src/features/configurator/session/configurator-session.ts';
import { openKernelInProcess } from '../src/kernel-worker/open-kernel-in-process.ts';
import { NO_LOOKS, openSceneViewer, type SceneViewer } from './scene-viewer.ts';

export const BASIS = {
  priceList: PRICE_LIST,
  retailRule: { factor: 2.2, country: 'DE', exchangeRate: 1, roundUpTo: 0 },
} as const;

const viewers = new Map<ConfiguratorSession, SceneViewer>();

/** The viewer of a session that is open in this test. */
export function viewerOf(session: ConfiguratorSession): SceneViewer {
  const viewer = viewers.get(session);
  if (viewer === undefined) throw new Error('the session has no viewer');
  return viewer;
}

/** Gives the session a viewer; `closeSessions` closes both. */
export function keepOpen(session: ConfiguratorSession): ConfiguratorSession {
  const viewer = openSceneViewer();
  viewers.set(session, viewer);
  session.pictures.attach(viewer, NO_LOOKS);
  return session;
}

export async function openSession(
  start: Design = examplePair(),
  confirm: (design: Design) => Promise<Evaluation> = () => Promise.reject(new Error('no server in this test')),
): Promise<ConfiguratorSession> {
  const kernel = openKernelInProcess();
  const menu = await kernel.open({ language: 'en', country: 'DE', priceBasis: BASIS, alloys: [] });
  return keepOpen(
    new ConfiguratorSession({
      kernel,
      store: startDesign(start),
      menu,
      evaluated: await kernel.evaluate(start, []),
      confirm,
      keepDraft: () => '2026-11-21T10:00:00.000Z',
    }),
  );
}

export function closeSessions(): void {
  for (const [session, viewer] of viewers) {
    session.dispose();
    viewer.close();
  }
  viewers.clear();
}

/** Waits for the kernel's answers as long as a busy machine needs. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

/** Widths of the rings on the stage. */
export const stagedWidths = (session: ConfiguratorSession): readonly number[] =>
  viewerOf(session).stage.map(({ width }) => width);
