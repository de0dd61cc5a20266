import { articleWords, RING_TEXTS, type HouseAlloy, type RingFigures, type RingOwners } from '@ringwerk/catalogue';
import {
  BCP47,
  coupleName,
  houseDate,
  type Country,
  type CouplePlace,
  type Language,
  type SignatureStrokes,
  spokenCode,
} from '@ringwerk/contract';
import { hasStones, type Design } from '@ringwerk/kernel';
import { fontFamilies } from './fonts.ts';
import { PROOF_TEXTS } from './proof-texts.ts';
import { ringPart, type RingPart } from './quote-sheet.ts';
import type { Drawing } from './ring-drawing.ts';
import { sheetFormat } from './sheet-format.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';
import { signatureDrawing } from './signature-drawing.ts';

/** A signature as sheets print it. */
export interface SheetSignature {
  readonly name: string;
  readonly at: Date;
  readonly strokes: SignatureStrokes | null;
  readonly place: CouplePlace;
}

/** What the rings of a proof are drawn and described from. */
export interface ProofRingsSource {
  readonly language: Language;
  readonly persons: RingOwners;
  readonly design: Design;
  /** Of the rings, as far as the house has entered or changed them. */
  readonly alloys: readonly HouseAlloy[];
  readonly figures: readonly RingFigures[];
  readonly dealer: { readonly country: Country };
}

/** What a proof prints from. No price of any kind is among it, so none can get into the document. */
export interface ProofSheetSource extends ProofRingsSource {
  readonly code: string;
  readonly designKey: string;
  readonly articleNumber: string | null;
  readonly savedAt: Date;
  /** Of the house: its days and minutes stand on its papers. */
  readonly zone: string;
  readonly signatures: readonly SheetSignature[];
  readonly dealer: { readonly company: string; readonly city: string; readonly country: Country };
}

/** The data of `templates/proof.typ`: ready text in the couple's language, and drawings. */
export interface ProofSheet {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly company: string;
  readonly city: string;
  readonly title: string;
  readonly code: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly actualSize: string;
  readonly rings: readonly RingPart[];
  readonly declaration: string;
  readonly unsigned: string;
  readonly signatures: readonly {
    readonly name: string;
    readonly lines: readonly string[];
    readonly drawing: Drawing | null;
  }[];
  readonly notes: readonly string[];
  readonly page: string;
}

/** Each ring with its measures, section and unrolled engraving, in the couple's words. */
export const proofRings = (source: ProofRingsSource): readonly RingPart[] =>
  source.design.rings.map((ring, index) => ringPart(source, ring, source.figures[index]));

/** Day and minute of the house, as a reader of `language` writes them. */
export const signedMoment = (language: Language, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(BCP47[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);

export function proofSheet(source: ProofSheetSource): ProofSheet {
  const { language, dealer, persons, code } = source;
  const texts = PROOF_TEXTS[language];
  const sheet = SHEET_TEXTS[language];
  const names = coupleName({ first: persons.first, second: persons.second });
  return {
    lang: BCP47[language],
    fonts: fontFamilies(language),
    company: dealer.company,
    city: dealer.city,
    title: texts.title,
    code: spokenCode(code),
    facts: [
      ...(names === '' ? [] : [[texts.persons, names] as const]),
      [texts.saved, sheetFormat(language).day(houseDate(source.savedAt, source.zone))],
      [RING_TEXTS.article[language], articleWords(source.articleNumber, hasStones(source.design), language)],
      [texts.fingerprint, source.designKey],
    ],
    actualSize: sheet.actualSize,
    rings: proofRings(source),
    declaration: texts.declaration,
    unsigned: texts.unsigned,
    signatures: source.signatures.map((signature) => signaturePart(signature, language, source.zone)),
    notes: [sheet.weightNote, sheet.scaleNote],
    page: sheet.page,
  };
}

export function signaturePart(
  { name, at, strokes, place }: SheetSignature,
  language: Language,
  zone: string,
): ProofSheet['signatures'][number] {
  const texts = PROOF_TEXTS[language];
  return {
    name,
    lines: [`${signedMoment(language, at, zone)}, ${texts.place[place]}`, ...(strokes === null ? [texts.typed] : [])],
    drawing: strokes === null ? null : signatureDrawing(strokes),
  };
}
