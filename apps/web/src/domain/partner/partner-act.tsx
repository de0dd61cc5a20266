import { AREAS } from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

export interface PartnerActProps {
  readonly orderId: string;
  readonly look?: 'secondary' | 'quiet';
}

/** Starts a partner ring from an order, for whoever may order. */
export function PartnerAct({ orderId, look = 'secondary' }: PartnerActProps) {
  const t = useTexts('partner');
  const mayOrder = usePermission(AREAS.ordering.needs);
  const [isOpen, setOpen] = useState(false);
  if (!mayOrder) return null;
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {t('act')}
      </Button>
      {isOpen && <PartnerDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}
