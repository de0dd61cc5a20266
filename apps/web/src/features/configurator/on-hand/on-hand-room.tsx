import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { ChipChoice } from '../parts/chip-choice.tsx';
import { useStackStore } from '../session/stack-store.ts';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import { useRingTitle } from '../session/use-ring-title.ts';
import { firstFinger } from './finger-frame.ts';
import type { Photo } from './photo.ts';
import { PhotoSource } from './photo-source.tsx';
import { Placing } from './placing.tsx';
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
  const beside = isStacked && stack !== null ? stack.scene : null;
  const shown = scenes.map((scene, at) => (at === selected ? (beside ?? scene) : scene));
  return { scenes: shown, stacked: stack === null ? null : selected, isFailed };
}

/** Which ring, its photo, and its place on it. */
export function OnHandRoom({ worn, onWorn }: OnHandRoomProps) {
  const t = useTexts('hand');
  const titleOf = useRingTitle();
  const titles = useDesignState((state) => state.history.present.rings).map(({ role }) => titleOf(role));
  const looks = useSessionState((state) => state.menu.looks);
  const [chosen, setActive] = useState(useDesignState((state) => state.selected));
  const [isStacked, setStacked] = useState(true);
  const { scenes, stacked, isFailed: isUnmeshed } = useWornScenes(isStacked);
  const { layers, isFailed } = useHandLayers(worn, scenes, looks);
  const active = Math.min(chosen, titles.length - 1);
  const here = worn[active] ?? null;
  const put = (one: Worn | null): void => onWorn(worn.map((each, index) => (index === active ? one : each)));
  const begin = (photo: Photo): void => put({ photo, finger: firstFinger(photo.canvas, active) });
  const other = worn.find((each, index) => index !== active && each !== null) ?? null;
  return (
    <div className={styles['room']}>
      <div className={styles['choices']}>
        {titles.length > 1 && (
          <ChipChoice
            label={t('ring')}
            options={titles.map((label, index) => ({ value: String(index), label }))}
            value={String(active)}
            onChange={(value) => setActive(Number(value))}
          />
        )}
        {stacked === active && (
          <Switch isOn={isStacked} onChange={setStacked}>
            {t('stack')}
          </Switch>
        )}
      </div>
      {here === null ? (
        <PhotoSource key={active} onPhoto={begin} onSame={other && (() => begin(other.photo))} />
      ) : (
        <Placing
          title={titles[active] ?? ''}
          here={here}
          layers={layers.filter((_, index) => worn[index]?.photo === here.photo).filter((layer) => layer !== null)}
          scene={scenes[active] ?? null}
          isDrawing={!layers[active]?.picture}
          isFailed={isFailed || isUnmeshed}
          onChange={put}
        />
      )}
    </div>
  );
}
