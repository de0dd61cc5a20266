import { changeShowcaseRing, listShowcase, type ShowcaseRing } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useSizeScale } from '../../domain/rings/use-size-scale.ts';
import { SampleDialog } from '../../domain/showcase/sample-dialog.tsx';
import { sizeDrafts, type SampleDraft } from '../../domain/showcase/sample-draft.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface EditDialogProps {
  readonly ring: ShowcaseRing;
  readonly name: string;
  readonly onClose: () => void;
}

/** Changes sizes, place, day and note of a sample ring. */
export function EditDialog({ ring, name, onClose }: EditDialogProps) {
  const t = useTexts('showcase');
  const scale = useSizeScale();
  const [draft, setDraft] = useState<SampleDraft>(() => ({
    sizes: sizeDrafts(ring.sizes, scale),
    place: ring.place,
    note: ring.note,
    since: ring.since,
  }));
  const save = useOperationMutation(changeShowcaseRing, [listShowcase]);
  return (
    <SampleDialog
      title={t('edit.title', { name })}
      submitLabel={t('save')}
      rings={ring.design.rings}
      draft={draft}
      put={(change) => setDraft((before) => ({ ...before, ...change }))}
      error={save.error}
      isBusy={save.isPending || save.isSuccess}
      onClose={onClose}
      onSubmit={(sample) => save.mutate({ params: { id: ring.id }, body: sample }, { onSuccess: onClose })}
    />
  );
}
