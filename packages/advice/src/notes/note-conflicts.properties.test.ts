import { ALLOYS, FINISHES } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { mm, PLAIN_ENGRAVING, type RingDesign } from '@ringwerk/kernel';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteConflicts } from './note-conflicts.ts';

const RINGS: readonly RingDesign[] = MODELS.flatMap(({ with: set, without }) => [set, without])
  .flatMap((design) => design?.rings ?? [])
  .map((ring) => ({ ...ring, role: 'single' }));
const tenths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

/** A ring of the collection in measures of its own: nothing that the words were tried on. */
const ring = fc
  .record({
    ring: fc.constantFrom(...RINGS),
    width: tenths(2, 12),
    height: tenths(1.2, 3),
    size: fc.integer({ min: 45, max: 70 }),
    alloy: fc.constantFrom(...ALLOYS.map(({ id }) => id)),
  })
  .map(({ ring: one, width, height, size, alloy }): RingDesign => ({
    ...one,
    width: mm(width),
    height: mm(height),
    size: mm(size),
    segments: one.segments.map((segment) => ({ ...segment, alloy })),
  }));

type Sentences = readonly ((value: string) => string)[];
const WIDTHS: Sentences = [
  (value) => `Bitte ${value.replace('.', ',')} mm breit.`,
  (value) => `Please make it ${value} mm wide`,
  (value) => `Graag ${value.replace('.', ',')} mm breed`,
  (value) => `Largeur ${value.replace('.', ',')} mm, merci`,
  (value) => `幅${value}mmでお願いします`,
  (value) => `폭 ${value}mm로 해주세요`,
];
const HEIGHTS: Sentences = [
  (value) => `Stärke ${value.replace('.', ',')} mm`,
  (value) => `thickness ${value} mm`,
  (value) => `dikte ${value} mm`,
  (value) => `épaisseur ${value.replace('.', ',')} mm`,
  (value) => `厚さ${value}mm`,
  (value) => `두께 ${value}mm`,
];
const SIZES: Sentences = [
  (value) => `Ringgröße ${value}`,
  (value) => `ring size ${value}`,
  (value) => `ringmaat ${value}`,
  (value) => `taille ${value}`,
  (value) => `サイズ ${value}`,
  (value) => `사이즈 ${value}`,
];
const COLOURS = [
  { yellow: 'Gelbgold', white: 'Weißgold', rose: 'Roségold', red: 'Rotgold', platinum: 'Platin' },
  { yellow: 'yellow gold', white: 'white gold', rose: 'rose gold', red: 'red gold', platinum: 'platinum' },
  { yellow: 'geelgoud', white: 'witgoud', rose: 'roségoud', red: 'roodgoud', platinum: 'platina' },
  { yellow: 'or jaune', white: 'or blanc', rose: 'or rose', red: 'or rouge', platinum: 'platine' },
  {
    yellow: 'イエローゴールド',
    white: 'ホワイトゴールド',
    rose: 'ピンクゴールド',
    red: 'レッドゴールド',
    platinum: 'プラチナ',
  },
  { yellow: '옐로골드', white: '화이트골드', rose: '로즈골드', red: '레드골드', platinum: '플래티넘' },
] as const;
const COLOUR_KEYS = ['yellow', 'white', 'rose', 'red', 'platinum'] as const;

const kinds = (note: string, one: RingDesign): readonly string[] =>
  noteConflicts(note, { rings: [one], persons: { first: '', second: '' } }, ALLOYS).map(({ kind }) => kind);
const RUNS = { numRuns: 400, seed: 11 };

describe('over designs that nobody has seen', () => {
  it.each([
    ['width', WIDTHS],
    ['height', HEIGHTS],
    ['size', SIZES],
  ] as const)('the sheet’s own %s is never a conflict, and another one always is', (field, sentences) => {
    fc.assert(
      fc.property(ring, fc.constantFrom(...sentences), fc.integer({ min: 1, max: 8 }), (one, sentence, off) => {
        expect(kinds(sentence(String(one[field])), one)).toEqual([]);
        const another = field === 'size' ? one.size + off : Math.round((one[field] + off / 10) * 10) / 10;
        expect(kinds(sentence(String(another)), one)).toEqual([field]);
      }),
      RUNS,
    );
  });

  it('a size of any scale that the sheet shows is never a conflict', () => {
    fc.assert(
      fc.property(ring, fc.constantFrom('us', 'uk', 'jp', 'kr', 'ch', 'nl'), (one, system) => {
        const label = sizeLabel(system, one.size);
        const size =
          system === 'jp' ? `${label}号` : system === 'kr' ? `${label}호` : `${system.toUpperCase()} ${label}`;
        expect([size, kinds(`Ring ${size}`, one)]).toEqual([size, []]);
      }),
      RUNS,
    );
  });

  it('the colour of the metal is never a conflict, and one that the ring has not always is', () => {
    fc.assert(
      fc.property(ring, fc.constantFrom(...COLOURS), fc.constantFrom(...COLOUR_KEYS), (one, words, key) => {
        const of = ALLOYS.filter(({ id }) => one.segments.some(({ alloy }) => alloy === id));
        const has = of.some(({ family, colour }) =>
          key === 'platinum' ? family === key : family === 'gold' && colour === key,
        );
        // Layered metals have colours of their own inside.
        fc.pre(of.every(({ family }) => family !== 'mokume'));
        expect([words[key], kinds(words[key], one)]).toEqual([words[key], has ? [] : ['alloy']]);
      }),
      RUNS,
    );
  });

  it('a finish is a conflict exactly where no lane has it', () => {
    const named = FINISHES.filter(({ id }) => ['polished', 'matte-long', 'sand-fine'].includes(id));
    expect(named).toHaveLength(3);
    fc.assert(
      fc.property(ring, fc.constantFrom(...named), (one, { id, names }) => {
        const note = `Oberfläche ${names.de}`;
        const has = one.segments.some(({ finish }) => finish === id);
        expect([note, kinds(note, one)]).toEqual([note, has ? [] : ['finish']]);
      }),
      RUNS,
    );
  });

  it('engraved words are no conflict, other words are', () => {
    fc.assert(
      fc.property(ring, fc.constantFrom('Anna & Paul', 'Für immer', '永遠に', '21.06.2027'), (one, words) => {
        const engravings = [{ ...PLAIN_ENGRAVING, text: words }];
        expect(kinds(`Gravur: „${words}“`, { ...one, engravings })).toEqual([]);
        expect(kinds('Gravur: „Nie wieder“', { ...one, engravings })).toEqual(['engraving']);
      }),
      RUNS,
    );
  });
});
