import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { closeCamera, openCamera, type CameraFault, type Facing } from './open-camera.ts';
import { photoOf, type Photo } from './photo.ts';
import styles from './on-hand.module.css';

export interface CameraShotProps {
  readonly onPhoto: (photo: Photo) => void;
  readonly onFault: (fault: CameraFault) => void;
  readonly onCancel: () => void;
}

/** The camera's picture until a photo is taken of it; the camera is let go in any case. */
export function CameraShot({ onPhoto, onFault, onCancel }: CameraShotProps) {
  const t = useTexts('hand');
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const [isReady, setReady] = useState(false);
  const fail = useEffectEvent(onFault);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    const start = async (): Promise<void> => {
      const opened = await openCamera(facing, navigator.mediaDevices);
      if (isGone) return opened.ok ? closeCamera(opened.stream) : undefined;
      if (!opened.ok) return fail(opened.fault);
      ({ stream } = opened);
      if (video.current === null) return closeCamera(stream);
      video.current.srcObject = stream;
      await video.current.play();
    };
    start().catch(() => !isGone && fail('busy'));
    return () => {
      isGone = true;
      setReady(false);
      if (stream !== null) closeCamera(stream);
    };
  }, [facing]);
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
        onLoadedData={() => setReady(true)}
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
        <Button
          icon="turnAround"
          onClick={() => setFacing((before) => (before === 'environment' ? 'user' : 'environment'))}
        >
          {t('camera.other')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('camera.cancel')}
        </Button>
      </div>
    </div>
  );
}
