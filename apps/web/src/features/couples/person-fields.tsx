import {
  FINGERS,
  HANDS,
  PERSON_MAX,
  SIZE_SCALES,
  SIZES_MAX,
  type CouplePerson,
  type FingerSize,
} from '@ringwerk/contract';
import { readSize } from '@ringwerk/kernel/sizes';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import formStyles from '../../ui/form.module.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './couple-dialog.module.css';

interface PersonFieldsProps {
  readonly place: 'first' | 'second';
  readonly at: number;
  readonly person: CouplePerson;
  /** Scale of the reader's country, with which a new size begins. */
  readonly scale: FingerSize['scale'];
  readonly onChange: (change: Partial<CouplePerson>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

const FIELDS = [
  { field: 'givenName', maxLength: PERSON_MAX, type: 'text' },
  { field: 'familyName', maxLength: PERSON_MAX, type: 'text' },
  { field: 'email', maxLength: 254, type: 'email' },
  { field: 'phone', maxLength: 40, type: 'tel' },
] as const;

/** One of the two: names, contacts and what was measured on each finger. */
export function PersonFields({ place, at, person, scale, onChange, fieldError }: PersonFieldsProps) {
  const t = useTexts('couples');
  const put = (row: number, change: Partial<FingerSize>): void =>
    onChange({ sizes: person.sizes.map((size, index) => (index === row ? { ...size, ...change } : size)) });
  const next: FingerSize = { hand: 'left', finger: 'ring', scale, size: '' };
  return (
    <fieldset className={formStyles['group']}>
      <legend className={formStyles['legend']}>{t(place)}</legend>
      {FIELDS.map(({ field, ...rest }) => (
        <TextField
          key={field}
          {...rest}
          autoComplete="off"
          label={t(`field.${field}`)}
          value={person[field]}
          error={fieldError(`/people/${at}/${field}`)}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
      <div className={formStyles['whole']}>
        {person.sizes.map((size, row) => (
          // Rows have no identity but their place.
          <SizeRow
            key={row}
            size={size}
            error={fieldError(`/people/${at}/sizes/${row}/size`)}
            onChange={(change) => put(row, change)}
            onRemove={() => onChange({ sizes: person.sizes.filter((_, index) => index !== row) })}
          />
        ))}
        <Button
          look="quiet"
          icon="plus"
          disabled={person.sizes.length >= SIZES_MAX}
          onClick={() => onChange({ sizes: [...person.sizes, next] })}
        >
          {t('size.add')}
        </Button>
      </div>
    </fieldset>
  );
}

interface SizeRowProps {
  readonly size: FingerSize;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<FingerSize>) => void;
  readonly onRemove: () => void;
}

function SizeRow({ size, error, onChange, onRemove }: SizeRowProps) {
  const t = useTexts('couples');
  const format = useFormat();
  const mm = readSize(size.size, size.scale);
  const finger = `${t(`hand.${size.hand}`)}, ${t(`finger.${size.finger}`)}`;
  return (
    <div role="group" aria-label={finger} className={styles['size']}>
      <Select
        label={t('size.hand')}
        value={size.hand}
        options={HANDS.map((value) => ({ value, label: t(`hand.${value}`) }))}
        onChange={(hand) => onChange({ hand })}
      />
      <Select
        label={t('size.finger')}
        value={size.finger}
        options={FINGERS.map((value) => ({ value, label: t(`finger.${value}`) }))}
        onChange={(value) => onChange({ finger: value })}
      />
      <Select
        label={t('size.scale')}
        value={size.scale}
        options={SIZE_SCALES.map((value) => ({ value, label: t(`scale.${value}`) }))}
        onChange={(scale) => onChange({ scale })}
      />
      <TextField
        label={t('size.size')}
        value={size.size}
        maxLength={20}
        autoComplete="off"
        hint={mm === null ? undefined : format.mm(mm)}
        error={error}
        onChange={(event) => onChange({ size: event.target.value })}
      />
      <IconButton icon="trash" label={t('size.remove', { finger })} onClick={onRemove} />
    </div>
  );
}
