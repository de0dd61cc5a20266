import { LANGUAGES } from '@ringwerk/contract';
import { CONCEPT_NAMES, conceptsOf } from '@ringwerk/search';
import { ALLOYS } from '@ringwerk/catalogue';
import type { HouseModel } from '../../apps/server/src/modules/catalogue/house-model.ts';
import type { Database } from '../../apps/server/src/storage/database.ts';

const BATCH = 2_000;
/** Most that the index may take, ms. */
const INDEX_MS = 600_000;

/** What a table would be searched by: number, name and traits of each model, a row for each language. */
function textsOf(models: readonly HouseModel[]): readonly (readonly [setId: number, text: string])[] {
  const known = new WeakMap<object, readonly string[]>();
  return models.flatMap((model) => {
    const design = model.with ?? model.without;
    const concepts = known.get(design) ?? conceptsOf(model, ALLOYS);
    known.set(design, concepts);
    return LANGUAGES.map((language) => {
      const traits = concepts.flatMap((concept) => CONCEPT_NAMES.get(concept)?.[language] ?? []);
      return [model.setId, `${model.articleNumber} ${model.names[language]} ${traits.join(' ')}`] as const;
    });
  });
}

/** The same collection in PostgreSQL, searched by trigrams. @returns ms of each question, the best two dozen ranked */
export async function trigramTimes(
  { pool }: Database,
  models: readonly HouseModel[],
  questions: readonly string[],
): Promise<readonly number[]> {
  await pool.query('create extension if not exists pg_trgm');
  await pool.query('create table bench_texts (set_id int not null, text text not null)');
  const texts = textsOf(models);
  for (let from = 0; from < texts.length; from += BATCH) {
    const part = texts.slice(from, from + BATCH);
    await pool.query('insert into bench_texts select * from unnest($1::int[], $2::text[])', [
      part.map(([setId]) => setId),
      part.map(([, text]) => text),
    ]);
  }
  const index = {
    text: `set statement_timeout = 0; create index on bench_texts using gin (text gin_trgm_ops); analyze bench_texts;
           reset statement_timeout`,
    // Longer than the portal waits for any of its own questions. The driver takes it; its types do not name it.
    query_timeout: INDEX_MS,
  };
  await pool.query(index);
  const find = {
    name: 'bench-trigrams',
    text: `select set_id, max(word_similarity($1, text)) as score from bench_texts where $1 <% text
           group by set_id order by score desc, set_id limit 24`,
  };
  const times: number[] = [];
  for (const question of questions) {
    const start = performance.now();
    // One that the portal would not wait for counts as long as it waited.
    await pool.query({ ...find, values: [question] }).catch(() => null);
    times.push(performance.now() - start);
  }
  return times;
}
