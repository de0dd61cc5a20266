import { useEffect, useRef, useState } from 'react';

/** A few words; longer ones would be too fine for a ring. */
const LONGEST_MILLISECONDS = 8_000;

export interface Recording {
  readonly isRunning: boolean;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** Whether this device can record: it needs a microphone and a page that came securely. */
export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator;

/** Records from the microphone until it is stopped, some seconds at most; `onRecorded` gets the whole. */
export function useRecording(onRecorded: (sound: Blob) => void): Recording {
  const [isRunning, setRunning] = useState(false);
  const recorder = useRef<MediaRecorder | null>(null);
  const stop = (): void => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  useEffect(
    () => () => {
      if (recorder.current?.state === 'recording') recorder.current.stop();
    },
    [],
  );
  const start = async (): Promise<void> => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const running = new MediaRecorder(stream);
    recorder.current = running;
    const timer = setTimeout(stop, LONGEST_MILLISECONDS);
    const pieces: Blob[] = [];
    running.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    running.addEventListener('stop', () => {
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
      setRunning(false);
      onRecorded(new Blob(pieces, { type: running.mimeType }));
    });
    running.start();
    setRunning(true);
  };
  return { isRunning, start, stop };
}

/** The samples of a sound in any form that the browser plays; one channel. Rejects what is no sound. */
export async function samplesOf(sound: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, 44_100);
  return (await context.decodeAudioData(await sound.arrayBuffer())).getChannelData(0);
}
