import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import type { PictureShape } from './picture-size.ts';
import { QUALITIES, SHAPE_NAMES, type PictureQuality } from './still-choices.ts';

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function QualityField({ value, onChange }: FieldProps<PictureQuality>) {
  const t = useTexts('pictures');
  return (
    <Select
      label={t('quality')}
      value={value}
      options={QUALITIES.map((each) => ({ value: each, label: t(`quality.${each}`) }))}
      onChange={onChange}
    />
  );
}

export function ShapeField({ value, onChange }: FieldProps<PictureShape>) {
  const t = useTexts('pictures');
  return (
    <Select
      label={t('shape')}
      value={value}
      options={SHAPE_NAMES.map((each) => ({ value: each, label: t(`shape.${each}`) }))}
      onChange={onChange}
    />
  );
}
