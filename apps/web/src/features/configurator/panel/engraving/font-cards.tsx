import type { Change } from '@ringwerk/advice';
import { useEffect, useState } from 'react';
import { ENGRAVING_FONTS, type Engraving, type EngravingFont, type RingDesign } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { OptionCards } from '../../../../ui/controls/option-cards.tsx';
import { useAssessed, useCards, type Choice } from '../../session/use-choices.ts';
import styles from './engraving.module.css';
import type { WriteLine } from './use-engraving-lines.ts';
import { useUnrolledFace } from './use-unrolled-face.ts';

/** Letters that a card shows, and how long a text must rest before six fonts are asked for it. */
const SHOWN = 12;
const REST_MILLISECONDS = 180;
/** What the cards show while nothing is written. */
const SAMPLE = 'Anna & Paul';

export interface FontCardsProps {
  readonly ring: RingDesign;
  readonly engraving: Engraving;
  readonly changes: (engraving: Engraving) => readonly Change[];
  readonly onWrite: WriteLine;
}

/** The fonts, each written with the couple's own words in the letters that will be cut. */
export function FontCards({ ring, engraving, changes, onWrite }: FontCardsProps) {
  const t = useTexts('configurator');
  const text = useRested([...(engraving.text.trim() || SAMPLE)].slice(0, SHOWN).join(''));
  const choices: readonly Choice<EngravingFont>[] = ENGRAVING_FONTS.map((font) => ({
    value: font,
    label: t(`engraving.${font}`),
    picture: <FontPicture ring={ring} engraving={{ ...engraving, text, font, drawing: null }} />,
    changes: font === engraving.font ? [] : changes({ ...engraving, font }),
  }));
  useAssessed([{ name: 'font', choices }]);
  return (
    <OptionCards
      label={t('fact.font')}
      look="cards"
      options={useCards('font', choices)}
      value={engraving.font}
      onChoose={(font) => onWrite((now) => ({ ...now, font }), null)}
    />
  );
}

function FontPicture({ ring, engraving }: { readonly ring: RingDesign; readonly engraving: Engraving }) {
  const face = useUnrolledFace(ring, engraving.face, [
    { ...engraving, position: 0 as Engraving['position'], angle: 0 },
  ]);
  const line = face?.engravings[0];
  if (face === null || line === undefined || line.path === '') return <span className={styles['font']} />;
  const height = Math.max(2, line.letterHeight * 1.9);
  const width = Math.max(line.length + 0.6, height * 2.2);
  return (
    <svg
      className={styles['font']}
      viewBox={`${face.top - width / 2} ${face.width / 2 - height / 2} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={line.path} />
    </svg>
  );
}

/** A value that waits until it has rested. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
