import { useState } from 'react';
import { ENGRAVING_FONTS, ENGRAVING_METHODS, type InsideEngraving } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { NO_ENGRAVING } from '../model/ring-changes.ts';
import { useAssessed, useCards, type Choice } from '../model/use-choices.ts';
import { useRingEdit } from '../session/use-configurator.ts';
import { EngravingPreview } from './engraving-preview.tsx';
import { Group } from './group.tsx';

/** The record takes this many letters; the ring itself may take fewer, which the rules say in millimetres. */
const LETTERS_MAX = 60;
const SIGNS = ['♥', '∞', '&', '·', '|'] as const;

/** Engraving: one line on the inside. */
export function EngravingSection() {
  const t = useTexts('configurator');
  const { ring, index, ringsOf, propose, settle } = useRingEdit();
  const engraving = ring.engraving ?? NO_ENGRAVING;
  // Half-typed text that the rules refuse stays in the field, so that it can be put right.
  const [typed, setTyped] = useState<{ readonly text: string; readonly ring: number } | null>(null);
  const text = typed?.ring === index ? typed.text : engraving.text;
  const write = (next: InsideEngraving) =>
    ringsOf('engraving').map((target) => ({
      path: `/rings/${target}/engraving`,
      value: next.text === '' ? null : next,
    }));
  const type = (value: string): void => {
    const line = value
      .normalize('NFC')
      .replaceAll(/[\r\n]+/gu, ' ')
      .slice(0, LETTERS_MAX);
    setTyped({ text: line, ring: index });
    propose(write({ ...engraving, text: line.trim() }), 'engraving');
  };
  const methods: readonly Choice<InsideEngraving['method']>[] = ENGRAVING_METHODS.map((method) => ({
    value: method,
    label: t(`engraving.${method}`),
    changes: ring.engraving === null || method === engraving.method ? [] : write({ ...engraving, method }),
  }));
  useAssessed([{ name: 'method', choices: methods }]);
  const methodCards = useCards('method', methods);
  return (
    <Group title={t('engraving.title')} link="engraving">
      <EngravingPreview text={text} font={engraving.font} />
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
      <OptionCards
        label={t('engraving.signs')}
        look="chips"
        options={SIGNS.map((sign) => ({ value: sign, label: sign }))}
        value={null}
        onChoose={(sign) => type(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}${sign}`)}
      />
      {ring.engraving !== null && (
        <>
          <OptionCards
            label={t('fact.method')}
            look="chips"
            options={methodCards}
            value={engraving.method}
            onChoose={(method) => propose(methods.find((choice) => choice.value === method)?.changes ?? [])}
          />
          <OptionCards
            label={t('fact.font')}
            look="chips"
            options={ENGRAVING_FONTS.map((font) => ({ value: font, label: t(`engraving.${font}`) }))}
            value={engraving.font}
            onChoose={(font) => propose(write({ ...engraving, font }))}
          />
        </>
      )}
    </Group>
  );
}
