import { addShowcaseRing, listShowcase, searchModels, type ListedDesign } from '@ringwerk/contract';
import { useState } from 'react';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useDesignName } from '../couples/design-name.ts';
import { useSizeScale } from '../rings/use-size-scale.ts';
import { SampleDialog } from './sample-dialog.tsx';
import { sizeDrafts, type SampleDraft } from './sample-draft.ts';

/** Puts a saved design into the showcase, as the sample that was made of it. */
export function PutDialog({ design, onClose }: { readonly design: ListedDesign; readonly onClose: () => void }) {
  const t = useTexts('showcase');
  const name = useDesignName()(design);
  const scale = useSizeScale();
  const today = useToday();
  const { rings } = design.design;
  const [draft, setDraft] = useState<SampleDraft>(() => ({
    sizes: sizeDrafts(
      rings.map(({ size }) => size),
      scale,
    ),
    place: '',
    note: '',
    since: today,
  }));
  const keyOf = useEntriesKey();
  const add = useOperationMutation(addShowcaseRing, [listShowcase, searchModels]);
  return (
    <SampleDialog
      title={t('put.title', { name })}
      submitLabel={t('put.submit')}
      rings={rings}
      draft={draft}
      put={(change) => setDraft((before) => ({ ...before, ...change }))}
      error={add.error}
      isBusy={add.isPending || add.isSuccess}
      onClose={onClose}
      onSubmit={(sample) => {
        const body = { design: design.code, ...sample };
        add.mutate(
          { body: { ...body, idempotencyKey: keyOf(body) } },
          { onAnswer: () => showToast(t('put.done', { name }), { tone: 'good' }), onSuccess: onClose },
        );
      }}
    />
  );
}
