import { listShares } from '@ringwerk/contract';
import { useEffect } from 'react';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { useCustomerView } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';

/** Says once, at the design itself, that couples have written about it. Never while a couple looks on. */
export function useCoupleNews(setId: number): void {
  const t = useTexts('customer');
  const navigate = useNavigate();
  const isCustomerView = useCustomerView();
  const { data } = useOperationQuery(listShares, { query: { setId, pageSize: 1 } }, { enabled: !isCustomerView });
  const unread = isCustomerView ? 0 : (data?.unread ?? 0);
  useEffect(() => {
    if (unread === 0) return;
    const onAction = (): void => void navigate(PATHS.shares);
    showToast(t('share.news', { count: unread }), { life: 15_000, action: { label: t('share.read'), onAction } });
    // oxlint-disable-next-line react/exhaustive-deps -- once per piece of news, in the language of that moment
  }, [unread]);
}
