import type { SizeScale } from '@ringwerk/contract';
import type { RingDesign } from '@ringwerk/kernel';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { typedSize, type SampleDraft } from './sample-draft.ts';

interface SampleFieldsProps {
  readonly rings: readonly Pick<RingDesign, 'role'>[];
  readonly scale: SizeScale;
  readonly draft: SampleDraft;
  readonly put: (change: Partial<SampleDraft>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

/** Sizes, place, day and note of a sample ring. */
export function SampleFields({ rings, scale, draft, put, fieldError }: SampleFieldsProps) {
  const t = useTexts('showcase');
  const format = useFormat();
  const line = (field: 'place' | 'note', maxLength: number) => (
    <TextField
      label={t(`field.${field}`)}
      hint={field === 'place' ? t('field.placeHint') : undefined}
      value={draft[field]}
      maxLength={maxLength}
      autoComplete="off"
      error={fieldError(`/${field}`)}
      onChange={(event) => put({ [field]: event.target.value })}
    />
  );
  return (
    <>
      {rings.map(({ role }, index) => {
        const size = draft.sizes[index] ?? { text: '', mm: null };
        return (
          <TextField
            key={role}
            label={t(`size.${role}`)}
            value={size.text}
            maxLength={20}
            autoComplete="off"
            hint={size.mm === null ? undefined : format.mm(size.mm)}
            error={size.mm === null && size.text !== '' ? t('size.unreadable') : fieldError(`/sizes/${index}`)}
            onChange={(event) =>
              put({
                sizes: rings.map((_, at) =>
                  at === index ? typedSize(event.target.value, scale) : (draft.sizes[at] ?? { text: '', mm: null }),
                ),
              })
            }
          />
        );
      })}
      {line('place', 80)}
      <TextField
        label={t('field.since')}
        type="date"
        value={draft.since}
        error={fieldError('/since')}
        onChange={(event) => put({ since: event.target.value })}
      />
      {line('note', 300)}
    </>
  );
}
