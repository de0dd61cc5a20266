import { AREAS } from '@ringwerk/contract';
import { lazy, Suspense } from 'react';
import { useCustomerView, usePermission } from '../../../api/session-store.ts';
import { releaseCouple, takeCouple, useCoupleAtHand } from '../../../domain/couples/couple-at-hand.ts';
import { useConfigurator } from '../session/use-configurator.ts';

const CouplePicker = lazy(() =>
  import('../../../domain/couples/couple-picker.tsx').then((module) => ({ default: module.CouplePicker })),
);

/** Into whose file it goes, with the names of the rings; never while a couple looks on: others' names are found here. */
export function CoupleField() {
  const { session } = useConfigurator();
  const couple = useCoupleAtHand();
  const isOpen = usePermission(AREAS.couples.needs);
  if (useCustomerView() || !isOpen) return null;
  return (
    <Suspense>
      <CouplePicker
        chosen={couple}
        onRelease={releaseCouple}
        onChoose={(chosen) => {
          takeCouple(chosen);
          session.keepDraft();
        }}
      />
    </Suspense>
  );
}
