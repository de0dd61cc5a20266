import { useId, useState, type ChangeEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { CameraShot } from './camera-shot.tsx';
import type { CameraFault } from './open-camera.ts';
import type { Photo } from './photo.ts';
import { readPhoto, type PhotoFault } from './read-photo.ts';
import styles from './on-hand.module.css';

export interface PhotoSourceProps {
  readonly onPhoto: (photo: Photo) => void;
  /** Takes the photo that another ring lies on; null without one. */
  readonly onSame: (() => void) | null;
}

type Fault = `fault.${PhotoFault}` | `camera.${CameraFault}`;

/** Where the photo comes from: a file of this device, its camera, or the other ring. */
export function PhotoSource({ onPhoto, onSame }: PhotoSourceProps) {
  const t = useTexts('hand');
  const id = useId();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isShooting, setShooting] = useState(false);
  const [isReading, setReading] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (file === undefined) return;
    setFault(null);
    setReading(true);
    readPhoto(file)
      .then(
        (read) => (read.ok ? onPhoto(read.photo) : setFault(`fault.${read.fault}`)),
        () => setFault('fault.broken'),
      )
      .finally(() => setReading(false));
  };
  if (isShooting)
    return (
      <CameraShot
        onPhoto={onPhoto}
        onFault={(reason) => {
          setShooting(false);
          setFault(`camera.${reason}`);
        }}
        onCancel={() => setShooting(false)}
      />
    );
  return (
    <div className={styles['source']}>
      <p>{t('intro')}</p>
      <p className={styles['note']}>{t('private')}</p>
      <div className={styles['buttons']}>
        <input
          id={id}
          type="file"
          accept="image/*"
          className="visually-hidden"
          disabled={isReading}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? undefined : `${id}-error`}
          onChange={choose}
        />
        <label htmlFor={id} className={styles['choose']}>
          {t('file')}
        </label>
        <Button
          onClick={() => {
            setFault(null);
            setShooting(true);
          }}
        >
          {t('camera.open')}
        </Button>
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
      {fault !== null && <FieldError id={`${id}-error`}>{t(fault)}</FieldError>}
    </div>
  );
}
