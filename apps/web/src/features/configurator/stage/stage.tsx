import type { ViewerTarget, ViewerView } from '../../../viewer-host/viewer-types.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useBackground } from '../../../viewer-host/use-background.ts';
import { useRingViewer } from '../../../viewer-host/use-ring-viewer.ts';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import { GripLayer, type GripLayerHandle } from './grips/grip-layer.tsx';
import { useMarkStore } from './mark-store.ts';
import { MeasureOverlay, type MeasureOverlayHandle } from './measure-overlay.tsx';
import type { Section } from '../model/part-target.ts';
import { StackCaption } from './stack-caption.tsx';
import { useStackStore } from '../session/stack-store.ts';
import { nameStageViewer } from '../session/stage-viewer.ts';
import { OpeningStill } from './opening-still.tsx';
import { StageFallback } from './stage-fallback.tsx';
import { usePartName } from './use-part-name.ts';
import { usePresentation } from './use-presentation.ts';
import { useReadPlace } from './use-read-place.ts';
import { ViewButtons } from './view-buttons.tsx';
import styles from './stage.module.css';

export interface StageProps {
  /** Camera that belongs to the open section; changes move there. */
  readonly view: { readonly name: ViewerView; readonly turn: number };
  readonly onPick: (target: ViewerTarget) => void;
  /** What is edited: its places on the ring can be pulled. */
  readonly editing: { readonly section: Section; readonly group: number; readonly line: number };
}

/** The ring on the stage. */
export function Stage({ view, onPick, editing }: StageProps) {
  const t = useTexts('configurator');
  const { model, session } = useConfigurator();
  const looks = useSessionState((state) => state.menu.looks);
  const partName = usePartName();
  const overlay = useRef<MeasureOverlayHandle>(null);
  const grips = useRef<GripLayerHandle>(null);
  const [hovered, setHovered] = useState<ViewerTarget | null>(null);
  const stack = useStackStore((state) => (state.isShown ? state.stack : null));
  const isMeshed = useSessionState(({ scenes }) => !scenes.includes(null));
  // A ring that lies beside the design is looked at, not changed.
  const isEdited = ({ ring }: ViewerTarget): boolean => stack === null && ring < session.design.rings.length;
  const { host, viewer, failure, isSettled } = useRingViewer({
    pictures: session.pictures,
    scene: useStackStore((state) => (state.isShown ? state.stack?.scene : undefined)),
    looks,
    background: useBackground(),
    label: t('stage.label', { name: model.name }),
    onPick: (target) => target !== null && isEdited(target) && onPick(target),
    onHover: (target) => setHovered(target !== null && isEdited(target) ? target : null),
    onMeasures: (lines) => overlay.current?.draw(lines),
    onGrips: (places) => grips.current?.place(places),
  });
  useEffect(() => nameStageViewer({ viewer, isBroken: failure !== null }), [viewer, failure]);
  const presentation = usePresentation(viewer, useReadPlace(editing));
  const marked = useMarkStore((state) => state.marked);
  useEffect(() => viewer?.highlight(marked), [viewer, marked]);
  useEffect(() => {
    if (view.turn > 0) viewer?.setView(view.name);
    // Only a turn of the page moves the camera, not the viewer's own opening.
  }, [viewer, view]);
  return (
    <div className={styles['stage']} data-settled={isSettled || undefined}>
      <div ref={host} className={styles['canvas']} />
      <OpeningStill isSettled={isSettled} hovered={hovered} />
      <MeasureOverlay ref={overlay} />
      {stack === null && presentation.isPullable && (
        <GripLayer ref={grips} viewer={viewer} {...editing} hovered={hovered} onPick={onPick} />
      )}
      {failure === null && !isSettled && !isMeshed && <p className={styles['waiting']}>{t('stage.waiting')}</p>}
      {failure !== null && <StageFallback failure={failure} />}
      {stack !== null && <StackCaption className={classNames(styles['part'], styles['stack'])} />}
      {hovered !== null && <p className={styles['part']}>{partName(hovered)}</p>}
      {failure === null && viewer !== null && <ViewButtons viewer={viewer} presentation={presentation} />}
    </div>
  );
}
