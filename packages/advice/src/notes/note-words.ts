/*
 * Where a word of the trade is part of something else: of a person's, a company's or a street's name, of a wedding day, of the
 * number of a house. Six languages at once: people mix them.
 */

/** Right before: a title, a company, the day that is celebrated. */
const NAMED_BEFORE =
  /(?:^|[\s,(:–-])(?:frau|herrn?|familie|fam\.?|firma|fa\.|mme|mlle|m\.|madame|monsieur|famille|société|mrs?\.?|ms\.?|mevr(?:ouw)?\.?|dhr\.?|meneer|noces (?:de |d[’'])|anniversaire (?:de |d[’']))\s*$/iu;
/** Right behind: what a metal or a stone only gives its name to. */
const NAMED_BEHIND = [
  /^(?:e?[nrs]?|ne[nrs]?)[\s-]?(?:hochzeit|jubiläum|kund|kart|status|mitglied|faser|stra(?:ß|ss)e|weg\b|gmbh|ag\b|kg\b)/iu,
  /^[\s-]?(?:wedding|anniversar|jubilee|card|member|status|customer|client|copy|neutral|street|road|avenue|ltd|inc\b)/iu,
  /^(?:en)?[\s-]?(?:bruiloft|huwelijk|jubilea|kaart|klant|lid\b|straat|b\.?v\b)/iu,
  /^(?:婚式|カード|会員|ホテル|ビル|ル|アレルギー|台|高輪|町|通り|\p{Nd}+(?:丁目|[-－]))/u,
  /^\s?(?:혼식|카드|회원|고객|호텔|빌딩|알레르기|바(?![\p{L}]))/u,
] as const;

export const isPartOfName = (text: string, from: number, to: number): boolean =>
  NAMED_BEFORE.test(text.slice(Math.max(0, from - 24), from)) ||
  NAMED_BEHIND.some((pattern) => pattern.test(text.slice(to, to + 16)));

/** `5番12号`, `101동 12호`, `2-12号`, `12호실`, `3号線`: numbers of houses, rooms and lines. */
const HOUSE_BEFORE = /(?:丁目|番地?|条|동|층|로|길|번지|빌딩|아파트|\p{Nd}[-－‐−])\s*$/u;
const HOUSE_NUMBER = /^\p{Nd}+[-－‐−]\p{Nd}+/u;
const HOUSE_BEHIND = /^\s?(?:室|線|館|棟|車|店|실|선|차|관|동)/u;
const TOO_LARGE =
  /^\s*(?:\p{L}+\s+){0,2}(?:zu|too|te|trop)\s+(?:groß|gross|klein|weit|eng|big|large|small|tight|loose|groot|wijd|krap|grande?|petite?|serrée?|large)/iu;

/** Whether a size is none that is wanted: the number of a house, or one that does not fit. */
export const isNoSize = (text: string, from: number, to: number): boolean =>
  HOUSE_BEFORE.test(text.slice(Math.max(0, from - 8), from)) ||
  HOUSE_NUMBER.test(text.slice(from, to)) ||
  HOUSE_BEHIND.test(text.slice(to, to + 3)) ||
  TOO_LARGE.test(text.slice(to, to + 40));

/** Behind `Gravur:` a word on where the words stand, or that there are none, is not what is engraved. */
const REFERRED =
  /^\s*(?:(?:siehe|s\.|folgt|laut|lt\.|wie|gemäß|ja|nein|keine?|noch|offen|see|as|per|follows|to follow|yes|no|none|later|tbd|tba|voir|selon|comme|oui|non|aucune|suit|zie|volgens|zoals|volgt|nee|geen)(?![\p{L}\p{Nd}])|別紙|参照|添付|未定|後日|なし|あり|無し|有り|첨부|참조|없음|있음|추후|별도|미정)/iu;
const QUOTED = /["„“”«»「」]/u;

/** @param said - the words of the clause; @param behind - what follows them */
export function isReferred(said: string, behind: string): boolean {
  const colon = said.search(/[:：]/u);
  return colon >= 0 && !QUOTED.test(said) && REFERRED.test(said.slice(colon + 1) + behind);
}
