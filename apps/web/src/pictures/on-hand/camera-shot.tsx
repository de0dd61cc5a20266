import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { CameraFault } from './open-camera.ts';
import { photoOf, type Photo } from './photo.ts';
import { useCamera } from './use-camera.ts';
import styles from './on-hand.module.css';

export interface CameraShotProps {
  readonly onPhoto: (photo: Photo) => void;
  readonly onFault: (fault: CameraFault) => void;
  readonly onCancel: () => void;
}

/** The camera's picture until a photo is taken of it. */
export function CameraShot({ onPhoto, onFault, onCancel }: CameraShotProps) {
  const t = useTexts('hand');
  const { video, isReady, onReady, turn } = useCamera(onFault);
  const shoot = (): void => {
    const { current } = video;
    if (current !== null) onPhoto(photoOf(current, current.videoWidth, current.videoHeight));
  };
  return (
    <div className={styles['camera']}>
      <video
        ref={video}
        className={styles['video']}
        aria-label={t('camera.picture')}
        muted
        playsInline
        onLoadedData={onReady}
      />
      {!isReady && (
        <p role="status" className={styles['note']}>
          {t('camera.starting')}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button look="primary" disabled={!isReady} onClick={shoot}>
          {t('camera.shoot')}
        </Button>
        <Button icon="turnAround" onClick={turn}>
          {t('camera.other')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('camera.cancel')}
        </Button>
      </div>
    </div>
  );
}
