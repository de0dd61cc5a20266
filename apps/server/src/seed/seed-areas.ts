import type { Database } from '../storage/database.ts';
import { seedLegal } from './seed-legal.ts';
import { seedStones } from './seed-stones.ts';

/** Stones, legal texts and whatever else an area needs in a fresh database: one line per area, each safe to repeat. */
export async function seedAreas(database: Database, now: Date): Promise<void> {
  await seedLegal(database, now);
  await seedStones(database, now);
}
