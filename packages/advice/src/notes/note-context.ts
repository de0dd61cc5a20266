import type { Clause } from '@ringwerk/search';

/*
 * What turns words of a note into no statement about the ordered ring: a negation in front of or behind them, and sentences
 * that are about something else. Six languages at once: people mix them.
 */

/** A negation right before what is said, with at most two words between: `nicht 4 mm`, `instead of the 4 mm`. */
const NOT_BEFORE =
  /(?:^|[\s,(–-])(?:nicht|kein\w*|statt|anstatt|anstelle von|niet|geen|in plaats van|not|no|instead of|rather than|pas|sans|au lieu de|plutôt que|non)\s+(?:[\p{L}’']+\s+){0,2}$/iu;

/** The same behind it, as Japanese and Korean say it: `4mmではなく`, `4mm 말고`. */
const NOT_BEHIND =
  /^\s*(?:幅|の幅)?\s*(?:ではな|じゃな|でな|の代わり|やめ|(?:이|가)?\s*아니|(?:을|를)?\s*말고|\s*대신)/u;

/** A sentence that holds one of these is about another ring, its box, the lettering, or a place on the ring. */
const OTHER_THINGS = [
  // Another ring or piece.
  /\b(?:alte[rnms]?|bisherige\w*|früher\w*|vorherige\w*|verlobungsring\w*|vorsteckring\w*|beisteckring\w*|muster\w*|mutter|oma|großmutter|kette\w*|anhänger\w*|ohrring\w*|armband\w*)\b/iu,
  /\b(?:old|previous|former|earlier|engagement rings?|her other|his other|sample|mother|grandmother|necklace|pendant|earrings?|bracelet)\b/iu,
  /\b(?:oude?|vorige|verlovingsring\w*|moeder|oma|ketting|hanger|oorbel\w*|armband)\b/iu,
  /\b(?:ancien\w*|précédent\w*|bague de fiançailles|mère|grand-mère|collier|pendentif|boucles?|bracelet|échantillon)\b/iu,
  // Metal that is taken in payment, and metal that a skin does not bear.
  /(?:\baltgold|\baltmetall|einschmelz|eingeschmolz|\bscrap\b|melt(?:ed)? down|trade[ -]?in\b|omsmelt|\bfondre\b|vieil or|allerg|下取り|地金|アレルギー|고금|매입|알레르기)/iu,
  // Flowers.
  /(?:\b(?:rosen|blumen\w*|strauß|bouquet|flowers?|bloemen|rozen|fleurs?)\b|バラ|薔薇|花束|장미|꽃)/iu,
  /(?:以前|古い|婚約指輪|エンゲージ|母|祖母|サンプル|見本|ネックレス|ペンダント)/u,
  /(?:이전|예전|기존|약혼반지|어머니|할머니|샘플|견본|목걸이|펜던트|귀걸이)/u,
  // What it is packed and sent in.
  /(?:etui|schachtel|karton|box\b|verpack|schleife|band\b|papier|paket|doos|verpakking|strik|lint|case\b|ribbon|wrapp|écrin|boîte|ruban|emballage|箱|ケース|リボン|包装|상자|케이스|리본|포장)/iu,
  // How large letters are, how far something lies off, how exactly it is made.
  /(?:schrift|buchstabe|abstand|vom rand|toleranz|letter|font|margin|from the edge|tolerance|afstand|lettre|police|du bord|tolérance|écart|文字|書体|間隔|公差|글자|글씨|간격|공차)/iu,
] as const;

/** A surface of these places is not that of the band. */
const OTHER_PLACES =
  /(?:innen|kante|fuge|rand\b|inside|edge|groove|binnen|rand|intérieur|bord|rainure|内側|エッジ|溝|안쪽|모서리|홈)/iu;

/** Ends of a sentence: a full stop within a figure is none. */
const SENTENCE_END = /[\n!?;。！？]|\.(?=\s|$)/gu;

/** Places at which the sentences of a text end. */
export const sentenceEnds = (text: string): readonly number[] =>
  [...text.matchAll(SENTENCE_END)].map(({ index }) => index);

/** The sentence of a text around a place. @param ends - of the text */
export function sentenceAround(text: string, ends: readonly number[], { from, to }: Clause['span']): string {
  const start = ends.findLast((end) => end < from) ?? -1;
  return text.slice(start + 1, ends.find((end) => end >= to) ?? text.length);
}

/** The same test, made once for each sentence: in one without a full stop a thousand figures may stand. */
function onceEach(test: (sentence: string) => boolean): (sentence: string) => boolean {
  let last: { readonly sentence: string; readonly is: boolean } | null = null;
  return (sentence) => {
    if (last?.sentence !== sentence) last = { sentence, is: test(sentence) };
    return last.is;
  };
}

export const isNegatedAt = (text: string, from: number, to: number): boolean =>
  NOT_BEFORE.test(text.slice(Math.max(0, from - 40), from)) || NOT_BEHIND.test(text.slice(to, to + 20));

export const isAboutOther = onceEach((sentence) => OTHER_THINGS.some((pattern) => pattern.test(sentence)));
export const isAboutOtherPlace = onceEach((sentence) => OTHER_PLACES.test(sentence));
