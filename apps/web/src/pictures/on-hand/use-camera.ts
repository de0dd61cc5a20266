import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { closeCamera, openCamera, type CameraFault, type Facing } from './open-camera.ts';

export interface CameraControl {
  /** Where its picture is shown. */
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The camera's picture is there. */
  readonly isReady: boolean;
  readonly onReady: () => void;
  /** Goes over to the camera of the other side. */
  readonly turn: () => void;
}

/** Shows a camera in a video while it is on the page, and lets it go afterwards. */
export function useCamera(onFault: (fault: CameraFault) => void): CameraControl {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const [isReady, setReady] = useState(false);
  const fail = useEffectEvent(onFault);
  useEffect(() => {
    const element = video.current;
    let stream: MediaStream | null = null;
    let isGone = false;
    const start = async (): Promise<void> => {
      const opened = await openCamera(facing, navigator.mediaDevices);
      if (!opened.ok) return isGone ? undefined : fail(opened.fault);
      ({ stream } = opened);
      if (isGone || element === null) return closeCamera(stream);
      element.srcObject = stream;
      await element.play();
    };
    start().catch(() => !isGone && fail('busy'));
    return () => {
      isGone = true;
      setReady(false);
      if (stream !== null) closeCamera(stream);
    };
  }, [facing]);
  return {
    video,
    isReady,
    onReady: () => setReady(true),
    turn: () => setFacing((before) => (before === 'environment' ? 'user' : 'environment')),
  };
}
