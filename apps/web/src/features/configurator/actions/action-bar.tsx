import { saveDesign } from '@ringwerk/contract';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useOperationCall } from '../../../api/use-operation.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { TradeSheet } from '../price/trade-sheet.tsx';
import { useCustomerMenu } from '../customer/use-customer-menu.tsx';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import { setTradeView, useTradeView } from '../session/use-trade-view.ts';
import styles from './action-bar.module.css';
import { KeepDialog } from './keep-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { QuoteDialog } from './quote-dialog.tsx';

type OpenDialog = 'keep' | 'quote' | 'order' | 'trade';

/** Copies the address with the whole design in it. */
function useCopyLink(): () => void {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  return () => {
    const url = new URL(window.location.href);
    url.searchParams.set('d', session.state.getState().evaluated.link);
    navigator.clipboard.writeText(url.href).then(
      () => showToast(t('share.copied'), { tone: 'good' }),
      () => showToast(t('share.failed'), { tone: 'bad' }),
    );
  };
}

/** What can be done with the ring: keep, quote, order; link, version and trade view in the menu. */
export function ActionBar() {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  const { session, model } = useConfigurator();
  const isMakeable = useSessionState((state) => state.evaluated.evaluation?.isMakeable ?? true);
  const isTrade = useTradeView();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const save = useOperationCall(saveDesign);
  const close = (): void => setOpen(null);
  const copyLink = useCopyLink();
  const customer = useCustomerMenu();
  const saveVersion = (): void =>
    save.mutate(
      { body: { design: session.design, name: model.name, setId: model.setId } },
      {
        onSuccess: ({ code }) => void showToast(t('version.saved', { code }), { tone: 'good', life: 20_000 }),
        onError: (error) => void showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <div className={styles['bar']}>
      <Button look="primary" icon="bookmark" onClick={() => setOpen('keep')}>
        {t('action.keep')}
      </Button>
      <Button disabled={!isMakeable} onClick={() => setOpen('quote')}>
        {t('action.quote')}
      </Button>
      <Button disabled={!isMakeable} onClick={() => setOpen('order')}>
        {t('action.order')}
      </Button>
      <Menu
        label={t('action.more')}
        button={<Icon name="more" />}
        items={[
          { key: 'link', label: t('share.copy'), icon: 'copy', onSelect: copyLink },
          {
            key: 'version',
            label: t('version.save'),
            icon: 'download',
            isDisabled: save.isPending || !isMakeable,
            onSelect: saveVersion,
          },
          {
            key: 'trade',
            label: isTrade ? t('trade.close') : t('trade.open'),
            icon: isTrade ? 'eyeOff' : 'eye',
            onSelect: () => setTradeView(!isTrade),
          },
          { key: 'sheet', label: t('trade.title'), icon: 'list', onSelect: () => setOpen('trade') },
          ...customer.items,
        ]}
      />
      {customer.dialogs}
      <KeepDialog isOpen={open === 'keep'} onClose={close} />
      <QuoteDialog isOpen={open === 'quote'} onClose={close} />
      <OrderDialog isOpen={open === 'order'} onClose={close} />
      <TradeSheet isOpen={open === 'trade'} onClose={close} />
    </div>
  );
}
