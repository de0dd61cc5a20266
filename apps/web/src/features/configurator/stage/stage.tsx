import type { ViewerTarget, ViewerView } from '../../../viewer-host/viewer-types.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBackground } from '../../../viewer-host/use-background.ts';
import { useRingViewer } from '../../../viewer-host/use-ring-viewer.ts';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import { MeasureOverlay, type MeasureOverlayHandle } from './measure-overlay.tsx';
import { StageFallback } from './stage-fallback.tsx';
import { usePartName } from './use-part-name.ts';
import { usePresentation } from './use-presentation.ts';
import { ViewButtons } from './view-buttons.tsx';
import styles from './stage.module.css';

export interface StageProps {
  /** Camera that belongs to the open section; changes move there. */
  readonly view: { readonly name: ViewerView; readonly turn: number };
  readonly onPick: (target: ViewerTarget) => void;
}

/** The ring on the stage. */
export function Stage({ view, onPick }: StageProps) {
  const t = useTexts('configurator');
  const { model } = useConfigurator();
  const meshes = useSessionState((state) => state.scenes);
  const looks = useSessionState((state) => state.menu.looks);
  const partName = usePartName();
  const overlay = useRef<MeasureOverlayHandle>(null);
  const [hovered, setHovered] = useState<ViewerTarget | null>(null);
  const scenes = useMemo(() => {
    const ready = meshes.filter((scene) => scene !== null);
    return ready.length === meshes.length && ready.length > 0 ? ready : null;
  }, [meshes]);
  const { host, viewer, failure, isSettled } = useRingViewer({
    scenes,
    looks,
    background: useBackground(),
    label: t('stage.label', { name: model.name }),
    onPick: (target) => target !== null && onPick(target),
    onHover: setHovered,
    onMeasures: (lines) => overlay.current?.draw(lines),
  });
  const presentation = usePresentation(viewer);
  useEffect(() => {
    if (view.turn > 0) viewer?.setView(view.name);
    // Only a turn of the page moves the camera, not the viewer's own opening.
  }, [viewer, view]);
  return (
    <div className={styles['stage']} data-settled={isSettled || undefined}>
      <div ref={host} className={styles['canvas']} />
      <MeasureOverlay ref={overlay} />
      {failure === null && !isSettled && scenes === null && <p className={styles['waiting']}>{t('stage.waiting')}</p>}
      {failure !== null && <StageFallback failure={failure} />}
      {hovered !== null && <p className={styles['part']}>{partName(hovered)}</p>}
      {failure === null && viewer !== null && (
        <ViewButtons viewer={viewer} presentation={presentation} scenes={scenes} />
      )}
    </div>
  );
}
