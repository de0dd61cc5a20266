import { ALLOYS } from '@ringwerk/catalogue';
import { conceptsOf, measuresOf } from '@ringwerk/catalogue/search';
import { MODELS, type CatalogueModel } from '@ringwerk/catalogue/models';
import { describe, expect, test } from 'vitest';
import { ModelSearch, type SearchOutcome } from './model-search.ts';

const search = new ModelSearch(MODELS, ALLOYS);
const byId = new Map(MODELS.map((model) => [model.setId, model]));

function ask(question: string): SearchOutcome {
  const outcome = search.find(question);
  if (outcome === null) throw new Error(`"${question}" was not taken for a question`);
  return outcome;
}
/** Models found, best first. */
const ranked = (question: string): readonly CatalogueModel[] =>
  [...ask(question).scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).flatMap(([setId]) => byId.get(setId) ?? []);
const holding = (concept: string): readonly CatalogueModel[] =>
  MODELS.filter((model) => conceptsOf(model, ALLOYS).includes(concept));
const ids = (models: readonly CatalogueModel[]): readonly number[] =>
  models.map(({ setId }) => setId).toSorted((a, b) => a - b);

describe('what the portal itself calls things is found, in six languages', () => {
  test.each([
    ['Trauring', 'wedding-ring'],
    ['Eheringe', 'wedding-ring'],
    ['wedding band', 'wedding-ring'],
    ['trouwringen', 'wedding-ring'],
    ['結婚指輪', 'wedding-ring'],
    ['マリッジリング', 'wedding-ring'],
    ['커플링', 'wedding-ring'],
    ['결혼반지', 'wedding-ring'],
    ['alliance', 'wedding-ring'],
    ['Verlobungsring', 'kind-engagementring'],
    ['engagement', 'kind-engagementring'],
    ['verlovingsring', 'kind-engagementring'],
    ['婚約指輪', 'kind-engagementring'],
    ['약혼반지', 'kind-engagementring'],
    ['bague de fiançailles', 'kind-engagementring'],
    ['Memoire', 'kind-memoire'],
    ['Memoireringe', 'kind-memoire'],
    ['이터니티 링', 'kind-memoire'],
    ['alliances serties', 'kind-memoire'],
    ['Zweiklang', 'kind-zweiklang'],
    ['ツヴァイクラング', 'kind-zweiklang'],
    ['츠바이클랑', 'kind-zweiklang'],
    ['besondere Ringe', 'kind-special'],
    ['Steinreihen', 'category-3'],
    ['Steinreihe', 'category-3'],
    ['Perlfassung & Millegriff', 'category-2'],
    ['Meilleures ventes', 'category-7'],
    ['Bestsellers', 'category-7'],
    ['ハイライト', 'category-8'],
    ['F05', 'profile-f05'],
    ['f12', 'profile-f12'],
    ['Hohlkehle', 'profile-f11'],
    ['jonc parisien', 'profile-f02'],
    ['Zargenfassung', 'setting-bezel'],
    ['覆輪留め', 'setting-bezel'],
    ['gypsy', 'setting-flush'],
    ['princess', 'cut-princess'],
    ['Tropfen', 'cut-pear'],
    ['750er', 'fineness-750'],
    ['750', 'fineness-750'],
    ['18 kt', 'fineness-750'],
    ['18ct', 'fineness-750'],
    ['K18', 'fineness-750'],
    ['18K', 'fineness-750'],
    ['14 Karat', 'fineness-585'],
    ['roségold', 'rose-gold'],
    ['rose gold', 'rose-gold'],
    ['Rosé-Gold', 'rose-gold'],
    ['or rose', 'rose-gold'],
    ['roségouden', 'rose-gold'],
    ['ピンクゴールド', 'rose-gold'],
    ['로즈 골드', 'rose-gold'],
    ['Platinring', 'platinum'],
    ['백금', 'platinum'],
    ['Eismatt', 'finish-ice'],
    ['gehämmert', 'hammered'],
    ['martelé', 'hammered'],
    ['槌目', 'hammered'],
  ])('%s', (question, concept) => {
    const { unknownWords, isPartial } = ask(question);
    expect([unknownWords, isPartial]).toEqual([[], false]);
    // A name may say the same word; every ring of the concept must be there.
    const found = ids(ranked(question));
    const wanted = ids(holding(concept));
    expect(wanted.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining([...wanted]));
  });

  test('kinds are found alone', () => {
    expect(ids(ranked('Verlobungsring'))).toEqual(ids(holding('kind-engagementring')));
    expect(ids(ranked('약혼반지'))).toEqual(ids(holding('kind-engagementring')));
  });
});

describe('whole sentences', () => {
  const isRoseMatt = (model: CatalogueModel): boolean =>
    ['rose-gold', 'matt', 'with-stones'].every((concept) => conceptsOf(model, ALLOYS).includes(concept));
  test.each([
    'roségold matt 4 mm mit brillant',
    'Wir suchen einen Ring in Roségold, matt, 4mm breit, mit Brillant bitte',
    'matt rose gold 4 mm with a diamond',
    'trouwring rosegoud mat 4mm met diamant',
    'alliance en or rose mat de 4 mm avec diamant',
    'マットなピンクゴールドの結婚指輪 4mm ダイヤ付き',
    '로즈골드 무광 4mm 다이아 반지',
    'Roségold matte 4 ミリ diamant',
  ])('%s', (question) => {
    const { unknownWords, isPartial } = ask(question);
    expect([unknownWords, isPartial]).toEqual([[], false]);
    const models = ranked(question);
    expect(models.length).toBeGreaterThan(0);
    for (const model of models) {
      expect(isRoseMatt(model), model.articleNumber).toBe(true);
      expect(Math.min(...measuresOf(model).width.map((width) => Math.abs(width - 4)))).toBeLessThanOrEqual(0.5);
    }
  });

  test('the nearest width comes first', () => {
    const off = ranked('5 mm').map((model) => Math.min(...measuresOf(model).width.map((width) => Math.abs(width - 5))));
    expect(off[0]).toBe(0);
    expect(off).toEqual(off.toSorted((a, b) => a - b));
    expect(ids(ranked('4,5 mm breit'))).toEqual(ids(ranked('width 4.5mm')));
    expect(ids(ranked('4,5 mm breit'))).toEqual(ids(ranked('幅4.5ミリ')));
  });

  test('a span holds everything between its ends', () => {
    const between = MODELS.filter((model) => measuresOf(model).width.some((width) => width >= 4 && width <= 5));
    expect(ids(ranked('4 bis 5 mm'))).toEqual(expect.arrayContaining([...ids(between)]));
  });

  test('carats are of stones, karats of gold', () => {
    for (const question of ['0,05 ct', '0.05 carat', '0.05カラット', '0.05캐럿']) {
      const models = ranked(question);
      expect(models.length, question).toBeGreaterThan(0);
      expect(
        Math.min(...(models[0] ? measuresOf(models[0]).carat : []).map((carat) => Math.abs(carat - 0.05))),
      ).toBeLessThan(0.005);
    }
    expect(ids(ranked('18 ct'))).toEqual(ids(ranked('K18')));
  });

  test('a millimetre figure that no band has is a stone’s', () => {
    expect(
      ranked('1,3 mm').every((model) => measuresOf(model).stone.some((stone) => Math.abs(stone - 1.3) < 0.3)),
    ).toBe(true);
    expect(ranked('2,1 mm Brillant')[0]?.with?.rings[0]?.stones[0]?.diameter).toBeCloseTo(2.1, 1);
  });
});

describe('with and without stones', () => {
  test.each([
    'ohne Stein',
    'without stones',
    'zonder steen',
    'sans pierre',
    '石なし',
    '스톤 없음',
    'ohne Brillanten',
    'no diamonds',
  ])('%s: the form without, rings that are designed so first', (question) => {
    const outcome = ask(question);
    expect(outcome.stones).toBe('without');
    expect(outcome.scores.size).toBe(MODELS.length);
    expect(ranked(question)[0]?.with).toBeNull();
  });

  test.each(['mit Stein', 'with stones', 'met steen', 'avec pierres', '石付き', '스톤 있는'])(
    '%s: the form with',
    (question) => {
      expect(ask(question).stones).toBe('with');
      expect(ranked(question).every((model) => model.with !== null)).toBe(true);
    },
  );

  test('a negation turns the trait beside it', () => {
    expect(ids(ranked('nicht matt'))).toEqual(
      ids(MODELS.filter((model) => !conceptsOf(model, ALLOYS).includes('matt'))),
    );
  });
});

describe('article numbers', () => {
  test.each([
    'RW-09-014',
    'RW-9-14',
    'rw 9014',
    'rw09014',
    'RW 9/14',
    'rw.09.014',
    '9-14',
    '09 014',
    '9014',
    '９０１４',
  ])('%s', (question) => expect(ranked(question)[0]?.setId).toBe(9014));
  test('in the middle of a sentence', () => expect(ranked('bitte RW 9-14 zeigen')[0]?.setId).toBe(9014));
  test('the beginning of a number finds all that begin so', () => {
    expect(ranked('RW-09-0').length).toBeGreaterThan(9);
    expect(ids(ranked('RW-09-01'))).toEqual(expect.arrayContaining([9001, 9010, 9011]));
  });
});

describe('what nothing knows', () => {
  test('is said and does not empty the list', () => {
    const outcome = ask('Roségold Quastenflosser');
    expect(outcome.unknownWords).toEqual(['quastenflosser']);
    expect(ids(ranked('Roségold Quastenflosser'))).toEqual(ids(ranked('Roségold')));
  });
  test('alone it finds nothing', () => {
    expect(ask('Quastenflosser')).toMatchObject({ unknownWords: ['quastenflosser'], isPartial: false, stones: null });
    expect(ask('Quastenflosser').scores.size).toBe(0);
  });
  test('an article that is not there is unknown', () => expect(ask('RW-99-999').unknownWords).toEqual(['rw99999']));
  test('words without a meaning are no question', () => {
    for (const question of ['', ' – !', 'mit und', '반지', 'リング']) expect(search.find(question)).toBeNull();
  });
});

test('no ring with everything: those that have most come, and it is said', () => {
  const outcome = ask('Tantal Princess Roségold');
  expect(outcome.isPartial).toBe(true);
  expect(outcome.scores.size).toBeGreaterThan(0);
});

test('the beginning of a word and a typing error still find', () => {
  expect(ids(ranked('verlobu'))).toEqual(ids(holding('kind-engagementring')));
  expect(ids(ranked('Verlobungsrimg'))).toEqual(ids(holding('kind-engagementring')));
  expect(ids(ranked('engagment'))).toEqual(ids(holding('kind-engagementring')));
});

test('twenty thousand articles answer within a hundredth of a second', () => {
  const copies = Math.ceil(20_000 / MODELS.length);
  const many = Array.from({ length: copies }, (_, copy) =>
    MODELS.map((model) => ({ ...model, setId: model.setId + copy * 100_000 })),
  ).flat();
  const large = new ModelSearch(many, ALLOYS);
  const questions = [
    'roségold matt 4 mm mit brillant',
    '약혼반지 로즈골드',
    'platinum 5 mm',
    'verlobungsrimg',
    'RW-9-14',
  ];
  for (const question of questions) large.find(question);
  const times = questions.flatMap((question) =>
    Array.from({ length: 5 }, () => {
      const before = performance.now();
      large.find(question);
      return performance.now() - before;
    }),
  );
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  console.info(`search of ${many.length}: median ${median.toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`);
  expect(median).toBeLessThan(100);
});
