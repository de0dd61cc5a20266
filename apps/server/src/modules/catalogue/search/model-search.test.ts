import { ALLOYS } from '@ringwerk/catalogue';
import { MODELS, type CatalogueModel } from '@ringwerk/catalogue/models';
import { conceptsOf, measuresOf, shownDesign } from '@ringwerk/search';
import { QUESTIONS, meets } from '@ringwerk/search/test/questions';
import { describe, expect, test } from 'vitest';
import { countOf, placesOf } from './bits.ts';
import { modelColumns } from './model-columns.ts';
import { everything, findPlaces, readModels, type ReadModels, type SearchOutcome } from './model-search.ts';

const columns = await modelColumns(MODELS, ALLOYS);
/** Minor units of the dealer's currency: each article costs as many euros as its set's number. */
const gross = Float64Array.from(MODELS, ({ setId }) => setId * 100);

function read(question: string): ReadModels {
  const asked = readModels(columns, question);
  if (asked === null) throw new Error(`"${question}" was not taken for a question`);
  return asked;
}
const ask = (question: string): SearchOutcome =>
  findPlaces(read(question), {
    columns,
    prices: { gross, minorPer: (currency) => (currency === null || currency === 'EUR' ? 100 : null) },
    isWithStones: (place) => MODELS[place]?.with !== null,
    among: everything(columns),
  });
/** Models found, best first. */
function ranked(question: string): readonly CatalogueModel[] {
  const { models, scores } = ask(question);
  return Array.from(placesOf(models))
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .flatMap((place) => MODELS[place] ?? []);
}
const unknownIn = (question: string): readonly string[] => ask(question).query.unknownWords.map(({ word }) => word);
const widthsOf = (model: CatalogueModel): readonly number[] => shownDesign(model).rings.map(({ width }) => width);
const measures = (model: CatalogueModel) => shownDesign(model).rings.map(measuresOf);
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
    expect([unknownIn(question), ask(question).isPartial]).toEqual([[], false]);
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
    expect([unknownIn(question), ask(question).isPartial]).toEqual([[], false]);
    const models = ranked(question);
    expect(models.length).toBeGreaterThan(0);
    for (const model of models) {
      expect(isRoseMatt(model), model.articleNumber).toBe(true);
      expect(Math.min(...widthsOf(model).map((width) => Math.abs(width - 4)))).toBeLessThanOrEqual(0.5);
    }
  });

  test('the nearest width comes first', () => {
    const off = ranked('5 mm').map((model) => Math.min(...widthsOf(model).map((width) => Math.abs(width - 5))));
    expect(off[0]).toBe(0);
    expect(off).toEqual(off.toSorted((a, b) => a - b));
    expect(ids(ranked('4,5 mm breit'))).toEqual(ids(ranked('width 4.5mm')));
    expect(ids(ranked('4,5 mm breit'))).toEqual(ids(ranked('幅4.5ミリ')));
  });

  test('a span holds everything between its ends', () => {
    const between = MODELS.filter((model) => widthsOf(model).some((width) => width >= 4 && width <= 5));
    expect(ids(ranked('4 bis 5 mm'))).toEqual(expect.arrayContaining([...ids(between)]));
  });

  test('carats are of stones, karats of gold', () => {
    for (const question of ['0,05 ct', '0.05 carat', '0.05カラット', '0.05캐럿']) {
      const models = ranked(question);
      expect(models.length, question).toBeGreaterThan(0);
      expect(
        Math.min(
          ...(models[0] ? measures(models[0]) : [])
            .flatMap(({ carat }) => carat)
            .map((carat) => Math.abs(carat - 0.05)),
        ),
      ).toBeLessThan(0.005);
    }
    expect(ids(ranked('18 ct'))).toEqual(ids(ranked('K18')));
  });

  test('a millimetre figure that no band has is a stone’s', () => {
    expect(
      ranked('1,3 mm').every((model) =>
        measures(model).some(({ stone }) => stone.some((diameter) => Math.abs(diameter - 1.3) < 0.3)),
      ),
    ).toBe(true);
    expect(ranked('Durchmesser 2,1 mm Brillant')[0]?.with?.rings[0]?.stones[0]?.diameter).toBeCloseTo(2.1, 1);
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
    expect(read(question).stones).toBe('without');
    expect(countOf(ask(question).models)).toBe(MODELS.length);
    expect(ranked(question)[0]?.with).toBeNull();
  });

  test.each(['mit Stein', 'with stones', 'met steen', 'avec pierres', '石付き', '스톤 있는'])(
    '%s: the form with',
    (question) => {
      expect(read(question).stones).toBe('with');
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
    expect(unknownIn('Roségold Quastenflosser')).toEqual(['Quastenflosser']);
    expect(ids(ranked('Roségold Quastenflosser'))).toEqual(ids(ranked('Roségold')));
  });
  test('alone it finds nothing', () => {
    expect(ask('Quastenflosser').isPartial).toBe(false);
    expect(ranked('Quastenflosser')).toEqual([]);
  });
  test('words without a meaning are no question', () => {
    for (const question of ['', ' – !', 'mit und', '반지', 'リング']) expect(readModels(columns, question)).toBeNull();
  });
});

describe('the nearest', () => {
  const nearest = (question: string) => {
    const [model] = ranked(question);
    const place = MODELS.findIndex(({ setId }) => setId === model?.setId);
    return { model, outcome: ask(question), differences: ask(question).differencesOf(place) };
  };
  test('comes where no ring has everything, with what differs', () => {
    const { outcome, differences } = nearest('Tantal Princess Roségold');
    expect(outcome.isPartial).toBe(true);
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.length).toBeLessThan(3);
  });
  test('of a width that nobody makes is the widest ring, with its own width', () => {
    const { model, outcome, differences } = nearest('40 mm');
    const widest = Math.max(...MODELS.flatMap(widthsOf));
    expect(outcome.isPartial).toBe(true);
    expect(Math.max(...(model ? widthsOf(model) : []))).toBe(widest);
    expect(differences).toEqual([{ clause: 0, actual: widest }]);
  });
  test('of an article that is not there are the numbers with one digit wrong', () => {
    for (const question of ['RW-09-914', 'RW-99-014', 'rw 9914']) {
      const outcome = ask(question);
      expect(outcome.isPartial, question).toBe(true);
      expect(ids(ranked(question)), question).toContain(9014);
      expect(outcome.query.clauses[0]).toMatchObject({ kind: 'article' });
    }
    expect(ranked('RW-99-999')).toEqual([]);
  });
  test('a width of one ring is not looked for at the other', () => {
    const { outcome } = nearest('sie 3,5 mm, er 6 mm');
    for (const place of placesOf(outcome.models)) {
      const model = MODELS[place];
      const [first, second = first] = model ? widthsOf(model) : [];
      expect([Math.abs((first ?? 0) - 3.5) <= 0.5, Math.abs((second ?? 0) - 6) <= 0.5]).toEqual([true, true]);
    }
  });
});

describe('prices and counts', () => {
  test('a price is a limit in the dealer’s currency', () => {
    const cheap = MODELS.filter(({ setId }) => setId <= 3000);
    expect(ids(ranked('unter 3.000 €'))).toEqual(ids(cheap));
    expect(ids(ranked('under 3,000'))).toEqual(ids(cheap));
  });
  test('a currency without a rate is left out, and it is said', () => {
    const outcome = ask('20万円以下 プラチナ');
    expect(outcome.unapplied).toEqual([0]);
    expect(outcome.models).toEqual(ask('プラチナ').models);
  });
  test('five brilliants are five', () => {
    for (const model of ranked('5 Brillanten'))
      expect(
        measures(model).some(({ count }) => count === 5),
        model.articleNumber,
      ).toBe(true);
  });
});

test('of the labelled questions, 95 of 100 have a right ring among the first three', () => {
  // The prices of this test are invented; what is labelled with one is measured by the bench over HTTP.
  const asked = QUESTIONS.filter(({ labels }) => labels.every(({ kind }) => kind !== 'price'));
  const missed = asked.filter(({ text, labels }) => {
    const met = (model: CatalogueModel): number => labels.filter((label) => meets({ model, gross: NaN }, label)).length;
    const most = Math.max(...MODELS.map(met));
    return !ranked(text)
      .slice(0, 3)
      .some((model) => met(model) === most);
  });
  console.info(`top 3: ${missed.length} of ${asked.length} missed: ${missed.map(({ text }) => text).join(' | ')}`);
  expect(1 - missed.length / asked.length).toBeGreaterThanOrEqual(0.95);
});

test('the beginning of a word and a typing error still find', () => {
  expect(ids(ranked('verlobu'))).toEqual(ids(holding('kind-engagementring')));
  expect(ids(ranked('Verlobungsrimg'))).toEqual(ids(holding('kind-engagementring')));
  expect(ids(ranked('engagment'))).toEqual(ids(holding('kind-engagementring')));
});
