import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { CameraShot } from './camera-shot.tsx';
import type { Photo } from './photo.ts';
import { usePhotoSource } from './use-photo-source.ts';
import styles from './on-hand.module.css';

export interface PhotoSourceProps {
  readonly onPhoto: (photo: Photo) => void;
  /** Takes the photo that another ring lies on; null without one. */
  readonly onSame: (() => void) | null;
}

/** Where the photo comes from: a file of this device, its camera, or the other ring. */
export function PhotoSource({ onPhoto, onSame }: PhotoSourceProps) {
  const t = useTexts('hand');
  const { fault, isReading, isShooting, read, shoot, failCamera } = usePhotoSource(onPhoto);
  const errorId = useId();
  if (isShooting) return <CameraShot onPhoto={onPhoto} onFault={failCamera} onCancel={() => shoot(false)} />;
  return (
    <div className={styles['source']}>
      <p>{t('intro')}</p>
      <p className={styles['note']}>{t('private')}</p>
      <div className={styles['buttons']}>
        <PhotoFile isBusy={isReading} errorId={fault === null ? null : errorId} onFile={read} />
        <Button onClick={() => shoot(true)}>{t('camera.open')}</Button>
        {onSame !== null && (
          <Button look="quiet" onClick={onSame}>
            {t('same')}
          </Button>
        )}
      </div>
      {isReading && (
        <p role="status" className={styles['note']}>
          {t('reading')}
        </p>
      )}
      {fault !== null && <FieldError id={errorId}>{t(fault)}</FieldError>}
    </div>
  );
}

interface PhotoFileProps {
  readonly isBusy: boolean;
  /** Of the finding at the field; null without one. */
  readonly errorId: string | null;
  readonly onFile: (file: File) => void;
}

/** The field for a file of this device. */
function PhotoFile({ isBusy, errorId, onFile }: PhotoFileProps) {
  const t = useTexts('hand');
  return (
    <label className={styles['choose']}>
      <input
        type="file"
        accept="image/*"
        className="visually-hidden"
        disabled={isBusy}
        aria-invalid={errorId === null ? undefined : true}
        aria-describedby={errorId ?? undefined}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      {t('file')}
    </label>
  );
}
