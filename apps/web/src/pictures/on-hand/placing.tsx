import type { RingScene } from '@ringwerk/kernel/mesh';
import { useState } from 'react';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { HandLayer } from './draw-hand.ts';
import type { Finger } from './finger-frame.ts';
import { PhotoView } from './photo-view.tsx';
import { PlacementPanel } from './placement-panel.tsx';
import { KeepWithLink, type HandKeeper } from './keep-with-link.tsx';
import { keptHand, saveHand } from './save-hand.ts';
import type { Worn } from './use-hand-layers.ts';
import styles from './on-hand.module.css';

export interface PlacingProps {
  readonly title: string;
  /** Of the saved picture, without an extension. */
  readonly fileName: string;
  readonly here: Worn;
  /** All rings on this photo. */
  readonly layers: readonly HandLayer[];
  readonly scene: RingScene | null;
  readonly isDrawing: boolean;
  readonly isFailed: boolean;
  /** Null where nothing is kept with a link. */
  readonly renderKeeper: HandKeeper | null;
  /** Moved; null = taken off the photo. */
  readonly onChange: (worn: Worn | null) => void;
}

/** A ring on its photo, and everything that moves it. */
export function Placing({
  title,
  fileName,
  here,
  layers,
  scene,
  isDrawing,
  isFailed,
  renderKeeper,
  onChange,
}: PlacingProps) {
  const t = useTexts('hand');
  const errorText = useErrorText();
  const [zoom, setZoom] = useState(1);
  const [hasPoints, setPoints] = useState(true);
  const { photo, finger } = here;
  const move = (moved: Finger): void => onChange({ photo, finger: moved });
  const save = async (): Promise<void> => {
    try {
      await saveHand(fileName, photo, layers);
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    }
  };
  return (
    <div className={styles['placing']}>
      <PhotoView
        label={t('picture', { name: title })}
        photo={photo}
        layers={layers}
        finger={finger}
        zoom={zoom}
        hasPoints={hasPoints}
        onFinger={move}
      />
      <PlacementPanel
        finger={finger}
        onFinger={move}
        zoom={zoom}
        onZoom={setZoom}
        hasPoints={hasPoints}
        onPoints={setPoints}
        diameter={scene && 2 * scene.innerRadius}
        isDrawing={isDrawing}
        isFailed={isFailed}
        onSave={() => void save()}
        onRemove={() => onChange(null)}
      />
      {renderKeeper !== null && (
        <KeepWithLink
          renderKeeper={renderKeeper}
          picture={() => keptHand(photo, layers)}
          isReady={!isDrawing && !isFailed}
        />
      )}
    </div>
  );
}
