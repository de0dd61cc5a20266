import { houseCatalogue, picturePose, turnedPose, type PicturePose } from '@ringwerk/catalogue';
import { createRingViewer } from '@ringwerk/viewer/create';
import type { RenderJob } from '../render-job.ts';
import { stillScenes } from './still-scenes.ts';

/** Below, brushed metal turns to blocks; above, a picture weighs more than it shows in a gallery. */
const WEBP_QUALITY = 0.76;

const OPENING: PicturePose = { arrangement: 'standing', camera: null };

/** How the rings stand for a picture; its camera, where it is none that the viewer names. */
function poseOf(design: RenderJob['design'], view: RenderJob['view']): PicturePose {
  if (view === 'posed') return picturePose(design);
  return view === 'left' || view === 'right' ? turnedPose(design, view) : OPENING;
}

const viewer = createRingViewer(document.createElement('canvas'), { reducedMotion: true });
viewer.setVisible(false);

/** Draws one picture; answers its bytes as base64, the only form that crosses to Node unharmed. */
async function renderStill({ design, alloys, view, size, samples, type }: RenderJob): Promise<string> {
  const { kernel, looks } = houseCatalogue(alloys);
  const scenes = await stillScenes(design, kernel);
  // The viewer would draw it in a metal that it is not of.
  const unknown = scenes.flatMap(({ parts }) => parts).find(({ alloy }) => looks.alloys[alloy] === undefined);
  if (unknown !== undefined) throw new Error(`no house and no release has the alloy ${unknown.alloy}`);
  const { arrangement, camera } = poseOf(design, view);
  viewer.setArrangement(arrangement);
  viewer.update({ rings: scenes.map((scene) => ({ scene })), looks });
  const picture = await viewer.snapshot({
    width: size,
    height: size,
    samples,
    view: view === 'posed' || view === 'left' || view === 'right' ? 'hero' : view,
    ...(camera === null ? {} : { camera }),
    type,
    quality: WEBP_QUALITY,
    backdrop: 'transparent',
  });
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** What `still-browser.ts` calls. */
Object.assign(globalThis, { renderStill });
