import { useState } from 'react';
import type { RingScenes } from '../../../viewer-host/ring-pictures.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { ARRANGEMENTS, LIGHTS, type Arrangement } from '../../../viewer-host/viewer-types.ts';
import { CalibrateDialog } from './calibrate-dialog.tsx';
import { ChipChoice } from '../../../ui/controls/chip-choice.tsx';
import { openDialog } from '../session/open-dialog.ts';
import { useSessionState } from '../session/use-configurator.ts';
import styles from './presentation-panel.module.css';
import type { PresentationControl } from './use-presentation.ts';

export interface PresentationPanelProps {
  readonly control: PresentationControl;
}

/** Arrangements that this design has something to show in. */
function possible(scenes: RingScenes): readonly Arrangement[] {
  const hasColours = scenes.some((scene) => scene?.hasColours === true);
  const hasLetters = scenes.some((scene) => scene?.hasLetters === true);
  return ARRANGEMENTS.filter((arrangement) => {
    if (arrangement === 'leaning') return scenes.length > 1;
    if (arrangement === 'exploded') return hasColours;
    return arrangement !== 'engraving' || hasLetters;
  });
}

/** How the rings are shown: arrangement, light, dimensions, true size, picture quality. */
export function PresentationPanel({ control }: PresentationPanelProps) {
  const t = useTexts('configurator');
  const c = useTexts('customer');
  const { shown, change } = control;
  const scenes = useSessionState((state) => state.scenes);
  const [isCalibrating, setCalibrating] = useState(false);
  return (
    <>
      <div className={styles['anchor']}>
        <Popover label={t('show.label')} button={<Icon name="present" />} opens="up">
          <ChipChoice
            label={t('show.arrangement')}
            options={possible(scenes).map((value) => ({ value, label: t(`show.${value}`) }))}
            value={shown.arrangement}
            onChange={(arrangement) => change({ arrangement, realSize: null })}
          />
          <ChipChoice
            label={t('show.light')}
            options={LIGHTS.map((value) => ({ value, label: t(`show.${value}`) }))}
            value={shown.light}
            onChange={(light) => change({ light })}
          />
          <div className={styles['switches']}>
            <Switch isOn={shown.hasMeasures} onChange={(hasMeasures) => change({ hasMeasures })}>
              {t('show.measures')}
            </Switch>
            <Switch isOn={shown.isBest} onChange={(isBest) => change({ isBest })}>
              {t('show.best')}
            </Switch>
          </div>
          <Button look="quiet" onClick={() => openDialog('picture')}>
            {t('picture.open')}
          </Button>
          {shown.realSize === null ? (
            <Button look="quiet" onClick={() => setCalibrating(true)}>
              {t('show.real')}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => change({ realSize: null })}>
              {t('show.real-end')}
            </Button>
          )}
          <Button look="quiet" onClick={() => openDialog('hand')}>
            {c('hand.open')}
          </Button>
        </Popover>
      </div>
      {isCalibrating && (
        <CalibrateDialog
          onClose={() => setCalibrating(false)}
          onTake={(realSize) => {
            setCalibrating(false);
            change({ realSize, arrangement: 'standing' });
          }}
        />
      )}
    </>
  );
}
