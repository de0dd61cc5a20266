import { DESIGN_VERSION, mm, PLAIN_RING } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { ALLOYS, houseCatalogue, type HouseAlloy } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { traitsOf } from '@ringwerk/catalogue/traits';
import { Lexicon } from '../src/lexicon/lexicon.ts';
import { readQuery } from '../src/read-query.ts';
import { conceptLabel, conceptWords } from '../src/words/concept-words.ts';
import { conceptsOf } from '../src/words/model-concepts.ts';

const DAWN: HouseAlloy = {
  id: 'au700-rose-h1',
  family: 'gold',
  colour: 'rose',
  fineness: 700,
  fineMetal: 'Au',
  density: 14.8,
  lab: [88.2, 6.8, 18.4],
  names: { de: 'Morgenrot', en: 'Dawn', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
  hallmark: 'MR700',
  isRhodiumPlated: false,
  markets: ['DE'],
  isListed: true,
  isWithdrawn: false,
};
const { alloys } = houseCatalogue([DAWN]);
const ring = {
  ...PLAIN_RING,
  role: 'single',
  profile: 'F04',
  width: mm(5),
  height: mm(1.8),
  size: mm(54),
  segments: [{ alloy: DAWN.id, share: 1, finish: 'polished', pattern: 0 }],
} as const;
const design = { version: DESIGN_VERSION, rings: [ring] } as const;
const [first] = MODELS;
if (first === undefined) throw new Error('the collection is empty');
const model = { ...first, with: null, without: design };

describe('a ring in an alloy of the house’s own', () => {
  it('has the traits of its colour and family', () => {
    expect(traitsOf(design, alloys)).toEqual(expect.arrayContaining(['one-tone', 'rose-gold']));
  });

  it('is found by the alloy’s names, its fineness and its stamp', () => {
    const words = conceptWords(alloys);
    const concepts = conceptsOf(model, alloys);
    const phrases = concepts.flatMap((concept) => words.get(concept) ?? []);
    expect(phrases).toEqual(expect.arrayContaining(['Morgenrot', 'Dawn', 'ドーン', '700', 'MR700']));
    expect([...conceptWords(ALLOYS).values()].flat()).not.toContain('Morgenrot');
  });

  it('that the house has renamed is found by the new name, and the release adds no words of its own', () => {
    const yellow = ALLOYS.find(({ id }) => id === 'au585-yellow');
    if (yellow === undefined) throw new Error('the release has no yellow gold');
    const { id, family, colour, fineness, fineMetal, density, names, hallmark, isRhodiumPlated, markets } = yellow;
    const kept = { id, family, colour, fineness, fineMetal, density, hallmark, isRhodiumPlated, markets, lab: null };
    const renamed = { ...kept, names: { ...names, de: 'Sonnengold' }, isListed: true, isWithdrawn: false };
    const words = conceptWords(houseCatalogue([renamed]).alloys);
    expect(words.get('alloy-au585-yellow')).toEqual(['Sonnengold']);
    expect([...conceptWords(ALLOYS).keys()].filter((concept) => concept.startsWith('alloy-'))).toEqual([]);
  });

  it('is understood in a question and called by its name in the reader’s language', () => {
    const { clauses, unknownWords } = readQuery('dawn 5 mm', new Lexicon([], alloys));
    expect([clauses.length, unknownWords]).toEqual([2, []]);
    const [clause] = clauses;
    if (clause?.kind !== 'concept') throw new Error('the name was not taken for a concept');
    expect([conceptLabel(clause, 'de', alloys), conceptLabel(clause, 'jp', alloys)]).toEqual(['Morgenrot', 'ドーン']);
  });
});
