import { houseDate } from '@ringwerk/contract';
import { StillError } from '@ringwerk/stills';
import { setTimeout as after } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { stateOf, type HouseModel } from '../catalogue/house-model.ts';

/** Hours of the house's clock in which nobody sells: from the first, up to the second. */
const NIGHT = [1, 5] as const;
const HOUR_MS = 3_600_000;
/** What a picture is asked for by most browsers. */
const SIDE = { size: 512, format: 'avif' } as const;
const SIDES = ['left', 'right'] as const;
/** Wait for pictures that somebody else waits for, ms. */
const PAUSE_MS = 1_000;

type PicturedModel = Pick<HouseModel, 'with' | 'without' | 'popularityStart' | 'publishedFrom' | 'withdrawnFrom'>;
interface Means extends Pick<Services, 'clock'> {
  readonly models: { readonly ensureRead: () => Promise<void>; readonly list: readonly PicturedModel[] };
  readonly stills: Pick<Services['stills'], 'load' | 'picture' | 'canDraw'>;
  readonly alloys: Pick<Services['alloys'], 'now'>;
}

/** Whether nobody sells at this moment, by the house's clock. */
export function isNight(instant: Date, zone: string): boolean {
  const [begun, over] = NIGHT.map((hours) => houseDate(new Date(instant.getTime() - hours * HOUR_MS), zone));
  const day = houseDate(instant, zone);
  return begun === day && over !== day;
}

/**
 * Draws the sides that the pictures of the published articles turn to, the most popular first, one at a time and only while
 * nothing else is drawn. What is there is not drawn again. @returns the pictures that are there now
 */
export async function drawSides({ models, stills, alloys, clock }: Means, isOver: () => boolean): Promise<number> {
  await models.ensureRead();
  const now = clock();
  const { alloys: shown } = await alloys.now();
  const published = models.list
    .filter((model) => stateOf(model, now) === 'published')
    .toSorted((a, b) => b.popularityStart - a.popularityStart);
  let there = 0;
  for (const model of published) {
    for (const view of SIDES) {
      while (stills.load() > 0 && !isOver()) await after(PAUSE_MS);
      if (isOver()) return there;
      try {
        await stills.picture(model.with ?? model.without, { ...SIDE, view, alloys: shown }, 'ahead');
        there += 1;
      } catch (error) {
        // The next night tries again; the others are drawn all the same.
        if (!(error instanceof StillError)) throw error;
      }
    }
  }
  return there;
}

/** How often the clock is looked at, ms. */
const LOOK_MS = 600_000;

/** Draws sides each night until it is called to end. */
export function drawSidesAtNight(services: Means & Pick<Services, 'database' | 'log'>): () => void {
  let isEnded = false;
  let isDrawing = false;
  const look = async (): Promise<void> => {
    const zone = await houseZone(services.database.orm);
    const isOver = (): boolean => isEnded || !isNight(services.clock(), zone);
    if (!isOver() && services.stills.canDraw()) await drawSides(services, isOver);
  };
  const timer = setInterval(() => {
    if (isDrawing) return;
    isDrawing = true;
    look()
      .catch((error: unknown) => services.log.warn({ err: error }, 'sides of pictures could not be drawn ahead'))
      .finally(() => {
        isDrawing = false;
      });
  }, LOOK_MS).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
