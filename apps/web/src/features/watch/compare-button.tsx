import type { WatchedRing } from '@ringwerk/contract';
import { useSeesTrade } from '../../api/session-store.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { layAside } from '../../domain/compare/compare-tray.ts';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Lays a kept ring aside, to stand beside others. */
export function CompareButton({ item }: { readonly item: WatchedRing }) {
  const t = useTexts('watch');
  const navigate = useNavigate();
  const seesTrade = useSeesTrade();
  const name = ringNameIn(item, useLanguage());
  const lay = (): void => {
    layAside({ design: item.design, name, setId: item.setId });
    const onAction = (): void => void navigate(PATHS.compare);
    showToast(t('compareLaid'), { tone: 'good', action: { label: t('compareOpen'), onAction } });
  };
  // The page that it leads to computes prices from the list.
  if (!seesTrade) return null;
  return <IconButton icon="compare" label={t('compare', { name })} onClick={lay} />;
}
