import type { CatalogueLanguage } from '../localised.ts';

type Words = Readonly<Record<CatalogueLanguage, readonly string[]>>;

/** Lines of words with commas between them: a table that a translator can read. */
const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(', '));

/** Words that say nothing of a ring. "Ring" itself is one: everything here is. No model's name may stand among them. */
export const STOP_WORDS: Words = {
  de: words(
    'mit, und, oder, in, im, aus, der, die, das, den, dem, des, ein, eine, einen',
    'einem, einer, eines, für, von, vom, zu, zum, zur, auf, am, an, bei, etwa, ca',
    'circa, ungefähr, ich, wir, suche, suchen, möchte, möchten, hätte, gern, gerne, bitte',
    'etwas, mal, ring, ringe, ringen, modell, modelle, schmuck, farbe, oberfläche, als, ist',
    'legierung, profil, fassung, schliff, artikel, nr, nummer, artikelnummer, set, kategorie',
  ),
  en: words(
    'with, and, in, the, a, an, of, for, from, on, at, to, by, about, around, some',
    'i, we, want, would, like, please, looking, show, me, is, are, that, my, our, made',
    'ring, rings, band, bands, model, models, jewellery, jewelry, colour, color, finish',
    'metal, alloy, profile, setting, cut, article, number, no, set, category, approx',
  ),
  nl: words(
    'met, en, of, in, de, het, een, van, voor, op, aan, uit, bij, te, ongeveer',
    'ik, wij, we, zoek, zoeken, wil, graag, ring, ringen, model, modellen, kleur',
    'afwerking, profiel, zetting, artikel, nummer, categorie',
  ),
  jp: words(
    'の, が, を, に, で, と, は, も, な, へ, や, から, まで, くらい, ぐらい, 約',
    'リング, 指輪, 付き, 付, つき, あり, 入り, ある, 欲しい, ほしい, 探し, 探す, ください',
    'モデル, デザイン, 仕様, 色, カラー, です, 品番, 番号, 素材',
  ),
  kr: words(
    '의, 가, 이, 을, 를, 은, 는, 에, 에서, 로, 으로, 와, 과, 도, 및, 약, 정도',
    '반지, 링, 있는, 있음, 있고, 들어간, 된, 한, 주세요, 찾아요, 찾기, 보여줘, 원해요',
    '모델, 디자인, 색, 색상, 컬러, 번호, 품번, 소재, 세팅',
  ),
  fr: words(
    'avec, et, ou, en, dans, le, la, les, l, un, une, des, de, du, d, pour, sur',
    'au, aux, à, par, environ, je, nous, cherche, cherchons, voudrais, svp, bague, bagues',
    'anneau, anneaux, modèle, modèles, couleur, finition, profil, taille, article, numéro',
  ),
};

/** Turn what stands beside them into its opposite: before it in European languages, behind it in Japanese and Korean. */
export const NEGATIONS: Words = {
  de: ['ohne', 'kein', 'keine', 'keinen', 'keinem', 'nicht'],
  en: ['without', 'no', 'not', 'non'],
  nl: ['zonder', 'geen', 'niet'],
  jp: ['なし', '無し', '無', 'ない', '抜き'],
  kr: ['없음', '없는', '없이', '없고', '없다'],
  fr: ['sans', 'aucun', 'aucune', 'pas'],
};

export type Unit = 'mm' | 'ct';
/** Spellings of units behind a number. */
export const UNITS: Readonly<Record<Unit, readonly string[]>> = {
  mm: words(
    'mm, millimeter, millimetern, millimeters, millimetre, millimetres, milimeter',
    'ミリメートル, ミリ, 밀리미터, 밀리, 미리',
  ),
  ct: ['ct', 'cts', 'carat', 'carats', 'karat', 'karaat', 'karaten', 'crt', 'カラット', '캐럿', '캐럿트'],
};

export type Dimension = 'width' | 'height' | 'stone';
/** Words beside a length that say what it measures; without one it is the ring's width. */
export const DIMENSION_WORDS: Readonly<Record<Dimension, readonly string[]>> = {
  width: words(
    'breit, breite, breiter, breiten, ringbreite, wide, width, in width, breed, breedte',
    'large, largeur, de large, de largeur, 幅, リング幅, 폭, 너비, 넓이',
  ),
  height: words(
    'hoch, höhe, stark, stärke, dick, dicke, thick, thickness, high, height, hoog, hoogte',
    'dik, dikte, épais, épaisseur, haut, hauteur, 厚さ, 厚み, 厚, 두께, 높이',
  ),
  stone: words(
    'durchmesser, steingröße, stein, brillant, diameter, stone, steen, diamètre, pierre',
    '直径, 石, 지름, 스톤',
  ),
};

/** Words between the two ends of a span: `4 bis 5 mm`. */
export const SPAN_WORDS = ['-', '–', '~', '〜', 'bis', 'to', 'tot', 'à', 'から', '에서'] as const;
