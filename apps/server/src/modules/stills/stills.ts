import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import {
  encodeStill,
  STILL_SAMPLES,
  STILL_VIEWS,
  StillError,
  type StillFormat,
  type RenderQueue,
  type RenderUrgency,
  type StillView,
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

/** Grows when the viewer draws differently: older pictures are then no longer found. */
export const DRAWN_VERSION = 2;
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
   * PNG of 512 pixels that is there already, of this release or drawn before; null where there is none, which is then drawn
   * for the next question.
   */
  readonly ready: (design: Design, view: StillView, alloys: readonly HouseAlloy[]) => Promise<Buffer | null>;
  /** Starts drawing what will be looked at soon. */
  readonly ahead: (design: Design) => void;
  /** Removes what was drawn under a key of `pictureKeyOf`: the next question draws it anew. */
  readonly forget: (pictureKey: string) => Promise<void>;
  /** Pictures that wait to be drawn. */
  readonly load: () => number;
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
  // A picture in other colours has another key, so what came with the release shows the release's.
  const committed = (key: string): string | null =>
    files.has(`${key}.webp`) ? `/stills/${key}.webp?v=${version}` : null;
  const canDraw = (): boolean => queue?.isAble() === true;
  const store = createFileCache(drawnFolder);
  const released = async (key: string, view: StillView): Promise<Buffer | null> =>
    view === 'hero' && files.has(`${key}.webp`) ? readFile(join(committedFolder, `${key}.webp`)) : null;
  const drawn = drawnPictures(store, queue, released);
  const picture: Stills['picture'] = async (design, { alloys: shown, ...request }, urgency = 'awaited') =>
    drawn({ design, alloys: shown ?? (await alloys.now()).alloys }, request, urgency);
  const ahead = (design: Design, request: StillRequest): void => {
    if (!canDraw()) return;
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
    ready: async (design, view, shown) => {
      const key = pictureKeyOf(design, shown);
      const known = (await released(key, view)) ?? (await store.read(drawnName(key, view, SMALLEST_DRAWN, ORIGINAL)));
      if (known !== null) return encodeStill(known, 'png');
      ahead(design, { view, size: 512, format: 'png', alloys: shown });
      return null;
    },
    ahead: (design) => ahead(design, { view: 'hero', size: 512, format: 'webp' }),
    // By its views: a key that goes on names other colours.
    forget: async (key) => {
      for (const view of STILL_VIEWS) await store.removeAll(`${key}-${view}-`);
    },
    load: () => queue?.load() ?? 0,
  };
}

/** Ending of a picture as it was drawn. */
const ORIGINAL = 'original.png';
const drawnName = (key: string, view: StillView, pixels: number, ending: string): string =>
  `${key}-${view}-${pixels}-${DRAWN_VERSION}.${ending}`;

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

/** Pictures from the store, drawn when they are missing; whoever asks for the same one meanwhile shares it. */
function drawnPictures(
  store: FileCache,
  queue: RenderQueue | null,
  committedPicture: (key: string, view: StillView) => Promise<Buffer | null>,
): Draw {
  const inWork = new Map<string, Promise<Buffer>>();
  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = inWork.get(name);
    if (known !== undefined) return known;
    const work = kept(store, name, make).finally(() => inWork.delete(name));
    inWork.set(name, work);
    return work;
  };
  return ({ design, alloys }, { view, size, format }, urgency) => {
    const key = pictureKeyOf(design, alloys);
    const name = (pixels: number, ending: string): string => drawnName(key, view, pixels, ending);
    const edge = Math.max(SMALLEST_DRAWN, size);
    const original = (): Promise<Buffer> =>
      once(name(edge, ORIGINAL), async () => {
        if (queue?.isAble() !== true) {
          const ready = await committedPicture(key, view);
          if (ready !== null) return ready;
          throw new StillError('no-browser');
        }
        return queue.render({ design, alloys, view, size: edge, samples: STILL_SAMPLES, type: 'image/png' }, urgency);
      });
    return once(name(size, format), async () => encodeStill(await original(), format, { size }));
  };
}

async function kept(store: FileCache, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await store.read(name);
  if (known !== null) return known;
  const bytes = await make();
  await store.write(name, bytes);
  return bytes;
}
