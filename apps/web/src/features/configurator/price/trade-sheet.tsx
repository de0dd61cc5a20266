import type { RingEvaluation, RingRole } from '@ringwerk/kernel';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Price } from '../../../ui/price.tsx';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import { useRingTitle } from '../session/use-ring-title.ts';
import styles from './trade-sheet.module.css';

/** The calculation, line by line, for the jeweller's eyes. Its content exists only while it is open. */
export function TradeSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('configurator');
  return (
    <Dialog title={t('trade.title')} isOpen={isOpen} onClose={onClose} isWide>
      <TradeLines />
    </Dialog>
  );
}

function TradeLines() {
  const t = useTexts('configurator');
  const format = useFormat();
  const evaluation = useSessionState((state) => state.evaluated.evaluation);
  const rings = useDesignState((state) => state.history.present.rings);
  const base = useBaseCurrency();
  const total = evaluation?.total;
  if (!evaluation || !total) return <p>{t('price.none')}</p>;
  return (
    <div className={styles['sheet']}>
      {rings.map((ring, index) => (
        <RingLines key={ring.role} role={ring.role} figures={evaluation.rings[index]} />
      ))}
      <dl className={styles['sums']}>
        <div>
          <dt>{t('trade.cost-total')}</dt>
          <dd>
            <Price amount={total.cost} currency={base} />
          </dd>
        </div>
        <div>
          <dt>{t('trade.net')}</dt>
          <dd>
            <Price amount={total.retail.net} currency={total.retail.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('trade.tax', { rate: format.percent(total.retail.taxRate) })}</dt>
          <dd>
            <Price amount={total.retail.tax} currency={total.retail.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('trade.gross')}</dt>
          <dd>
            <Price amount={total.retail.gross} currency={total.retail.currency} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface RingLinesProps {
  readonly role: RingRole;
  readonly figures: RingEvaluation | undefined;
}

function RingLines({ role, figures }: RingLinesProps) {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const format = useFormat();
  const base = useBaseCurrency();
  return (
    <table className={styles['table']}>
      <caption>
        {titleOf(role)}
        {figures?.weight ? ` · ${format.grams(figures.weight.shown)}` : ''}
      </caption>
      <tbody>
        {figures?.trade?.lines.map((line) => (
          <tr key={`${line.kind} ${JSON.stringify(line.detail)}`}>
            <th scope="row">{t(`line.${line.kind}`)}</th>
            <td>
              <Price amount={line.amount} currency={base} size="s" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('trade.cost')}</th>
          <td>{figures?.trade ? <Price amount={figures.trade.cost} currency={base} size="s" /> : '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
