import { useState } from 'react';
import type { CameraFault } from './open-camera.ts';
import type { Photo } from './photo.ts';
import { readPhoto, type PhotoFault } from './read-photo.ts';

export interface PhotoSourceControl {
  readonly fault: `fault.${PhotoFault}` | `camera.${CameraFault}` | null;
  readonly isReading: boolean;
  /** The camera is on. */
  readonly isShooting: boolean;
  readonly read: (file: File) => void;
  readonly shoot: (isShooting: boolean) => void;
  readonly failCamera: (fault: CameraFault) => void;
}

/** How far the way to a photo has come, and why it went wrong. */
export function usePhotoSource(onPhoto: (photo: Photo) => void): PhotoSourceControl {
  const [fault, setFault] = useState<PhotoSourceControl['fault']>(null);
  const [isShooting, setShooting] = useState(false);
  const [isReading, setReading] = useState(false);
  const read = (file: File): void => {
    setFault(null);
    setReading(true);
    readPhoto(file)
      .then(
        (answer) => (answer.ok ? onPhoto(answer.photo) : setFault(`fault.${answer.fault}`)),
        () => setFault('fault.broken'),
      )
      .finally(() => setReading(false));
  };
  const shoot = (isNow: boolean): void => {
    setFault(null);
    setShooting(isNow);
  };
  const failCamera = (reason: CameraFault): void => {
    setShooting(false);
    setFault(`camera.${reason}`);
  };
  return { fault, isReading, isShooting, read, shoot, failCamera };
}
