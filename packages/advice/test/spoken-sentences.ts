import type { LabelledSentence } from './sentences.ts';

type Words = readonly (readonly [label: string, text: string])[];

/** How a language says the parts of a sentence. */
interface Speech {
  readonly metals: Words;
  readonly finenesses: Words;
  readonly finishes: Words;
  readonly stones: Words;
  readonly persons: readonly [first: string, second: string];
  readonly width: (millimetres: string) => string;
  readonly engraved: string;
  readonly joint: string;
}

const comma = (figure: string): string => figure.replace('.', ',');
const METALS = ['yellow-gold', 'rose-gold', 'white-gold', 'red-gold', 'platinum', 'palladium'];
const FINISHES = ['matt', 'finish-polished', 'hammered', 'finish-ice', 'finish-sand-*'];
const COUNTS = ['no-stones', 'count:1', 'count:3', 'count:5', 'count:7'];
const labelled = (labels: readonly string[], ...texts: readonly string[]): Words =>
  labels.map((label, at) => [label, texts[at] ?? label]);

const SPEECH: Readonly<Record<string, Speech>> = {
  de: {
    metals: labelled(METALS, 'Gelbgold', 'Roségold', 'Weißgold', 'Rotgold', 'Platin', 'Palladium'),
    finenesses: [
      ['fineness-585', '585er'],
      ['fineness-750', '750er'],
    ],
    finishes: labelled(FINISHES, 'mattiert', 'poliert', 'gehämmert', 'eismatt', 'sandgestrahlt'),
    stones: labelled(
      COUNTS,
      'ohne Steine',
      'mit einem Brillanten',
      'mit drei Steinen',
      'mit 5 Brillanten',
      'mit sieben Diamanten',
    ),
    persons: ['sie', 'er'],
    width: (mm) => `${comma(mm)} mm breit`,
    engraved: 'innen mit unseren Namen',
    joint: ', ',
  },
  en: {
    metals: labelled(METALS, 'yellow gold', 'rose gold', 'white gold', 'red gold', 'platinum', 'palladium'),
    finenesses: [
      ['fineness-585', '14k'],
      ['fineness-750', '18ct'],
    ],
    finishes: labelled(FINISHES, 'matte', 'polished', 'hammered', 'ice matt', 'sandblasted'),
    stones: labelled(
      COUNTS,
      'no stones',
      'with one diamond',
      'with three stones',
      'with 5 diamonds',
      'with seven brilliants',
    ),
    persons: ['hers', 'his'],
    width: (mm) => `${mm}mm`,
    engraved: 'our names engraved inside',
    joint: ', ',
  },
  nl: {
    metals: labelled(METALS, 'geelgoud', 'roségoud', 'witgoud', 'roodgoud', 'platina', 'palladium'),
    finenesses: [
      ['fineness-585', '14 karaat'],
      ['fineness-750', '18 karaat'],
    ],
    finishes: labelled(FINISHES, 'mat', 'gepolijst', 'gehamerd', 'ijsmat', 'gezandstraald'),
    stones: labelled(
      COUNTS,
      'zonder steen',
      'met één briljant',
      'met drie steentjes',
      'met 5 diamanten',
      'met zeven briljanten',
    ),
    persons: ['zij', 'hij'],
    width: (mm) => `${comma(mm)} mm breed`,
    engraved: 'met onze namen binnenin',
    joint: ', ',
  },
  fr: {
    metals: labelled(METALS, 'or jaune', 'or rose', 'or blanc', 'or rouge', 'platine', 'palladium'),
    finenesses: [
      ['fineness-585', '14 carats'],
      ['fineness-750', '18 carats'],
    ],
    finishes: labelled(FINISHES, 'mat', 'poli', 'martelé', 'givré', 'sablé'),
    stones: labelled(
      COUNTS,
      'sans pierre',
      'avec un diamant',
      'avec trois pierres',
      'avec 5 brillants',
      'avec sept diamants',
    ),
    persons: ['elle', 'lui'],
    width: (mm) => `${comma(mm)} mm de large`,
    engraved: 'nos prénoms gravés à l’intérieur',
    joint: ', ',
  },
  jp: {
    metals: labelled(
      METALS,
      'イエローゴールド',
      'ピンクゴールド',
      'ホワイトゴールド',
      'レッドゴールド',
      'プラチナ',
      'パラジウム',
    ),
    finenesses: [
      ['fineness-585', 'K14'],
      ['fineness-750', 'K18'],
    ],
    finishes: labelled(FINISHES, 'マット', '鏡面', '槌目', 'アイスマット', '梨地'),
    stones: labelled(COUNTS, '石なし', 'ダイヤ1石', '石3つ', 'ダイヤ5個', 'ダイヤ7石'),
    persons: ['彼女は', '彼は'],
    width: (mm) => `${mm}mm`,
    engraved: '内側に二人の名前',
    joint: '、',
  },
  kr: {
    metals: labelled(METALS, '옐로우골드', '로즈골드', '화이트골드', '레드골드', '플래티넘', '팔라듐'),
    finenesses: [
      ['fineness-585', '14K'],
      ['fineness-750', '18K'],
    ],
    finishes: labelled(FINISHES, '무광', '유광', '해머', '아이스 매트', '샌드블라스트'),
    stones: labelled(COUNTS, '스톤 없이', '다이아 1개', '다이아 3개', '다이아 5개', '다이아 7개'),
    persons: ['여자는', '남자는'],
    width: (mm) => `${mm}mm`,
    engraved: '안쪽에 우리 이름 각인',
    joint: ', ',
  },
};

/** Numbers from 0 to 1 of a seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WIDTHS = { first: ['2.5', '3', '3.5', '4', '4.5', '5'], second: ['4', '5', '5.5', '6', '7', '8'] } as const;
const GOLD = /-gold$/u;

/** Sentences put together by chance, the same for the same seed: pairs by two persons, pairs of one kind, single rings. */
export function spokenSentences(count: number, seed: number): readonly LabelledSentence[] {
  const roll = dice(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T; // no list here is empty
  const ring = (speech: Speech, person: 'first' | 'second'): Words => {
    const [metal, metalText] = pick(speech.metals);
    const fineness = GOLD.test(metal) && roll() < 0.4 ? [pick(speech.finenesses)] : [];
    const width = pick(WIDTHS[person]);
    const stones = person === 'first' && roll() < 0.6 ? [pick(speech.stones)] : [];
    return [
      [`width:${width}`, speech.width(width)],
      ...fineness,
      [metal, metalText],
      ...(roll() < 0.6 ? [pick(speech.finishes)] : []),
      ...stones,
    ];
  };
  const languages = Object.keys(SPEECH);
  return Array.from({ length: count }, (_, at) => {
    const language = languages[at % languages.length] ?? 'en';
    const speech = SPEECH[language];
    if (speech === undefined) throw new Error(`nobody speaks ${language}`);
    const isTwo = roll() < 0.6;
    const parts = isTwo ? [ring(speech, 'first'), ring(speech, 'second')] : [ring(speech, 'second')];
    const isEngraved = roll() < 0.25;
    const texts = parts.map((words, index) =>
      [...(isTwo ? [speech.persons[index] ?? ''] : []), ...words.map(([, text]) => text)].join(' '),
    );
    const labels = parts.flatMap((words, index) => words.map(([label]) => (isTwo ? `${index + 1}/${label}` : label)));
    return {
      language,
      text: [...texts, ...(isEngraved ? [speech.engraved] : [])].join(speech.joint),
      labels: [...labels, ...(isEngraved ? ['engraving'] : [])],
    };
  });
}
