import { applyChanges } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import type { Design } from '@ringwerk/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSessions, openSession, soon, stagedWidths, viewerOf } from '../../../../test/open-session.ts';
import { NO_LOOKS, openSceneViewer, type SceneViewer } from '../../../../test/scene-viewer.ts';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { RingPictures } from '../../../viewer-host/ring-pictures.ts';
import type { ConfiguratorSession } from './configurator-session.ts';

afterEach(closeSessions);

const widthsOf = (design: Design): readonly number[] => design.rings.map(({ width }) => width);
const width = (ring: number, value: number) => ({ path: `/rings/${ring}/width`, value });

/** Two rings of 4 mm. */
const START = applyChanges(examplePair(), [width(1, 4)]);

/** Stage, figures and design are those of one record. */
const isOneRecord = (session: ConfiguratorSession): Promise<void> =>
  soon(() => {
    expect(stagedWidths(session)).toEqual(widthsOf(session.design));
    expect(session.state.getState().evaluated.design).toEqual(session.design);
  });

/** Nothing is under way any more that could still reach the stage: the picture at rest has been asked for and answered. */
async function untilQuiet(session: ConfiguratorSession): Promise<void> {
  session.endGesture();
  await session.pictures.settle();
  await isOneRecord(session);
}

/** Every pair of widths that stood on the stage, once in a row. */
function shownPairs(viewer: SceneViewer): readonly string[] {
  const pairs = viewer.history.map((scenes) => scenes.map((scene) => scene.width).join(' '));
  return pairs.filter((pair, index) => pair !== pairs[index - 1]);
}

describe('the stage shows the record that weight and price are of', () => {
  it('after every position of a drag, after its undo and its redo', async () => {
    const session = await openSession(START);
    for (const value of [4.5, 5, 5.5]) {
      await session.proposeEdit(() => [width(0, value), width(1, value)], 'width');
      await isOneRecord(session);
    }
    session.endGesture();
    session.undo();
    await isOneRecord(session);
    expect(stagedWidths(session)).toEqual([4, 4]);
    session.redo();
    await isOneRecord(session);
    expect(stagedWidths(session)).toEqual([5.5, 5.5]);
  });

  it('when an undo comes while the last position of a drag is still being answered', async () => {
    const session = await openSession(START);
    await isOneRecord(session);
    await session.proposeEdit(() => [width(0, 5)], 'width');
    void session.proposeEdit([width(0, 7)], 'width');
    session.undo();
    await soon(() => expect(widthsOf(session.design)).toEqual([4, 4]));
    await untilQuiet(session);
    expect(stagedWidths(session)).toEqual([4, 4]);
  });

  it('when the design has become another one before an edit of it was answered', async () => {
    const session = await openSession(START);
    await isOneRecord(session);
    await session.proposeEdit(() => [width(0, 5)], 'width');
    const answered = session.proposeEdit(() => [width(0, 7)], 'width');
    // Not through the queue: what another tab or a later part of the page may do.
    session.store.getState().undo();
    await answered;
    session.redo();
    await soon(() => expect(widthsOf(session.design)).toEqual([5, 4]));
    await untilQuiet(session);
    expect(stagedWidths(session)).toEqual([5, 4]);
  });

  it('when one ring is edited while the stage still has the other one as it was: no moment mixes two records', async () => {
    const session = await openSession(START);
    await isOneRecord(session);
    await session.proposeEdit([width(0, 5)]);
    await untilQuiet(session);
    session.store.getState().undo();
    await session.proposeEdit([width(1, 4.5)]);
    await untilQuiet(session);
    expect(shownPairs(viewerOf(session))).toEqual(['4 4', '5 4', '4 4.5']);
  });

  it('when an edit is refused: it is on the stage at no moment', async () => {
    const session = await openSession(START);
    await isOneRecord(session);
    void session.proposeEdit([width(0, 40)], 'width');
    await soon(() => expect(session.state.getState().refusal).not.toBeNull());
    void session.proposeEdit([width(1, 4.5)]);
    await untilQuiet(session);
    expect(shownPairs(viewerOf(session))).toEqual(['4 4', '4 4.5']);
  });

  it('when edits, undo and redo follow each other without a pause', async () => {
    const session = await openSession(START);
    for (let turn = 0; turn < 6; turn += 1) {
      void session.proposeEdit([width(turn % 2, 4.5 + turn / 4)], turn % 3 === 0 ? null : 'width');
      void session.proposeEdit([width((turn + 1) % 2, 3.5 + turn / 4)]);
      session.undo();
      if (turn % 2 === 1) session.redo();
    }
    await session.proposeEdit(() => [width(0, 6)]);
    await untilQuiet(session);
    await untilQuiet(session);
  });
});

describe('viewers that come and go', () => {
  it('one that opens after the first scenes were meshed shows them', async () => {
    const kernel = openKernelInProcess();
    await kernel.open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] });
    const design = START;
    const pictures = new RingPictures({
      kernel,
      design: () => design,
      onScenes: () => undefined,
      onFailure: (error) => expect.unreachable(String(error)),
    });
    await pictures.mesh(true);
    const late = openSceneViewer();
    pictures.attach(late, NO_LOOKS);
    await soon(() => expect(late.stage).toHaveLength(2));
    late.close();
    kernel.dispose();
  });

  it('one that takes the place of another gets every ring anew, and edits reach it alone', async () => {
    const session = await openSession(START);
    await untilQuiet(session);
    const first = viewerOf(session);
    const second = openSceneViewer();
    session.pictures.attach(second, NO_LOOKS);
    await soon(() => expect(second.stage.map((scene) => scene.width)).toEqual([4, 4]));
    const before = first.history.length;
    await session.proposeEdit(() => [width(0, 5)], 'width');
    await soon(() => expect(second.stage.map((scene) => scene.width)).toEqual([5, 4]));
    expect(first.history).toHaveLength(before);
    second.close();
  });

  it('one that shows something else meanwhile comes back to the design as it is by then', async () => {
    const session = await openSession(START);
    await isOneRecord(session);
    const viewer = openSceneViewer();
    const leave = session.pictures.attach(viewer, NO_LOOKS);
    await soon(() => expect(viewer.stage).toHaveLength(2));
    leave();
    const [other] = viewer.stage;
    if (other === undefined) throw new Error('a ring is on the stage');
    viewer.update({ rings: [{ scene: other }], looks: NO_LOOKS });
    await session.proposeEdit(() => [width(0, 5)], 'width');
    session.endGesture();
    await session.pictures.settle();
    expect(viewer.stage).toHaveLength(1);
    session.pictures.attach(viewer, NO_LOOKS);
    await soon(() => expect(viewer.stage.map((scene) => scene.width)).toEqual([5, 4]));
    viewer.close();
  });

  it('stills of another design leave the stage alone', async () => {
    const session = await openSession(START);
    await isOneRecord(session);
    const [first, second] = session.design.rings;
    if (first === undefined || second === undefined) throw new Error('a pair has two rings');
    const scenes = await session.scenesOf({ ...session.design, rings: [{ ...first, width: second.height }] });
    expect(scenes).toHaveLength(1);
    await untilQuiet(session);
    expect(shownPairs(viewerOf(session))).toEqual(['4 4']);
  });
});
