import { f0OfLab, plateColour, RHODIUM_F0, swatchOf, type LinearRgb } from '@ringwerk/catalogue';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './alloys.module.css';
import { ballPixels } from './ball-pixels.ts';

/** Pixels along the edges of the ball, twice as many as it is shown with. */
const BALL = 288;

function Ball({ f0, label }: { readonly f0: LinearRgb; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [red, green, blue] = f0;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(ballPixels([red, green, blue], BALL), BALL, BALL), 0, 0);
  }, [red, green, blue]);
  return <canvas ref={canvas} width={BALL} height={BALL} role="img" aria-label={label} className={styles['ball']} />;
}

export interface AlloyPreviewProps {
  /** Null while no colour can be read. */
  readonly lab: readonly [number, number, number] | null;
  readonly isRhodiumPlated: boolean;
}

/** No metal reflects less than nothing or clearly more than all. */
const isMetal = (f0: LinearRgb): boolean => f0.every((value) => value >= 0 && value <= 1.1);

/** What follows from the colour that is typed: the delivered surface as a ball, the plate that was measured, the swatch of lists. */
export function AlloyPreview({ lab, isRhodiumPlated }: AlloyPreviewProps) {
  const t = useTexts('alloys');
  const f0 = lab === null ? null : f0OfLab(lab);
  if (lab === null || f0 === null || !isMetal(f0)) return <p className={styles['soft']}>{t('preview.none')}</p>;
  return (
    <div className={styles['preview']}>
      <Ball f0={isRhodiumPlated ? RHODIUM_F0 : f0} label={t('preview.ball')} />
      <dl className={styles['swatches']}>
        {[
          [t('preview.plate'), plateColour(lab)] as const,
          [t('preview.swatch'), swatchOf(f0, isRhodiumPlated)] as const,
        ].map(([label, colour]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles['chip']} style={{ background: colour }} />
              {colour}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
