import { useState } from 'react';
import {
  ENGRAVING_DEPTH,
  ENGRAVING_FONTS,
  ENGRAVING_METHODS,
  insideEngraving,
  PLAIN_ENGRAVING,
  type Engraving,
} from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Change } from '../../../kernel-worker/design-change.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useAssessed, type Choice } from '../model/use-choices.ts';
import { useRingEdit } from '../session/use-configurator.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { EngravingPreview } from './engraving-preview.tsx';
import styles from './engraving-section.module.css';
import { Group } from './group.tsx';

/** The record takes this many letters; the ring itself may take fewer, which the rules say in millimetres. */
const LETTERS_MAX = 60;
const SIGNS = ['♥', '💕', '⚭', '∞', '★', '✝', '🐾', '♪', '&', '·', '|'] as const;

/** Engraving: one line on the inside. */
export function EngravingSection() {
  const t = useTexts('configurator');
  const { ring, index, ringsOf, propose, settle } = useRingEdit();
  const engraving = insideEngraving(ring) ?? PLAIN_ENGRAVING;
  // Half-typed text that the rules refuse stays in the field, so that it can be put right.
  const [typed, setTyped] = useState<{ readonly text: string; readonly ring: number } | null>(null);
  const text = typed?.ring === index ? typed.text : engraving.text;
  const write = (next: Engraving) =>
    ringsOf('engraving').map((target) => ({
      path: `/rings/${target}/engravings`,
      value: next.text === '' ? [] : [next],
    }));
  const type = (value: string): void => {
    const line = value
      .normalize('NFC')
      .replaceAll(/[\r\n]+/gu, ' ')
      .slice(0, LETTERS_MAX);
    setTyped({ text: line, ring: index });
    propose(write({ ...engraving, text: line.trim() }), 'engraving');
  };
  const insert = (sign: string): void => type(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}${sign}`);
  return (
    <Group title={t('engraving.title')} link="engraving">
      <EngravingPreview ring={ring} engraving={{ ...engraving, text }} />
      <TextField
        label={t('engraving.text')}
        hint={t('engraving.hint', { count: [...text].length, max: LETTERS_MAX })}
        value={text}
        maxLength={LETTERS_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyped(null);
          settle();
        }}
      />
      <div role="group" aria-label={t('engraving.signs')} className={styles['signs']}>
        {SIGNS.map((sign) => (
          <button key={sign} type="button" className={styles['sign']} onClick={() => insert(sign)}>
            {sign}
          </button>
        ))}
      </div>
      {engraving.text !== '' && <EngravingLook engraving={engraving} write={write} />}
    </Group>
  );
}

interface EngravingLookProps {
  readonly engraving: Engraving;
  readonly write: (engraving: Engraving) => readonly Change[];
}

/** How the line is cut, and in which letters. */
function EngravingLook({ engraving, write }: EngravingLookProps) {
  const t = useTexts('configurator');
  const methods: readonly Choice<string>[] = ENGRAVING_METHODS.map((method) => ({
    value: method,
    label: t(`engraving.${method}`),
    changes: method === engraving.method ? [] : write({ ...engraving, method, depth: ENGRAVING_DEPTH[method] }),
  }));
  const fonts: readonly Choice<string>[] = ENGRAVING_FONTS.map((font) => ({
    value: font,
    label: t(`engraving.${font}`),
    changes: font === engraving.font ? [] : write({ ...engraving, font }),
  }));
  const lists = [
    { name: 'method', choices: methods },
    { name: 'font', choices: fonts },
  ] as const;
  useAssessed(lists);
  return (
    <>
      <ChoiceCards list={lists[0]} label={t('fact.method')} value={engraving.method} look="chips" />
      <ChoiceCards list={lists[1]} label={t('fact.font')} value={engraving.font} look="chips" />
    </>
  );
}
