import {
  AREAS,
  getOrderPdf,
  getProofPdf,
  getQuotePdf,
  listOwnPapers,
  mayEnter,
  type CoupleFile,
} from '@ringwerk/contract';
import { operationUrl } from '../../api/call.ts';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { OwnPaperRow } from '../../domain/papers/own-papers.tsx';
import ownPapers from '../../domain/papers/own-papers.module.css';
import { PaperFiles } from '../../domain/papers/paper-files.tsx';
import { PaperRow } from '../../domain/papers/paper-row.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './couple-page.module.css';

/** The most that one question answers: more papers than one couple's orders bring. */
const PAPERS_MAX = 96;

interface OfFile {
  readonly file: CoupleFile;
}

interface PrintedPaper {
  readonly title: string;
  readonly number: string;
  readonly about: readonly string[];
  readonly pdf: string;
  /** When it was made, for the order of the list. */
  readonly at: string;
}

/** Quotes, signed proofs and ring sheets of a file: no trade price stands in any of them. */
function usePrintedPapers({ quotes, orders, signatures }: CoupleFile): readonly PrintedPaper[] {
  const t = useTexts('couples');
  const trade = useTexts('trade');
  const proof = useTexts('proof');
  const format = useFormat();
  const made = [
    ...quotes.map(({ id, number, createdAt }) => ({
      title: t('paper.quote'),
      number,
      about: [number, format.date(createdAt)],
      pdf: operationUrl(getQuotePdf, { params: { id } }),
      at: createdAt,
    })),
    ...[...new Set(signatures.map(({ code }) => code))].map((code) => {
      const signed = signatures.filter((signature) => signature.code === code);
      return {
        title: proof('title'),
        number: code,
        about: [code, ...signed.map(({ name, at }) => t('paper.signed', { name, date: format.date(at) }))],
        pdf: operationUrl(getProofPdf, { params: { code } }),
        at: signed[0]?.at ?? '',
      };
    }),
    ...orders.map(({ id, number, commission, createdAt }) => ({
      title: trade('ringSheet'),
      number,
      about: [number, format.date(createdAt), commission],
      pdf: operationUrl(getOrderPdf, { params: { id } }),
      at: createdAt,
    })),
  ];
  return made.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Everything printed for a couple, newest first; what the house has issued for its orders stands above, for whoever may see trade prices. */
export function CouplePapers({ file }: OfFile) {
  const t = useTexts('couples');
  const seesHousePapers = mayEnter(AREAS.papers, visitorOf(useSession()));
  const query = { coupleId: file.id, pageSize: PAPERS_MAX };
  const { data } = useOperationQuery(listOwnPapers, { query }, { enabled: seesHousePapers && file.orders.length > 0 });
  const issued = data?.papers ?? [];
  const printed = usePrintedPapers(file);
  return (
    <section className={styles['part']} aria-label={t('paper.title')}>
      <h2 className={styles['heading']}>{t('paper.title')}</h2>
      {issued.length + printed.length === 0 ? (
        <p className={styles['small']}>{t('paper.none')}</p>
      ) : (
        <ul className={ownPapers['papers']}>
          {issued.map((paper) => (
            <OwnPaperRow key={paper.id} paper={paper} hasCommission />
          ))}
          {printed.map(({ title, number, about, pdf }) => (
            <PaperRow
              key={pdf}
              title={title}
              about={about}
              files={<PaperFiles number={number} pdf={pdf} xml={null} />}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
