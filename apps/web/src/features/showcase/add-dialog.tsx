import {
  addShowcaseRing,
  listShowcase,
  searchModels,
  type Model,
  type ShowcaseRing,
  type StoneOption,
} from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useState } from 'react';
import { preferredFirst, usePreferences } from '../../api/preferences.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { shownForm } from '../../domain/rings/shown-form.ts';
import { useSizeScale } from '../../domain/rings/use-size-scale.ts';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { SampleDialog } from '../../domain/showcase/sample-dialog.tsx';
import { sizeDrafts, type SampleDraft } from '../../domain/showcase/sample-draft.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import formStyles from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { ArticlePicker } from './article-picker.tsx';
import { inAlloy, soleAlloy } from './in-alloy.ts';

interface AddDialogProps {
  readonly onAdded: (ring: ShowcaseRing) => void;
  readonly onClose: () => void;
}

/** Puts an article of the catalogue into the showcase, in the alloy and sizes that the sample has. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useTexts('showcase');
  const scale = useSizeScale();
  const today = useToday();
  const [model, setModel] = useState<Model | null>(null);
  const [stones, setStones] = useState<StoneOption>('with');
  const [alloy, setAlloy] = useState<string | null>(null);
  const [draft, setDraft] = useState<SampleDraft>(() => ({
    sizes: [],
    place: '',
    note: '',
    since: today,
  }));
  const keyOf = useEntriesKey();
  const add = useOperationMutation(addShowcaseRing, [listShowcase, searchModels]);
  const form = model === null ? null : shownForm(model, stones);
  const design = form === null ? null : inAlloy(form.variant.design, alloy);
  const put = (change: Partial<SampleDraft>): void => setDraft((before) => ({ ...before, ...change }));
  const choose = (chosen: Model | null): void => {
    const first = chosen === null ? null : shownForm(chosen, undefined);
    setModel(chosen);
    setAlloy(null);
    setStones(first?.option ?? 'with');
    put({ sizes: sizeDrafts(first?.variant.design.rings.map(({ size }) => size) ?? [], scale) });
  };
  return (
    <SampleDialog
      title={t('add.title')}
      submitLabel={t('put.submit')}
      rings={design?.rings ?? null}
      draft={draft}
      put={put}
      error={add.error}
      isBusy={add.isPending || add.isSuccess}
      onClose={onClose}
      onSubmit={(sample) => {
        if (design === null || model === null) return;
        const body = { design, setId: model.setId, ...sample };
        add.mutate({ body: { ...body, idempotencyKey: keyOf(body) } }, { onSuccess: onAdded });
      }}
    >
      <div className={formStyles['whole']}>
        <ArticlePicker chosen={model} onChoose={choose} />
      </div>
      {model?.with && model.without && <StonesField value={stones} onChange={setStones} />}
      {form !== null && <AlloyField design={form.variant.design} alloy={alloy} onChange={setAlloy} />}
    </SampleDialog>
  );
}

interface StonesFieldProps {
  readonly value: StoneOption;
  readonly onChange: (value: StoneOption) => void;
}

function StonesField({ value, onChange }: StonesFieldProps) {
  const t = useTexts('showcase');
  const g = useTexts('gallery');
  return (
    <Select
      label={t('add.form')}
      value={value}
      options={[
        { value: 'with', label: g('withStones') },
        { value: 'without', label: g('withoutStones') },
      ]}
      onChange={onChange}
    />
  );
}

/** "As pictured"; no alloy has this id. */
const ORIGINAL = 'original';

interface AlloyFieldProps {
  readonly design: Design;
  readonly alloy: string | null;
  readonly onChange: (alloy: string | null) => void;
}

/** A ring of one alloy may stand there in another; a multicolour ring keeps its own. */
function AlloyField({ design, alloy, onChange }: AlloyFieldProps) {
  const t = useTexts('showcase');
  const names = useTradeNames();
  const preferred = usePreferences().alloys;
  const only = soleAlloy(design);
  if (names === null || only === null) return null;
  return (
    <Select
      label={t('field.alloy')}
      value={alloy ?? ORIGINAL}
      options={[
        { value: ORIGINAL, label: names.alloy(only) },
        ...preferredFirst(
          names.alloys.filter(({ id, markets }) => id !== only && markets.length > 0),
          ({ id }) => id,
          preferred,
        ).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(next) => onChange(next === ORIGINAL ? null : next)}
    />
  );
}
