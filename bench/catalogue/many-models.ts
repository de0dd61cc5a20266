import { MODELS, type CatalogueModel } from '@ringwerk/catalogue/models';
import { mm, type Design } from '@ringwerk/kernel';
import type { HouseModel } from '../../apps/server/src/modules/catalogue/house-model.ts';
import { houseModelOf } from '../../apps/server/test/house-models.ts';

/** Set ids of the generated models begin here, so that the articles of the collection keep their numbers. */
const FIRST_ID = 100_000;
/** Each design is also made narrower and wider, mm. */
const WIDTHS = [0, -0.5, 0.5] as const;
const SYLLABLES =
  'ba be bo da de do fa fe fo ga ge ka ke ko la le lo ma me mo na ne no pa pe ra re ro sa se so ta te to va ve vo za'.split(
    ' ',
  );

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const widened = (design: Design, by: number): Design =>
  by === 0 ? design : { ...design, rings: design.rings.map((ring) => ({ ...ring, width: mm(ring.width + by) })) };

interface Form {
  readonly model: CatalogueModel;
  readonly with: Design | null;
  readonly without: Design;
}

/** Forms that generated models share: a design that many models have is weighed once. */
const forms = (): readonly Form[] =>
  MODELS.flatMap((model) =>
    WIDTHS.map((by) => ({
      model,
      with: model.with === null ? null : widened(model.with, by),
      without: widened(model.without, by),
    })),
  );

/** The collection, and beside it models of its designs in other widths under names of their own, `count` in all. */
export function manyModels(count: number): readonly HouseModel[] {
  const random = randomNumbers(20_261_124);
  const pool = forms();
  const syllable = (): string => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
  const generated = Array.from({ length: count - MODELS.length }, (_, index): HouseModel => {
    const form = pool[index % pool.length];
    if (form === undefined) throw new Error('the collection has no designs');
    const own = `${syllable()}${syllable()}${syllable()}`;
    const names = Object.fromEntries(
      Object.entries(form.model.names).map(([language, name]) => [language, `${name} ${own}`]),
    );
    const setId = FIRST_ID + index;
    return houseModelOf({
      ...form.model,
      with: form.with,
      without: form.without,
      names: { ...form.model.names, ...names },
      setId,
      articleNumber: `RW-${Math.floor(setId / 1000)}-${String(setId % 1000).padStart(3, '0')}`,
      popularity: random() * 100,
    });
  });
  return [...MODELS.map(houseModelOf), ...generated];
}
