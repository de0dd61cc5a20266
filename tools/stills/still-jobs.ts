import { ALLOYS, FINISHES, isOpeningPose, picturePose, PROFILES } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { DESIGN_VERSION, designKey, mm, PLAIN_RING } from '@ringwerk/kernel';
import type { Design, FinishId, ProfileId } from '@ringwerk/kernel';
import { stillSamples, type RenderJob } from '@ringwerk/stills';

/** A picture that is committed: its file name without ending. */
export interface StillJob extends RenderJob {
  readonly name: string;
}

/** Pictures that are committed show the alloys of the release. */
const PICTURE = { alloys: [], view: 'hero', size: 512, type: 'image/webp' } as const;
/** Share of the samples of other pictures: this one stands for a second, until the live rings take its place. */
const OPENING_SHARE = 2 / 3;
const SWATCH = { alloys: [], size: 192, samples: 9, type: 'image/webp' } as const;

/** A plain ring that shows one property; swatches are not sold, so no rule has to accept it. */
function plainRing(alloy: string, finish: FinishId, profile: ProfileId): Design {
  const ring = {
    ...PLAIN_RING,
    role: 'single',
    profile,
    width: mm(5),
    height: mm(1.8),
    size: mm(54),
    segments: [{ alloy, share: 1, finish, pattern: 0 }],
  } as const;
  return { version: DESIGN_VERSION, rings: [ring] };
}

/**
 * Pictures of the collection: every design of every model once, however many models share it. One as it opens in the
 * configurator, and one in the pose of its kind where that is another.
 */
function modelJobs(): readonly StillJob[] {
  const designs = new Map<string, Design>();
  for (const model of MODELS) {
    for (const design of [model.with, model.without]) if (design) designs.set(designKey(design), design);
  }
  const all = [...designs].map(([name, design]) => ({ ...PICTURE, name, design, samples: stillSamples(design) }));
  const isSame = ({ design }: StillJob): boolean => isOpeningPose(picturePose(design));
  // What lists show comes first.
  return [
    ...all.filter((job) => !isSame(job)).map((job) => ({ ...job, name: `${job.name}-posed`, view: 'posed' as const })),
    ...all.map((job) => (isSame(job) ? job : { ...job, samples: Math.round(job.samples * OPENING_SHARE) })),
  ];
}

/** Close-ups of the configurator's choices. */
function swatchJobs(): readonly StillJob[] {
  const gold = 'au750-yellow';
  return [
    ...ALLOYS.map(({ id }) => ({
      ...SWATCH,
      name: `swatch-alloy-${id}`,
      design: plainRing(id, 'polished', 'F04'),
      view: 'swatch' as const,
    })),
    ...FINISHES.map(({ id }) => ({
      ...SWATCH,
      name: `swatch-finish-${id}`,
      design: plainRing(gold, id, 'F04'),
      view: 'swatch' as const,
    })),
    ...PROFILES.map(({ id }) => ({
      ...SWATCH,
      name: `swatch-profile-${id}`,
      design: plainRing(gold, 'polished', id),
      view: 'profile' as const,
    })),
  ];
}

export const stillJobs = (): readonly StillJob[] => [...swatchJobs(), ...modelJobs()];
