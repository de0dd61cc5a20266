import type { Quote, QuotePosition } from '@ringwerk/contract';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RingSheet } from '../../domain/trade/ring-sheet.tsx';
import sheets from '../../domain/trade/ring-sheet.module.css';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import { Button } from '../../ui/button.tsx';
import { PositionDialog } from './position-dialog.tsx';
import styles from './quotes.module.css';

/** Every position of a quote, each with its way to be changed while the quote is open. */
export function QuotePositions({ quote }: { readonly quote: Quote }) {
  const title = useNumberedTitle(quote.positions.length);
  const [edited, setEdited] = useState<number | null>(null);
  const position = quote.positions.find(({ number }) => number === edited);
  return (
    <div className={sheets['sheets']}>
      {quote.positions.map((each) => (
        <RingSheet
          key={each.number}
          position={{ ...each, title: title(each) }}
          persons={quote.persons}
          head={<PositionHead quote={quote} position={each} onEdit={() => setEdited(each.number)} />}
        />
      ))}
      {position !== undefined && (
        <PositionDialog key={quote.version} quote={quote} position={position} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

interface HeadProps {
  readonly quote: Quote;
  readonly position: QuotePosition;
  readonly onEdit: () => void;
}

/** What the position costs, whether it is one of several to choose from, and the way to change it. */
function PositionHead({ quote: { positions, status }, position, onEdit }: HeadProps) {
  const t = useTexts('positions');
  const format = useFormat();
  const { number, alternative, sum, retail, quantity, discount } = position;
  const group = alternative === null ? [] : positions.filter((each) => each.alternative === alternative);
  const place = group.findIndex((each) => each.number === number) + 1;
  return (
    <div className={styles['head']}>
      {group.length > 1 && (
        <span className={styles['mark']} data-chosen={position.isChosen || undefined}>
          {t('alternativeOf', { place, count: group.length })}
        </span>
      )}
      {positions.length > 1 && (
        <span className={styles['price']}>
          {discount !== null && <s>{format.money(retail.gross * quantity, retail.currency)}</s>}{' '}
          <strong>{format.money(sum.gross, sum.currency)}</strong>
        </span>
      )}
      {status === 'open' && (
        <Button look="quiet" aria-label={t('editOf', { number })} onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
    </div>
  );
}
