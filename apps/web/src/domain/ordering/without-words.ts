/** A part of a note, in UTF-16 units of its NFC. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Particles and requests that stand behind what is asked for: `플래티넘으로 부탁드립니다`, `プラチナでお願いします`. */
const REQUEST_BEHIND = [
  /^(?:으로|로|을|를|이|가|은|는|의|도)?\s*(?:부탁\s?(?:드립니다|드려요|드릴게요|해요|합니다)|(?:만들어|제작해|변경해|해)\s?(?:주세요|주십시오)|주세요)?[.!。！]?/u,
  /^(?:で|に|を|は|が|の|も)?(?:お願い(?:いた|致)?します|お願い申し上げます|(?:にし|して|に変更して)?(?:ください|下さい)|希望(?:です|します)?)?[.!。！]?/u,
] as const;
/** Words that only lead to it: `in Platin`, `with diamonds`. */
const LEADING = /(?:^|\s)(?:in|mit|aus|als|im|with|of|as|en|avec|de|met|van)$/iu;
/** What a note says that asks for nothing more. */
const NOTHING =
  /^(?:bitte|danke|please|thanks|thank you|graag|bedankt|alstublieft|merci|s[’']il vous pla[iî]t|[\s,.;:!])*$/iu;

function requestBehind(text: string): string {
  const [longest = ''] = REQUEST_BEHIND.map((pattern) => pattern.exec(text)?.[0] ?? '').toSorted(
    (a, b) => b.length - a.length,
  );
  return longest;
}

/** The note without a part, without the words that only led to it, and without the gap that it leaves. */
export function withoutWords(note: string, { from, to }: Part): string {
  const text = note.normalize('NFC');
  const rest = text.slice(to);
  const behind = rest.slice(requestBehind(rest).length).trimStart();
  const isAtEnd = behind === '' || /^[,.;:!?\n]/u.test(behind);
  const written = text.slice(0, from).trimEnd();
  const before = isAtEnd ? written.replace(LEADING, '') : written;
  const left = (/^[,.;:!?]/u.test(behind) ? `${before}${behind}` : `${before} ${behind}`).trim();
  return NOTHING.test(left) ? '' : left;
}
