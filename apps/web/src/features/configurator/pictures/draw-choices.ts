import type { PictureViewer, Run } from '../../../pictures/files/draw-picture.ts';
import { samplesOf, sceneOf, sizeOf, type PictureChoices } from './picture-choices.ts';
import { PictureError } from '../../../pictures/files/picture-error.ts';
import { sequenceFile } from './save-sequence.ts';
import { stillFile } from '../../../pictures/files/save-still.ts';
import { videoFile } from './save-video.ts';
import type { SavedFile } from '../../../pictures/files/use-picture-run.ts';

/** What a name gets that stands for a whole turn. */
const TURN = '360';

/**
 * Draws what was chosen, as a file of this name, without an extension.
 * @throws PictureError
 */
export async function drawChoices(
  viewer: PictureViewer,
  choices: PictureChoices,
  name: string,
  run: Run,
): Promise<SavedFile> {
  const picture = { ...sizeOf(choices), ...sceneOf(choices), samples: samplesOf(choices) };
  const turn = `${name}-${TURN}`;
  switch (choices.kind) {
    case 'still':
      return { name: `${name}.png`, blob: await stillFile(viewer, picture, run) };
    case 'sequence': {
      const sequence = { ...picture, count: choices.count, type: choices.frameType, name: turn };
      return { name: `${turn}.zip`, blob: await sequenceFile(viewer, sequence, run) };
    }
    case 'video': {
      const { format, length, rate } = choices;
      if (format === null) throw new PictureError('encoder');
      return { name: `${turn}.${format}`, blob: await videoFile(viewer, { ...picture, format, length, rate }, run) };
    }
  }
}
