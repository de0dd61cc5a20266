import { useState } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChipChoice } from '../parts/chip-choice.tsx';
import { useStackStore } from '../session/stack-store.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import { useRingTitle } from '../session/use-ring-title.ts';
import { firstFinger } from './finger-frame.ts';
import type { Photo } from './photo.ts';
import { PhotoSource } from './photo-source.tsx';
import { PhotoView } from './photo-view.tsx';
import { PlacementPanel } from './placement-panel.tsx';
import { saveHand } from './save-hand.ts';
import { useHandLayers, type Worn } from './use-hand-layers.ts';
import { useHandScenes } from './use-hand-scenes.ts';
import styles from './on-hand.module.css';

export interface OnHandRoomProps {
  /** By ring of the design; null where none is on a photo. */
  readonly worn: readonly (Worn | null)[];
  readonly onWorn: (worn: readonly (Worn | null)[]) => void;
}

/** The scene of each ring; of the one in hand with those that lie beside it, where that is asked. */
function useWornScenes(isStacked: boolean) {
  const { scenes, isFailed } = useHandScenes();
  const selected = useDesignState((state) => state.selected);
  const stack = useStackStore((state) => state.stack);
  const shown =
    isStacked && stack !== null ? scenes.map((scene, at) => (at === selected ? stack.scene : scene)) : scenes;
  return { scenes: shown, hasStack: stack !== null, isFailed };
}

/** Which ring, its photo, and its place on it. */
export function OnHandRoom({ worn, onWorn }: OnHandRoomProps) {
  const t = useTexts('hand');
  const { model } = useConfigurator();
  const errorText = useErrorText();
  const titleOf = useRingTitle();
  const rings = useDesignState((state) => state.history.present.rings);
  const selected = useDesignState((state) => state.selected);
  const looks = useSessionState((state) => state.menu.looks);
  const [chosen, setActive] = useState(selected);
  const [zoom, setZoom] = useState(1);
  const [isStacked, setStacked] = useState(true);
  const { scenes, hasStack, isFailed: isUnmeshed } = useWornScenes(isStacked);
  const { layers, isFailed } = useHandLayers(worn, scenes, looks);
  const active = Math.min(chosen, rings.length - 1);
  const here = worn[active] ?? null;
  const put = (one: Worn | null): void => onWorn(worn.map((each, index) => (index === active ? one : each)));
  const begin = (photo: Photo): void => put({ photo, finger: firstFinger(photo.canvas, active) });
  const other = worn.find((each, index) => index !== active && each !== null) ?? null;
  const shown =
    here === null ? [] : layers.filter((layer, index) => layer !== null && worn[index]?.photo === here.photo);
  const drawn = shown.filter((layer) => layer !== null);
  const scene = scenes[active];
  const ring = rings[active];
  return (
    <div className={styles['room']}>
      <div className={styles['choices']}>
        {rings.length > 1 && (
          <ChipChoice
            label={t('ring')}
            options={rings.map(({ role }, index) => ({ value: String(index), label: titleOf(role) }))}
            value={String(active)}
            onChange={(value) => setActive(Number(value))}
          />
        )}
        {hasStack && active === selected && (
          <Switch isOn={isStacked} onChange={setStacked}>
            {t('stack')}
          </Switch>
        )}
      </div>
      {here === null ? (
        <PhotoSource key={active} onPhoto={begin} onSame={other === null ? null : () => begin(other.photo)} />
      ) : (
        <div className={styles['placing']}>
          <PhotoView
            label={t('picture', { name: ring === undefined ? model.name : titleOf(ring.role) })}
            photo={here.photo}
            layers={drawn}
            finger={here.finger}
            zoom={zoom}
            onFinger={(finger) => put({ ...here, finger })}
          />
          <PlacementPanel
            finger={here.finger}
            onFinger={(finger) => put({ ...here, finger })}
            zoom={zoom}
            onZoom={setZoom}
            diameter={scene === undefined ? null : 2 * scene.innerRadius}
            isDrawing={(layers[active]?.picture ?? null) === null}
            isFailed={isFailed || isUnmeshed}
            onSave={() =>
              saveHand(model.articleNumber, here.photo, drawn).catch((error: unknown) =>
                showToast(errorText(error), { tone: 'bad' }),
              )
            }
            onRemove={() => put(null)}
          />
        </div>
      )}
    </div>
  );
}
