import { useImperativeHandle, useRef, type Ref } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import type { MeasureLine } from '../../../viewer-host/viewer-types.ts';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';
import { measureMarkup } from './measure-markup.ts';
import styles from './measure-overlay.module.css';

export interface MeasureOverlayHandle {
  /** Draws the lines of a frame; an empty list clears them. */
  readonly draw: (lines: readonly MeasureLine[]) => void;
}

/**
 * Dimensions over the rings, in the figures of the record. Frames are written straight into the drawing: React's state
 * is no place for sixty changes a second. The same figures stand in words beside the stage, so the drawing itself is
 * for the eye alone.
 */
export function MeasureOverlay({ ref }: { readonly ref: Ref<MeasureOverlayHandle> }) {
  const svg = useRef<SVGSVGElement>(null);
  const format = useFormat();
  const beside = useConfigurator().partner?.beside ?? null;
  const designed = useDesignState((state) => state.history.present.rings);
  const rings = beside === null ? designed : [...designed, beside];
  useImperativeHandle(ref, () => ({
    draw: (lines) => {
      const label = ({ ring: index, measure }: MeasureLine): string => {
        const ring = rings[index];
        if (ring === undefined) return '';
        switch (measure) {
          case 'width':
            return format.mm(ring.width);
          case 'height':
            return format.mm(ring.height);
          case 'diameter':
            return `⌀ ${format.mm(ring.size / Math.PI, 1)}`;
        }
      };
      svg.current?.replaceChildren(...measureMarkup(document, lines, label));
    },
  }));
  return <svg ref={svg} className={styles['overlay']} aria-hidden="true" />;
}
