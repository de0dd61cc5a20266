import type { RingViewer, ViewerView } from '../../../viewer-host/viewer-types.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PresentationPanel } from './presentation-panel.tsx';
import type { PresentationControl } from './use-presentation.ts';
import styles from './view-buttons.module.css';

/** The views a couple asks for; the viewer knows more, for stills. */
const VIEWS = ['hero', 'front', 'side', 'top', 'macro'] as const satisfies readonly ViewerView[];

export interface ViewButtonsProps {
  readonly viewer: RingViewer;
  readonly presentation: PresentationControl;
}

/** Views and zoom without dragging: for one hand, a keyboard, or a switch. */
export function ViewButtons({ viewer, presentation }: ViewButtonsProps) {
  const t = useTexts('configurator');
  const show = (view: ViewerView): void => {
    presentation.change({ realSize: null });
    viewer.setView(view);
  };
  return (
    <div className={styles['bar']} role="group" aria-label={t('view.label')}>
      <IconButton
        className={styles['turn']}
        icon="chevronLeft"
        label={t('view.left')}
        onClick={() => viewer.key('ArrowLeft')}
      />
      <div className={styles['views']}>
        {VIEWS.map((view) => (
          <button key={view} type="button" className={styles['view']} onClick={() => show(view)}>
            {t(`view.${view}`)}
          </button>
        ))}
      </div>
      <IconButton
        className={styles['turn']}
        icon="chevronRight"
        label={t('view.right')}
        onClick={() => viewer.key('ArrowRight')}
      />
      <IconButton icon="minus" label={t('view.out')} onClick={() => viewer.key('-')} />
      <IconButton icon="plus" label={t('view.in')} onClick={() => viewer.key('+')} />
      <IconButton icon="turnAround" label={t('show.turn')} onClick={() => viewer.turnAround()} />
      <PresentationPanel control={presentation} />
    </div>
  );
}
