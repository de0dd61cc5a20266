import type { Order, Quote } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { OrderDialog } from './order-dialog.tsx';

interface QuoteOrderDialogProps {
  readonly quote: Quote;
  /** Trade price of what is chosen. */
  readonly cost: number;
  readonly onOrdered: (order: Order) => void;
  readonly onClose: () => void;
}

/** Orders what a quote offers and the couple has chosen, at its frozen sum, as one delivery. */
export function QuoteOrderDialog({ quote, cost, onOrdered, onClose }: QuoteOrderDialogProps) {
  const t = useTexts('trade');
  const rings = quote.positions.flatMap((position) =>
    position.isChosen && position.rings !== null ? [position.rings] : [],
  );
  const chosen = quote.positions.flatMap(({ number, alternative, isChosen }) =>
    alternative !== null && isChosen ? [number] : [],
  );
  const [first] = rings;
  return (
    <OrderDialog
      title={t('orderTitle')}
      isOpen
      design={first?.design ?? null}
      designs={rings.map(({ design }) => design)}
      still={first?.still ?? null}
      articleNumber={first?.articleNumber ?? null}
      price={{ cost, gross: quote.retail.gross, currency: quote.retail.currency }}
      quote={{ quoteId: quote.id, version: quote.version, ...(chosen.length === 0 ? {} : { chosen }) }}
      commission={quote.customerName}
      onClose={onClose}
      onOrdered={onOrdered}
    />
  );
}
