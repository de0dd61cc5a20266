import { AREAS } from '@ringwerk/contract';
import { usePermission } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useCoupleItems } from '../sharing/use-couple-items.ts';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import { useChangedOrder } from '../session/changed-order.ts';
import { openDialog } from '../session/open-dialog.ts';
import { setTradeView, useTradeView } from '../session/use-trade-view.ts';
import styles from './action-bar.module.css';
import { useArticleItems } from './use-article-items.ts';

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

/** Keep, quote and order; of rings that are designed anew for an order, the way back into it. */
function MainActs() {
  const t = useTexts('configurator');
  const isMakeable = useSessionState((state) => state.evaluated.evaluation?.isMakeable ?? true);
  const canQuote = usePermission(AREAS.orders.needs);
  const canOrder = usePermission(AREAS.ordering.needs);
  const isChanging = useChangedOrder() !== null && canOrder;
  if (isChanging)
    return (
      <Button look="primary" disabled={!isMakeable} onClick={() => openDialog('change')}>
        {t('action.change')}
      </Button>
    );
  return (
    <>
      <Button look="primary" icon="bookmark" onClick={() => openDialog('keep')}>
        {t('action.keep')}
      </Button>
      {canQuote && (
        <Button disabled={!isMakeable} onClick={() => openDialog('quote')}>
          {t('action.quote')}
        </Button>
      )}
      {canOrder && (
        <Button disabled={!isMakeable} onClick={() => openDialog('order')}>
          {t('action.order')}
        </Button>
      )}
    </>
  );
}

/** What can be done with the ring: keep, quote, order; link, version and trade view in the menu. */
export function ActionBar() {
  const t = useTexts('configurator');
  const canOrder = usePermission(AREAS.ordering.needs);
  const articleItems = useArticleItems();
  const isTrade = useTradeView();
  const copyLink = useCopyLink();
  const coupleItems = useCoupleItems();
  const tradeItems: readonly MenuItem[] = [
    {
      key: 'trade',
      label: isTrade ? t('trade.close') : t('trade.open'),
      icon: isTrade ? 'eyeOff' : 'eye',
      onSelect: () => setTradeView(!isTrade),
    },
    { key: 'sheet', label: t('trade.title'), icon: 'list', onSelect: () => openDialog('trade') },
  ];
  return (
    <div className={styles['bar']}>
      <MainActs />
      <Menu
        label={t('action.more')}
        button={<Icon name="more" />}
        opens="up"
        items={[
          ...articleItems,
          { key: 'link', label: t('share.copy'), icon: 'copy', onSelect: copyLink },
          {
            key: 'version',
            label: t('history.title'),
            icon: 'history',
            onSelect: () => openDialog('history'),
          },
          ...(canOrder ? tradeItems : []),
          { key: 'persons', label: t('persons.title'), icon: 'edit', onSelect: () => openDialog('persons') },
          { key: 'couple', label: t('couple.new'), icon: 'rings', onSelect: () => openDialog('couple') },
          ...coupleItems,
        ]}
      />
    </div>
  );
}
