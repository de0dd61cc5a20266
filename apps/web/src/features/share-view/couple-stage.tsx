import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBackground } from '../../viewer-host/use-background.ts';
import { useRingViewer, type HostedViewer } from '../../viewer-host/use-ring-viewer.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StageStill } from '../../domain/rings/stage-still.tsx';
import styles from './couple-stage.module.css';
import type { ShownRings } from './use-shown-rings.ts';

const NO_LOOKS = { alloys: {}, finishes: {}, gems: {} };
const ignore = (): void => undefined;

/** What draws the stage, for those who take pictures of it. */
export type ShownStage = Pick<HostedViewer, 'viewer' | 'failure'>;

interface CoupleStageProps {
  readonly shown: ShownRings;
  readonly name: string;
  /** Address of the rings' picture, which stands until the live rings are as good. */
  readonly still?: string | null;
  /** Hears what draws the stage, and whether it has failed. */
  readonly onStage?: (stage: ShownStage) => void;
}

/** The rings as a couple sees them: turned by a finger, by keys, or by two buttons. */
export function CoupleStage({ shown, name, still = null, onStage }: CoupleStageProps) {
  const [isMissing, setMissing] = useState(false);
  const t = useTexts('couple');
  const { host, viewer, failure, isSettled } = useRingViewer({
    pictures: shown.pictures,
    looks: shown.menu?.looks ?? NO_LOOKS,
    background: useBackground(),
    label: t('stage.label', { name }),
    onPick: ignore,
    onHover: ignore,
    onMeasures: ignore,
  });
  useEffect(() => onStage?.({ viewer, failure }), [onStage, viewer, failure]);
  return (
    <div className={styles['stage']} data-settled={isSettled || undefined}>
      <div ref={host} className={styles['canvas']} />
      <StageStill address={isMissing ? null : still} isOver={isSettled} onMissing={() => setMissing(true)} />
      {shown.isFailed && <p className={styles['note']}>{t('stage.failed')}</p>}
      {failure !== null && <p className={styles['note']}>{t(`stage.${failure}`)}</p>}
      {failure === null && viewer !== null && (
        <div className={styles['turn']} role="group" aria-label={t('stage.turn')}>
          <IconButton icon="chevronLeft" label={t('stage.left')} onClick={() => viewer.key('ArrowLeft')} />
          <IconButton icon="minus" label={t('stage.smaller')} onClick={() => viewer.key('-')} />
          <IconButton icon="plus" label={t('stage.larger')} onClick={() => viewer.key('+')} />
          <IconButton icon="chevronRight" label={t('stage.right')} onClick={() => viewer.key('ArrowRight')} />
        </div>
      )}
    </div>
  );
}
