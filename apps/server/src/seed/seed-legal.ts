import { FIRST_LEGAL_TEXTS } from '../modules/legal/first-legal-texts.ts';
import { insertMissingTexts } from '../modules/legal/legal-repository.ts';
import type { Database } from '../storage/database.ts';

/** Privacy notice and imprint in six languages, where there are none yet. */
export const seedLegal = (database: Database, now: Date): Promise<void> =>
  insertMissingTexts(
    database.orm,
    FIRST_LEGAL_TEXTS.map((text) => ({ ...text, updatedAt: now })),
  );
