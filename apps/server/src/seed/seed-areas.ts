import type { Database } from '../storage/database.ts';

/** Stones, legal texts and whatever else an area needs in a fresh database: one line per area, each safe to repeat. */
export async function seedAreas(_database: Database, _now: Date): Promise<void> {}
