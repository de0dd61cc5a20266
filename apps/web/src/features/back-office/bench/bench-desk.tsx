import type { BenchStation } from '@ringwerk/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { hasCodeReader } from './barcode-detector.ts';
import styles from './bench.module.css';
import { CameraReader } from './camera-reader.tsx';
import { CodeField } from './code-field.tsx';
import { ScanLog } from './scan-log.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { playSign } from './sound.ts';
import { useScans } from './use-scans.ts';

/** One bench at work: reads codes by scanner, camera or hand, and says what became of each. */
export function BenchDesk({ station }: { readonly station: BenchStation }) {
  const t = useTexts('production');
  const [isLoud, setIsLoud] = useState(true);
  const [isFilming, setIsFilming] = useState(false);
  const { outcome, scan, clear } = useScans(station, ({ kind }) => {
    if (isLoud) playSign(kind === 'refused' ? 'bad' : 'good');
  });
  return (
    <div className={styles['desk']}>
      <div className={styles['work']}>
        <CodeField onCode={scan} />
        <ScanPanel outcome={outcome} />
        <div className={styles['tools']}>
          <Switch isOn={isLoud} onChange={setIsLoud}>
            {t('bench.sound')}
          </Switch>
          {hasCodeReader() && (
            <Button look="secondary" onClick={() => setIsFilming(!isFilming)}>
              {isFilming ? t('bench.cameraOff') : t('bench.camera')}
            </Button>
          )}
        </div>
        {isFilming && <CameraReader onCode={scan} />}
      </div>
      <ScanLog station={station} onUndone={clear} />
    </div>
  );
}
