import { GOLD_ALLOY_COLOURS, OWN_ALLOY_FAMILIES } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** What a new alloy is for ever: its id is made from it. */
export interface NewKind {
  readonly family: (typeof OWN_ALLOY_FAMILIES)[number];
  readonly goldColour: (typeof GOLD_ALLOY_COLOURS)[number];
  readonly fineness: string;
}

export const FIRST_KIND: NewKind = { family: 'gold', goldColour: 'yellow', fineness: '750' };

export const colourOfKind = ({ family, goldColour }: NewKind) => (family === 'gold' ? goldColour : family);

interface KindFieldsProps {
  readonly kind: NewKind;
  readonly onChange: (kind: NewKind) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

export function KindFields({ kind, onChange, fieldError }: KindFieldsProps) {
  const t = useTexts('alloys');
  return (
    <>
      <h2 className={formStyles['legend']}>{t('kind')}</h2>
      <Select
        label={t('family')}
        value={kind.family}
        options={OWN_ALLOY_FAMILIES.map((value) => ({ value, label: t(`family.${value}`) }))}
        onChange={(family) => onChange({ ...kind, family })}
      />
      {kind.family === 'gold' && (
        <Select
          label={t('colour')}
          value={kind.goldColour}
          options={GOLD_ALLOY_COLOURS.map((value) => ({ value, label: t(`colour.${value}`) }))}
          error={fieldError('/colour')}
          onChange={(goldColour) => onChange({ ...kind, goldColour })}
        />
      )}
      <TextField
        label={t('fineness')}
        suffix="‰"
        inputMode="numeric"
        autoComplete="off"
        hint={t('fineness.hint')}
        value={kind.fineness}
        error={fieldError('/fineness')}
        onChange={(event) => onChange({ ...kind, fineness: event.target.value })}
      />
    </>
  );
}
