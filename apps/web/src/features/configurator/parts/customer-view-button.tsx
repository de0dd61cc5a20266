import { useCustomerView } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEnterCustomerView } from './use-enter-customer-view.ts';

/** One touch turns every trade figure off. The first time, the PIN that turns them on again is chosen. */
export function CustomerViewButton() {
  const t = useTexts('customer');
  const isOn = useCustomerView();
  const { isBusy, enter } = useEnterCustomerView();
  if (isOn) return null;
  return <IconButton icon="rings" label={t('enter')} disabled={isBusy} onClick={enter} />;
}
