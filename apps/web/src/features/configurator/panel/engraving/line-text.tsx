import { lacksNames } from '@ringwerk/contract';
import { mm, PLAIN_ENGRAVING, type RingDesign } from '@ringwerk/kernel';
import { lazy, Suspense, useRef, useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRingEdit } from '../../session/use-configurator.ts';
import styles from './engraving.module.css';
import { useUnrolledFace } from './use-unrolled-face.ts';

const CoordinatesDialog = lazy(() => import('./coordinates-dialog.tsx'));

const SIGNS = ['♥', '💕', '⚭', '∞', '★', '✝', '🐾', '♪', '&', '·', '|'] as const;

/** A sign as it will be cut; the reader's own font until it is there. */
function SignPicture({ sign }: { readonly sign: string }) {
  const { ring } = useRingEdit();
  const face = useUnrolledFace(signRing(ring), 'inside', [{ ...PLAIN_ENGRAVING, text: sign }]);
  const line = face?.engravings[0];
  if (face === null || line === undefined) return sign;
  const size = Math.max(line.length, 2.6);
  return (
    <svg
      className={styles['signPicture']}
      viewBox={`${face.top - size / 2} ${face.width / 2 - size / 2} ${size} ${size}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={line.path} />
    </svg>
  );
}

/** Signs are shown at one size, whatever the ring: only its record version matters here. */
const signRing = (ring: RingDesign): RingDesign => ({
  ...ring,
  profile: 'F01',
  ratios: null,
  edges: { left: null, right: null },
  width: mm(5),
  height: mm(1.6),
  size: mm(54),
  inlays: [],
  grooves: [],
  stones: [],
});

export interface LineTextProps {
  readonly text: string;
  /** Characters that the rules allow on such a line. */
  readonly most: number;
  readonly onType: (text: string) => void;
  readonly onRest: () => void;
}

/** The words of a line, and the signs of the house at the place where the cursor stands. */
export function LineText({ text, most, onType, onRest }: LineTextProps) {
  const t = useTexts('configurator');
  const errors = useTexts('errors');
  const cursor = useRef<readonly [number, number] | null>(null);
  const remember = (event: SyntheticEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    cursor.current = selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
  };
  const [isLocating, setLocating] = useState(false);
  const insert = (sign: string): void => {
    const [from, to] = cursor.current ?? [text.length, text.length];
    const before = text.slice(0, from);
    const space = before === '' || before.endsWith(' ') ? '' : ' ';
    cursor.current = [from + space.length + sign.length, from + space.length + sign.length];
    onType(`${before}${space}${sign}${text.slice(to)}`);
  };
  return (
    <>
      <TextField
        label={t('engraving.text')}
        hint={t('engraving.hint', { count: [...text].length, max: most })}
        error={lacksNames(text) ? errors('design.unnamed') : undefined}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onSelect={remember}
        onChange={(event) => {
          remember(event);
          onType(event.target.value);
        }}
        onBlur={onRest}
      />
      <div role="group" aria-label={t('engraving.signs')} className={styles['signs']}>
        {SIGNS.map((sign) => (
          <button key={sign} type="button" aria-label={sign} className={styles['sign']} onClick={() => insert(sign)}>
            <SignPicture sign={sign} />
          </button>
        ))}
      </div>
      <div className={styles['buttons']}>
        <Button onClick={() => setLocating(true)}>{t('coordinates.title')}</Button>
      </div>
      <Suspense>
        {isLocating && <CoordinatesDialog isOpen onClose={() => setLocating(false)} onTake={insert} />}
      </Suspense>
    </>
  );
}
