import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpeningPose, picturePose, type HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import {
  encodeStill,
  isSooner,
  STILL_VIEWS,
  StillError,
  type StillFormat,
  type RenderQueue,
  type RenderUrgency,
  type RenderPriority,
  type StillView,
  stillSamples,
} from '@ringwerk/stills';
import type { FastifyBaseLogger } from 'fastify';
import { createFileCache, type FileCache } from '../../storage/file-cache.ts';
import type { AlloysNow, HouseAlloys } from '../alloys/house-alloys.ts';
import { pictureKeyOf } from './picture-key.ts';
import { createStillAddresses, type StillAddresses } from './still-addresses.ts';

/** Pixels along both edges of the pictures that are sent. */
export const STILL_SIZES = [256, 512, 1024] as const;
export type StillSize = (typeof STILL_SIZES)[number];

export interface StillRequest {
  readonly view: StillView;
  readonly size: StillSize;
  readonly format: StillFormat;
  /** The house's alloys that it shows; absent: as they are now. */
  readonly alloys?: readonly HouseAlloy[];
}

export type ReadyRequest = Omit<StillRequest, 'alloys'> & Required<Pick<StillRequest, 'alloys'>>;

/** Grows when the viewer draws differently: older pictures are then no longer found. */
export const DRAWN_VERSION = 4;
/** Smaller pictures are made from this one. */
const SMALLEST_DRAWN = 512;

/** Pictures of designs: those that come with the release, and those that this server draws. */
export interface Stills {
  /** Where pictures are found, with the house's alloys as a moment has them. */
  readonly addresses: (alloys?: AlloysNow) => Promise<StillAddresses>;
  /** A committed picture made smaller; null where there is none of this name. */
  readonly reduced: (key: string, size: 256, format: StillFormat) => Promise<Buffer | null>;
  /** Whether this process can draw a picture that is missing. */
  readonly canDraw: () => boolean;
  /** The picture of a design that the rules accept. Rejects with a StillError. */
  readonly picture: (design: Design, request: StillRequest, urgency?: RenderUrgency) => Promise<Buffer>;
  /**
   * A picture that is there already, of this release or drawn before; null where there is none, which is then drawn for the
   * next question.
   */
  readonly ready: (design: Design, request: ReadyRequest) => Promise<Buffer | null>;
  /** Starts drawing what will be looked at soon: lists show it in its pose, stages open with it. */
  readonly ahead: (design: Design) => void;
  /** Removes what was drawn under a key of `pictureKeyOf`: the next question draws it anew. */
  readonly forget: (pictureKey: string) => Promise<void>;
  /** Pictures that wait or are drawn; with an urgency those that one more of it is drawn after. */
  readonly load: (urgency?: RenderUrgency) => number;
}

interface Means {
  readonly committedFolder: string;
  readonly drawnFolder: string;
  /** Null: this process draws nothing. */
  readonly queue: RenderQueue | null;
  readonly alloys: Pick<HouseAlloys, 'now'>;
  readonly log: FastifyBaseLogger;
}

/** Which drawing of the collection this release brings (`tools/render-stills.ts`); 0 where it does not say. */
function pictureVersion(folder: string): number {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return 0;
  const { version = 0 }: { readonly version?: number } = JSON.parse(readFileSync(path, 'utf8')); // ours
  return version;
}

export function createStills({ committedFolder, drawnFolder, queue, alloys, log }: Means): Stills {
  const files = new Set(existsSync(committedFolder) ? readdirSync(committedFolder) : []);
  // Browsers keep a picture for a year under its address.
  const version = pictureVersion(committedFolder);
  /** A pose that is the opening view has no file of its own. */
  const committedName = (key: string, view: StillView): string | null => {
    const names = view === 'posed' ? [`${key}-posed.webp`, `${key}.webp`] : view === 'hero' ? [`${key}.webp`] : [];
    return names.find((name) => files.has(name)) ?? null;
  };
  // A picture in other colours has another key, so what came with the release shows the release's.
  const committed = (key: string): string | null => {
    const name = committedName(key, 'posed');
    return name === null ? null : `/stills/${name}?v=${version}`;
  };
  const canDraw = (): boolean => queue?.isAble() === true;
  const store = createFileCache(drawnFolder);
  const released = async (key: string, view: StillView): Promise<Buffer | null> => {
    const name = committedName(key, view);
    return name === null ? null : readFile(join(committedFolder, name));
  };
  const drawn = drawnPictures(store, queue, released);
  const picture: Stills['picture'] = async (design, { alloys: shown, ...request }, urgency = 'awaited') =>
    drawn({ design, alloys: shown ?? (await alloys.now()).alloys }, request, urgency);
  const ahead = (design: Design, request: StillRequest): void => {
    if (queue === null || !canDraw() || queue.load() >= MOST_AHEAD) return;
    picture(design, request, 'ahead').catch((error: unknown) => {
      log.warn({ err: error }, 'a picture could not be drawn ahead');
    });
  };
  return {
    addresses: async (known) => createStillAddresses(known ?? (await alloys.now()), { committed, canDraw }),
    reduced: async (key, size, format) => {
      if (!files.has(`${key}.webp`)) return null;
      const original = await readFile(join(committedFolder, `${key}.webp`));
      // A release may bring a picture drawn anew under the same name.
      const content = createHash('sha256').update(original).digest('hex').slice(0, 8);
      return kept(store, `${key}-${content}-${size}.${format}`, () => encodeStill(original, format, { size }));
    },
    canDraw,
    picture,
    ready: async (design, request) => {
      const view = drawnView(design, request.view);
      const key = pictureKeyOf(design, request.alloys);
      const { size, format } = request;
      const encoded = (picture: Buffer): Promise<Buffer> => encodeStill(picture, format, { size });
      const brought = await released(key, view);
      if (brought !== null) return encoded(brought);
      const drawing = await store.read(drawnName(key, view, Math.max(SMALLEST_DRAWN, size), ORIGINAL));
      if (drawing !== null) return kept(store, drawnName(key, view, size, format), () => encoded(drawing));
      ahead(design, request);
      return null;
    },
    ahead: (design) => {
      for (const view of new Set([drawnView(design, 'posed'), 'hero'] as const))
        ahead(design, { view, size: 512, format: 'webp' });
    },
    // By its views: a key that goes on names other colours.
    forget: async (key) => {
      for (const view of STILL_VIEWS) await store.removeAll(`${key}-${view}-`);
    },
    load: (urgency) => queue?.load(urgency) ?? 0,
  };
}

/** Ending of a picture as it was drawn. */
const ORIGINAL = 'original.png';
const drawnName = (key: string, view: StillView, pixels: number, ending: string): string =>
  `${key}-${view}-${pixels}-${DRAWN_VERSION}.${ending}`;

/** The view that a picture is drawn in: a pose that is the opening view is not drawn twice. */
const drawnView = (design: Design, view: StillView): StillView =>
  view === 'posed' && isOpeningPose(picturePose(design)) ? 'hero' : view;

/** Pictures that wait, beyond which none is drawn ahead: whoever asks later finds it or asks again. */
const MOST_AHEAD = 32;

/** What a picture shows. */
interface Pictured {
  readonly design: Design;
  readonly alloys: readonly HouseAlloy[];
}
type Draw = (
  pictured: Pictured,
  request: Pick<StillRequest, 'view' | 'size' | 'format'>,
  urgency: RenderUrgency,
) => Promise<Buffer>;

interface Shared extends RenderPriority {
  /** Questions that are not answered yet. */
  askers: number;
}

/** Drawings that are asked for, by name: as soon as the one among all who ask that wants it soonest. */
function createPriorities(): <T>(
  drawing: string,
  urgency: RenderUrgency,
  work: (priority: RenderPriority) => Promise<T>,
) => Promise<T> {
  const priorities = new Map<string, Shared>();
  return (drawing, urgency, work) => {
    const priority = priorities.get(drawing) ?? { urgency, askers: 0 };
    priorities.set(drawing, priority);
    priority.askers += 1;
    if (isSooner(urgency, priority.urgency)) priority.urgency = urgency;
    return work(priority).finally(() => {
      priority.askers -= 1;
      if (priority.askers === 0) priorities.delete(drawing);
    });
  };
}

/**
 * Pictures from the store, drawn when they are missing; whoever asks for the same one meanwhile shares it, and it is drawn as
 * soon as any of them wants it.
 */
function drawnPictures(
  store: FileCache,
  queue: RenderQueue | null,
  committedPicture: (key: string, view: StillView) => Promise<Buffer | null>,
): Draw {
  const inWork = new Map<string, Promise<Buffer>>();
  const prioritised = createPriorities();
  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = inWork.get(name);
    if (known !== undefined) return known;
    const work = kept(store, name, make).finally(() => inWork.delete(name));
    inWork.set(name, work);
    return work;
  };
  return ({ design, alloys }, { view: asked, size, format }, urgency) => {
    const view = drawnView(design, asked);
    const key = pictureKeyOf(design, alloys);
    const name = (pixels: number, ending: string): string => drawnName(key, view, pixels, ending);
    const edge = Math.max(SMALLEST_DRAWN, size);
    const drawing = name(edge, ORIGINAL);
    const original = (priority: RenderPriority): Promise<Buffer> =>
      once(drawing, async () => {
        if (queue?.isAble() !== true) {
          const ready = await committedPicture(key, view);
          if (ready !== null) return ready;
          throw new StillError('no-browser');
        }
        return queue.render(
          { design, alloys, view, size: edge, samples: stillSamples(design), type: 'image/png' },
          priority,
        );
      });
    return prioritised(drawing, urgency, (priority) =>
      once(name(size, format), async () => encodeStill(await original(priority), format, { size })),
    );
  };
}

async function kept(store: FileCache, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await store.read(name);
  if (known !== null) return known;
  const bytes = await make();
  await store.write(name, bytes);
  return bytes;
}
