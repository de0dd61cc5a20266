import { applyChanges } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import type { Design } from '@ringwerk/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_LOOKS, openSceneViewer, type SceneViewer } from '../../../test/scene-viewer.ts';
import type { KernelClient } from '../../kernel-worker/kernel-client.ts';
import { openKernelInProcess } from '../../kernel-worker/open-kernel-in-process.ts';
import { followDesign, type FollowedDesign } from './follow-design.ts';

/** The example pair, its first ring this wide, as another browser sends it: new objects every time. */
const version = (width: number): Design =>
  structuredClone(applyChanges(examplePair(), [{ path: '/rings/0/width', value: width }]));

let kernel: KernelClient;
let viewer: SceneViewer;
let followed: FollowedDesign;
const failure = vi.fn();

beforeEach(async () => {
  kernel = openKernelInProcess();
  await kernel.open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] });
  viewer = openSceneViewer();
  followed = followDesign(kernel, version(4), failure);
  followed.pictures.attach(viewer, NO_LOOKS);
});
afterEach(() => {
  viewer.close();
  kernel.dispose();
  expect(failure).not.toHaveBeenCalled();
});

const widths = (): readonly number[] => viewer.stage.map(({ width }) => width);

it('shows the version that came last, also when several follow each other faster than they are meshed', async () => {
  await Promise.all([4, 4.5, 5, 6].map((width) => followed.take(version(width))));
  await vi.waitFor(() => expect(widths()).toEqual([6, 5]));
});

it('keeps the scene of a ring that a version left alone', async () => {
  await followed.take(version(4));
  await vi.waitFor(() => expect(widths()).toEqual([4, 5]));
  const [, second] = viewer.stage;
  await followed.take(version(7));
  await vi.waitFor(() => expect(widths()).toEqual([7, 5]));
  expect(viewer.stage[1]).toBe(second);
});
