import { hasModels, insertModels, type NewModel } from '../modules/catalogue/model-repository.ts';
import type { Database } from '../storage/database.ts';
import { LOCKS } from '../storage/locks.ts';

/**
 * The manufactory's first collection, into a house that has no model at all. From then on the collection is the house's:
 * no release adds, changes or takes away a model.
 */
export function seedModels(database: Database, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(`select pg_advisory_xact_lock(${LOCKS.seedModels})`);
    if (await hasModels(transaction)) return;
    // The tables of the first collection take a while to compute; a later start needs none of them.
    const { MODELS } = await import('@ringwerk/catalogue/models');
    const rows = MODELS.map((model): NewModel => {
      const { setId, articleNumber, kind, names, popularity } = model;
      const designs = { withDesign: model.with, withoutDesign: model.without };
      return {
        setId,
        articleNumber,
        kind,
        ...designs,
        names,
        popularityStart: popularity,
        publishedFrom: now,
        updatedAt: now,
      };
    });
    const categories = [...new Set(MODELS.flatMap((model) => model.categories))];
    const places = categories.flatMap((category) =>
      MODELS.filter((model) => model.categories.includes(category))
        .toSorted((a, b) => b.popularity - a.popularity || a.setId - b.setId)
        .map(({ setId }, index) => ({ setId, category, position: index + 1 })),
    );
    await insertModels(transaction, rows, places);
  });
}
