import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { drawnPictures } from '../../storage/schema/drawn-pictures.ts';
import { DRAWN_VERSION } from './stills.ts';

/** When this version of the viewer drew pictures of the collection, by their keys. */
export async function drawnTimes(database: Queryable, pictureKeys: readonly string[]): Promise<Map<string, Date>> {
  if (pictureKeys.length === 0) return new Map();
  const rows = await database
    .select()
    .from(drawnPictures)
    .where(and(inArray(drawnPictures.pictureKey, [...pictureKeys]), eq(drawnPictures.drawnVersion, DRAWN_VERSION)));
  return new Map(rows.map(({ pictureKey, drawnAt }) => [pictureKey, drawnAt]));
}

/** Writes down that a picture was drawn, or drawn again. */
export async function writeDrawn(database: Queryable, pictureKey: string, drawnAt: Date): Promise<void> {
  const row = { pictureKey, drawnVersion: DRAWN_VERSION, drawnAt };
  await database
    .insert(drawnPictures)
    .values(row)
    .onConflictDoUpdate({ target: [drawnPictures.pictureKey, drawnPictures.drawnVersion], set: row });
}
