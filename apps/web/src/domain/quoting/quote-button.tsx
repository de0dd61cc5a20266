import { AREAS, type CoupleRef, type QuotePositionInput } from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { QuoteDialog } from './quote-dialog.tsx';

/** The way of a ring or a stone into a quote, from wherever it is shown. */
export function QuoteButton({
  name,
  position,
  couple = null,
}: {
  readonly name: string;
  readonly position: QuotePositionInput;
  readonly couple?: CoupleRef | null;
}) {
  const t = useTexts('positions');
  const [isOpen, setOpen] = useState(false);
  if (!usePermission(AREAS.orders.needs)) return null;
  return (
    <>
      <Button look="quiet" aria-label={`${t('quoteThis')}: ${name}`} onClick={() => setOpen(true)}>
        {t('quoteThis')}
      </Button>
      {isOpen && <QuoteDialog name={name} position={position} couple={couple} onClose={() => setOpen(false)} />}
    </>
  );
}
