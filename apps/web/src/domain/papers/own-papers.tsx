import { getOwnPaperPdf, getOwnPaperXml, type OwnPaper } from '@ringwerk/contract';
import { operationUrl } from '../../api/call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTradeMoney } from '../trade/use-trade-money.ts';
import styles from './own-papers.module.css';
import { PaperRow } from './paper-row.tsx';
import { PaperFiles } from './paper-files.tsx';

/** Papers that the house has issued to the dealer who looks on: what each is, what is open, and its files. */
export function OwnPapers({
  papers,
  hasCommission,
}: {
  readonly papers: readonly OwnPaper[];
  readonly hasCommission: boolean;
}) {
  return (
    <ul className={styles['papers']}>
      {papers.map((paper) => (
        <OwnPaperRow key={paper.id} paper={paper} hasCommission={hasCommission} />
      ))}
    </ul>
  );
}

export function OwnPaperRow({ paper, hasCommission }: { readonly paper: OwnPaper; readonly hasCommission: boolean }) {
  const t = useTexts('papers');
  const format = useFormat();
  const { money } = useTradeMoney();
  const { kind, number, issuedOn, commission, gross, payment } = paper;
  return (
    <PaperRow
      title={t(`kind.${kind}`)}
      about={[number, format.date(issuedOn), hasCommission ? commission : '']}
      money={
        <>
          {gross !== null && <span>{money(gross)}</span>}
          {payment !== null && <OwnPaperState payment={payment} />}
        </>
      }
      files={<OwnPaperFiles paper={paper} />}
    />
  );
}

/** How far an invoice is paid, in a word. */
export function OwnPaperState({ payment: { state, dueOn } }: { readonly payment: NonNullable<OwnPaper['payment']> }) {
  const t = useTexts('papers');
  const format = useFormat();
  if (state === 'settled') return <small>{t('own.paid')}</small>;
  const date = format.date(dueOn);
  return state === 'overdue' ? (
    <small className={styles['late']}>{t('own.overdue', { date })}</small>
  ) : (
    <small>{t('own.until', { date })}</small>
  );
}

/** What a paper is printed in. */
export function OwnPaperFiles({ paper: { id, number, hasXrechnung } }: { readonly paper: OwnPaper }) {
  const input = { params: { id } };
  const xml = hasXrechnung ? operationUrl(getOwnPaperXml, input) : null;
  return <PaperFiles number={number} pdf={operationUrl(getOwnPaperPdf, input)} xml={xml} />;
}
