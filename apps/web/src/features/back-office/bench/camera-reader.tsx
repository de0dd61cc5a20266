import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { createDetector } from './barcode-detector.ts';
import styles from './bench.module.css';

/** How often the picture is looked at, ms. */
const LOOK_MS = 150;
/** A code that stays in the picture is read once; after this long without it, it is read anew, ms. */
const FORGET_MS = 2_500;

/** The picture of the camera; tells each code that comes into it. */
export function CameraReader({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useTexts('production');
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const end = new AbortController();
    watch(video.current, end.signal, (code) => latest.current(code)).catch(() => setIsRefused(!end.signal.aborted));
    return () => end.abort();
  }, []);
  if (isRefused) return <p role="alert">{t('bench.noCamera')}</p>;
  return <video ref={video} className={styles['camera']} aria-label={t('bench.picture')} muted playsInline />;
}

/** Reads until the signal ends; rejects where there is no camera or nobody allows it. */
async function watch(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  latest: (code: string) => void,
): Promise<void> {
  if (video === null) return;
  const detector = createDetector();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = (): void => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    // One look after the other: a second one would only wait for the first.
    // oxlint-disable-next-line no-await-in-loop
    for (const { rawValue } of await detector.detect(video)) {
      const now = performance.now();
      if (now - (seen.get(rawValue) ?? -FORGET_MS) >= FORGET_MS) latest(rawValue);
      seen.set(rawValue, now);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
