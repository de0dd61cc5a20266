import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { showCustomerView } from '../../../api/customer-view.ts';
import { useCustomerView } from '../../../api/session-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { setTradeView } from '../session/use-trade-view.ts';
import { PinDialog } from './pin-dialog.tsx';

/** One touch turns every trade figure off. The first time, the PIN that turns them on again is chosen. */
export function CustomerViewButton() {
  const t = useTexts('customer');
  const errorText = useErrorText();
  const isOn = useCustomerView();
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (isOn) return null;
  const enter = (): void => {
    setBusy(true);
    setTradeView(false);
    showCustomerView()
      .then(() => showToast(t('entered')))
      .catch((error: unknown) => {
        if (isApiError(error, 'customer-view.no-pin')) setChoosing(true);
        else showToast(errorText(error), { tone: 'bad' });
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      <IconButton icon="rings" label={t('enter')} disabled={isBusy} onClick={enter} />
      <PinDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onChosen={enter} />
    </>
  );
}
