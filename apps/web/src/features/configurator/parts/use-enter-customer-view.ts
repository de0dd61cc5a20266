import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { showCustomerView } from '../../../api/customer-view.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { openDialog } from '../session/open-dialog.ts';
import { setTradeView } from '../session/use-trade-view.ts';

/** Turns every trade figure off; without a PIN to turn them on again, one is asked for first. */
export function useEnterCustomerView(): { readonly isBusy: boolean; readonly enter: () => void } {
  const t = useTexts('customer');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const enter = (): void => {
    setBusy(true);
    setTradeView(false);
    showCustomerView()
      .then(() => showToast(t('entered')))
      .catch((error: unknown) => {
        if (isApiError(error, 'customer-view.no-pin')) openDialog('first-pin');
        else showToast(errorText(error), { tone: 'bad' });
      })
      .finally(() => setBusy(false));
  };
  return { isBusy, enter };
}
