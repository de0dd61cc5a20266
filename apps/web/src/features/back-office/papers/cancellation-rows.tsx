import type { InvoicePreview } from '@ringwerk/contract';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './papers.module.css';

interface CancellationRowsProps {
  readonly cancellations: InvoicePreview['cancellations'];
  readonly onChange: (orderId: string, isBilled: boolean) => void;
  /** Somebody wants to let go of a cost for good. */
  readonly onWaive: (orderId: string) => void;
}

/** Cancelled orders of the dealer that the invoice bills, unless they are left for another one or let go of. */
export function CancellationRows({ cancellations, onChange, onWaive }: CancellationRowsProps) {
  const t = useTexts('papers');
  const format = useFormat();
  const { money } = useTradeMoney();
  if (cancellations.length === 0) return null;
  const isAbroad = cancellations.some(({ isBilled, isFixed }) => isFixed && !isBilled);
  return (
    <fieldset className={styles['cancelled']}>
      <legend>{t('cancelled.title')}</legend>
      {cancellations.map(({ orderId, number, cancelledOn, net, isBilled, isFixed }) => (
        <div key={orderId}>
          <Switch isOn={isBilled} isDisabled={isFixed} onChange={(isOn) => onChange(orderId, isOn)}>
            {t('cancelled.order', { number, date: format.date(cancelledOn), net: money(net) })}
          </Switch>
          {!isBilled && (
            <Button look="quiet" onClick={() => onWaive(orderId)}>
              {t('cancelled.waive', { number })}
            </Button>
          )}
        </div>
      ))}
      {isAbroad && <p className={styles['soft']}>{t('cancelled.abroad')}</p>}
    </fieldset>
  );
}
