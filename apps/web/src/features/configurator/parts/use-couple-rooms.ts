import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { hrefOf } from '../../../routing/place.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { layAside } from '../../../domain/compare/compare-tray.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useConfigurator } from '../session/use-configurator.ts';

/** Rooms of the portal that begin with the ring on the screen. */
export function useCoupleRooms(): { readonly toBudget: () => void; readonly lay: () => void } {
  const t = useTexts('customer');
  const navigate = useNavigate();
  const { session, model } = useConfigurator();
  return {
    toBudget() {
      const { link } = session.state.getState().evaluated;
      void navigate(hrefOf(PATHS.budget, { d: link, set: model.setId }));
    },
    lay() {
      layAside({ design: session.design, name: model.name, setId: model.setId });
      const onAction = (): void => void navigate(PATHS.compare);
      showToast(t('compare.laid'), { tone: 'good', action: { label: t('compare.open'), onAction } });
    },
  };
}
