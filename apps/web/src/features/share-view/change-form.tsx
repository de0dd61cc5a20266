import type { Persons } from '@ringwerk/contract';
import { PLAIN_ENGRAVING, type RingDesign } from '@ringwerk/kernel';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Menu } from '../../kernel-worker/kernel-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { ringTitle } from '../../domain/rings/ring-title.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { ShownRings } from './use-shown-rings.ts';
import type { ChangedDesign } from './use-changed-design.ts';
import styles from './change-form.module.css';

/** Widths are offered in half millimetres, as jewellers lay rings side by side. */
const WIDTH_STEP = 0.5;

interface ChangeFormProps {
  readonly edited: ChangedDesign;
  readonly rings: ShownRings;
  readonly persons: Persons;
}

/** The few things that couples change their minds about at home: metal, width, size, engraving. */
export function ChangeForm({ edited, rings, persons }: ChangeFormProps) {
  const t = useTexts('couple');
  const [isOpen, setOpen] = useState(false);
  const { design, menu } = rings;
  if (design === null || menu === null) return null;
  if (!isOpen) {
    return (
      <div className={styles['open']}>
        <Button icon="edit" onClick={() => setOpen(true)}>
          {t('change.open')}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles['form']} aria-label={t('change.title')}>
      <h2 className={styles['heading']}>{t('change.title')}</h2>
      <p className={styles['lead']}>{t('change.text')}</p>
      {design.rings.map((ring, index) => (
        <RingChange
          key={ring.role}
          ring={ring}
          index={index}
          menu={menu}
          edited={edited}
          title={ringTitle(t, ring.role, persons)}
          isAlone={design.rings.length === 1}
        />
      ))}
      {edited.refused.length > 0 && (
        <p role="alert" className={styles['refused']}>
          {t('change.refused')}
        </p>
      )}
      {edited.isChanged && (
        <Button look="quiet" icon="undo" onClick={edited.takeBack}>
          {t('change.takeBack')}
        </Button>
      )}
    </section>
  );
}

interface RingChangeProps {
  readonly ring: RingDesign;
  readonly index: number;
  readonly menu: Menu;
  readonly edited: ChangedDesign;
  readonly title: string;
  readonly isAlone: boolean;
}

function widthsOf({ width: { min, max } }: Menu, now: number): readonly number[] {
  const steps = Math.round((max - min) / WIDTH_STEP);
  const all = Array.from({ length: steps + 1 }, (_, step) => min + step * WIDTH_STEP);
  return [...new Set([...all, now])].sort((a, b) => a - b);
}

function RingChange({ ring, index, menu, edited, title, isAlone }: RingChangeProps) {
  const t = useTexts('couple');
  const format = useFormat();
  const [text, setText] = useState(ring.engravings[0]?.text ?? '');
  const path = `/rings/${index}`;
  const sizes = [...new Set([...menu.listedSizes, ring.size])].sort((a, b) => a - b);
  const engrave = (): void => {
    const [first = PLAIN_ENGRAVING, ...others] = ring.engravings;
    if (text === (ring.engravings[0]?.text ?? '')) return;
    const value = text.trim() === '' ? others : [{ ...first, text: text.trim() }, ...others];
    edited.change([{ path: `${path}/engravings`, value }]);
  };
  return (
    <fieldset className={styles['ring']}>
      <legend className={isAlone ? 'visually-hidden' : styles['role']}>{title}</legend>
      {ring.segments.map((segment, at) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- colours of a ring have no name but their place
          key={at}
          label={ring.segments.length === 1 ? t('fact.metal') : `${t('fact.metal')} ${at + 1}`}
          value={segment.alloy}
          options={menu.alloys
            .filter(({ id, isOffered }) => isOffered || id === segment.alloy)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(alloy) => edited.change([{ path: `${path}/segments/${at}/alloy`, value: alloy }])}
        />
      ))}
      <Select
        label={t('change.width')}
        value={String(ring.width)}
        options={widthsOf(menu, ring.width).map((width) => ({ value: String(width), label: format.mm(width) }))}
        onChange={(width) => edited.change([{ path: `${path}/width`, value: Number(width) }])}
      />
      <Select
        label={t('change.size')}
        value={String(ring.size)}
        options={sizes.map((size) => ({ value: String(size), label: sizeLabel(menu.sizeSystem, size) }))}
        onChange={(size) => edited.change([{ path: `${path}/size`, value: Number(size) }])}
      />
      <TextField
        label={t('fact.engraving')}
        value={text}
        maxLength={60}
        onChange={(event) => setText(event.target.value)}
        onBlur={engrave}
      />
    </fieldset>
  );
}
