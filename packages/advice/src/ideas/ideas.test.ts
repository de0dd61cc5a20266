import { MODELS } from '@ringwerk/catalogue/models';
import { ALLOYS, MARKETS } from '@ringwerk/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { assessed, errorsOf, priceOf } from '../../test/workshop.ts';
import { parseEdit, ideaOf } from '../evaluation/evaluate-edit.ts';
import { seededDice } from './dice.ts';
import { lighterOptions } from './lighter.ts';
import { houseOffer } from './offer.ts';
import { surpriseOptions } from './surprise.ts';

const OFFER = houseOffer(ALLOYS, 'DE');
const DESIGNS = MODELS.flatMap((model) => [model.without, model.with]).filter((design) => design !== null);

it('finds lighter rings of the same look that can be made', () => {
  const design = examplePair();
  const now = priceOf(design)?.grams ?? 0;
  const lighter = assessed(design, lighterOptions(design, OFFER)).filter(
    ({ issues, figures }) => issues.length === 0 && figures !== null,
  );
  expect(lighter.length).toBeGreaterThan(2);
  for (const { figures } of lighter) expect(figures?.grams).toBeLessThan(now);
});

it('throws looks that are records, of which most can be made, and touches no stone and no word', () => {
  const design = examplePair();
  const options = surpriseOptions(design, OFFER, seededDice(7), 24);
  expect(options.flatMap(({ changes }) => changes).filter(({ path }) => /stones|engravings|size/.test(path))).toEqual(
    [],
  );
  const answers = assessed(design, options);
  const made = answers.filter(({ issues, repair }) => issues.length === 0 || repair?.keepsEdit === true);
  expect(made.length).toBeGreaterThan(8);
  expect(new Set(options.map(({ changes }) => JSON.stringify(changes))).size).toBeGreaterThan(20);
});

it('throws the same looks for the same seed, others for another', () => {
  const looks = (seed: number) => surpriseOptions(examplePair(), OFFER, seededDice(seed), 6);
  expect(looks(3)).toEqual(looks(3));
  expect(looks(3)).not.toEqual(looks(4));
});

it.each(MARKETS)('writes only alloys that are offered in the country: %s', (market) => {
  const offer = houseOffer(ALLOYS, market);
  const offered = new Set(offer.alloys.filter(({ isOffered }) => isOffered).map(({ id }) => id));
  const start = examplePair();
  const own = new Set(start.rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)));
  for (const { changes } of [...surpriseOptions(start, offer, seededDice(11), 24), ...lighterOptions(start, offer)]) {
    const { design } = parseEdit(start, changes);
    for (const { alloy } of design.rings.flatMap(({ segments }) => segments)) {
      expect(offered.has(alloy) || own.has(alloy), alloy).toBe(true);
    }
  }
});

it('turns an option into an idea only where it passes the rules and takes nothing away', () => {
  let ideas = 0;
  fc.assert(
    fc.property(fc.constantFrom(...DESIGNS), fc.integer({ min: 1, max: 1_000_000 }), (design, seed) => {
      const options = [...lighterOptions(design, OFFER), ...surpriseOptions(design, OFFER, seededDice(seed), 3)];
      const answers = assessed(design, options);
      for (const [index, option] of options.entries()) {
        const idea = ideaOf(option, answers[index]);
        if (idea === null) continue;
        ideas += 1;
        const made = parseEdit(design, idea.changes).design;
        expect(errorsOf(made).map(({ code }) => code)).toEqual([]);
        expect(priceOf(made)).toEqual(idea.figures);
      }
    }),
    { numRuns: 12, seed: 4 },
  );
  expect(ideas).toBeGreaterThan(20);
});
