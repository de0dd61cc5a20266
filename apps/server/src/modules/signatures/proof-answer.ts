import { FALLBACK_LANGUAGE, type Language, type Persons, type Proof, type Signature } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { findDealer } from '../dealer/dealer-repository.ts';
import type { DesignRow } from '../designs/design-repository.ts';
import type { DocumentSource } from '../documents/printed-documents.ts';
import { proofRings, type ProofSheetSource, type SheetSignature } from '../pdf/proof-sheet.ts';
import { figuresOf } from '../pdf/quote-sheet.ts';
import { picturedRings } from '../positions/pictured-rings.ts';
import { findOtherSignature, findSignatures, type SignatureRow } from './signature-repository.ts';

/** A saved version as its couple signs it. */
export interface ProvedDesign {
  readonly dealerId: string;
  readonly design: Pick<DesignRow, 'code' | 'design' | 'designKey' | 'evaluation' | 'createdAt'>;
  readonly setId: number | null;
  readonly persons: Persons;
  /** Of the words and of the document. */
  readonly language: Language | null;
  /** Address of the picture for this reader. */
  readonly still: string | null;
}

export const signatureAnswer = ({ id, name, signedAt, strokes, place }: SignatureRow): Signature => ({
  id,
  name,
  at: signedAt.toISOString(),
  strokes,
  place,
});

/** The same for a sheet. */
export const sheetSignature = ({ name, signedAt, strokes, place }: SignatureRow): SheetSignature => ({
  name,
  at: signedAt,
  strokes,
  place,
});

export async function proofAnswer(services: Services, database: Queryable, proved: ProvedDesign): Promise<Proof> {
  const { dealerId, design, setId, persons, still } = proved;
  const { code, designKey } = design;
  const signatures = await findSignatures(database, { dealerId, code, designKey });
  const other = signatures.length > 0 ? null : await findOtherSignature(database, { dealerId, code, designKey });
  const dealer = await findDealer(database, dealerId);
  const language = proved.language ?? FALLBACK_LANGUAGE;
  const alloys = await services.alloys.ofDesign(design.design, design.createdAt);
  const figures = figuresOf(design.design, design.evaluation);
  const rings = proofRings({ language, persons, design: design.design, alloys, figures, dealer });
  return {
    code,
    designKey,
    design: design.design,
    articleNumber: articleNumberOf(services.models, setId),
    still,
    persons,
    language,
    savedAt: design.createdAt.toISOString(),
    rings: rings.map(({ title, rows, elevation, section, sectionTitle, strips }) => ({
      title,
      rows: rows.map(([label, value]): [string, string] => [label, value]),
      elevation,
      section,
      sectionTitle,
      strips: [...strips],
    })),
    signatures: signatures.map(signatureAnswer),
    signedOther: other === null ? null : { code: other.designCode, name: other.name, at: other.signedAt.toISOString() },
  };
}

/** What the document is printed from. */
export const proofSource = (
  services: Services,
  proved: ProvedDesign,
  signatures: readonly SignatureRow[],
): DocumentSource => ({
  rings: () => picturedRings(services, [{ design: proved.design.design, pricedAt: proved.design.createdAt }]),
  sheet: async () => ({
    template: 'proof',
    createdAt: signatures.at(-1)?.signedAt ?? proved.design.createdAt,
    source: await sheetSource(services, proved, signatures),
  }),
});

async function sheetSource(
  { database, models, alloys }: Services,
  { dealerId, design, setId, persons, language }: ProvedDesign,
  signatures: readonly SignatureRow[],
): Promise<ProofSheetSource> {
  const { company, city, country } = await findDealer(database.orm, dealerId);
  return {
    language: signatures.at(-1)?.language ?? language ?? FALLBACK_LANGUAGE,
    persons,
    design: design.design,
    alloys: await alloys.ofDesign(design.design, design.createdAt),
    figures: figuresOf(design.design, design.evaluation),
    dealer: { company, city, country },
    code: design.code,
    designKey: design.designKey,
    articleNumber: articleNumberOf(models, setId),
    savedAt: design.createdAt,
    zone: await houseZone(database.orm),
    signatures: signatures.map(sheetSignature),
  };
}
