import type { RingScene } from '@ringwerk/kernel/mesh';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChipChoice } from '../../ui/controls/chip-choice.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { ViewerLooks } from '../../viewer-host/viewer-types.ts';
import { firstFinger } from './finger-frame.ts';
import type { Photo } from './photo.ts';
import { PhotoSource } from './photo-source.tsx';
import { Placing, type PlacingProps } from './placing.tsx';
import { useHandLayers, type Worn } from './use-hand-layers.ts';
import styles from './on-hand.module.css';

/** Rings that lie beside one of them, and whether they are shown. */
export interface HandStack {
  /** Place of the ring that they lie beside. */
  readonly at: number;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export interface OnHandRoomProps {
  /** By ring of the design, as everything that follows. */
  readonly titles: readonly string[];
  readonly scenes: readonly RingScene[];
  /** The rings could not be meshed. */
  readonly isUnmeshed: boolean;
  readonly looks: ViewerLooks;
  /** Place of the ring that is shown first. */
  readonly first: number;
  /** Null where a ring lies alone. */
  readonly stack: HandStack | null;
  /** Of the saved picture, without an extension. */
  readonly fileName: string;
  readonly renderKeeper: PlacingProps['renderKeeper'];
  /** Null where no ring is on a photo. */
  readonly worn: readonly (Worn | null)[];
  readonly onWorn: (worn: readonly (Worn | null)[]) => void;
}

/** Which ring, its photo, and its place on it. */
export function OnHandRoom(props: OnHandRoomProps) {
  const { titles, scenes, isUnmeshed, looks, first, stack, fileName, renderKeeper, worn, onWorn } = props;
  const t = useTexts('hand');
  const [chosen, setActive] = useState(first);
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
        {stack?.at === active && (
          <Switch isOn={stack.isOn} onChange={stack.onChange}>
            {t('stack')}
          </Switch>
        )}
      </div>
      {here === null ? (
        <PhotoSource key={active} onPhoto={begin} onSame={other && (() => begin(other.photo))} />
      ) : (
        <Placing
          title={titles[active] ?? ''}
          fileName={fileName}
          here={here}
          layers={layers.filter((_, index) => worn[index]?.photo === here.photo).filter((layer) => layer !== null)}
          scene={scenes[active] ?? null}
          isDrawing={!layers[active]?.picture}
          isFailed={isFailed || isUnmeshed}
          renderKeeper={renderKeeper}
          onChange={put}
        />
      )}
    </div>
  );
}
