import { getWorkOrder, listWorkOrders, setOrderParcel, type WorkOrder } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { OfficePart } from '../office-part.tsx';

const WAYS = ['none', 'carrier', 'collected'] as const;
type Way = (typeof WAYS)[number];
const LONGEST = 60;

interface Draft {
  readonly way: Way;
  readonly carrier: string;
  readonly number: string;
}

const draftOf = (parcel: WorkOrder['parcel']): Draft => ({
  way: parcel?.way ?? 'none',
  carrier: parcel?.way === 'carrier' ? parcel.carrier : '',
  number: parcel?.way === 'carrier' ? parcel.number : '',
});

const parcelOf = ({ way, carrier, number }: Draft): WorkOrder['parcel'] =>
  way === 'none' ? null : way === 'collected' ? { way } : { way, carrier: carrier.trim(), number: number.trim() };

function useParcel(order: Pick<WorkOrder, 'id' | 'parcel'>) {
  const t = useTexts('production');
  const [draft, setDraft] = useState(() => draftOf(order.parcel));
  const [isAsked, setAsked] = useState(false);
  const save = useOperationMutation(setOrderParcel, [getWorkOrder, listWorkOrders]);
  const missing = (field: 'carrier' | 'number'): string | undefined =>
    isAsked && draft[field].trim() === '' ? t('parcel.missing') : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (draft.way === 'carrier' && (draft.carrier.trim() === '' || draft.number.trim() === '')) return;
    save.mutate(
      { params: { id: order.id }, body: { parcel: parcelOf(draft) } },
      { onAnswer: () => showToast(t('parcel.saved'), { tone: 'good' }) },
    );
  };
  return { draft, setDraft, save, missing, submit };
}

/** How a delivery leaves the house: asked for before or after it is shipped. */
export function ParcelPart({ order }: { readonly order: Pick<WorkOrder, 'id' | 'parcel' | 'status'> }) {
  const t = useTexts('production');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  const { draft, setDraft, save, missing, submit } = useParcel(order);
  if (order.status === 'cancelled') return null;
  return (
    <OfficePart title={t('parcel.title')} help={t('parcel.help')}>
      <form noValidate onSubmit={submit} className={formStyles['form']}>
        <Select
          label={t('parcel.way')}
          value={draft.way}
          onChange={(way) => setDraft({ ...draft, way })}
          options={WAYS.map((value) => ({ value, label: t(`parcel.${value}`) }))}
        />
        {draft.way === 'carrier' &&
          (['carrier', 'number'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field === 'carrier' ? 'parcel.carrierName' : 'parcel.number')}
              maxLength={LONGEST}
              autoComplete="off"
              value={draft[field]}
              error={missing(field)}
              onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
            />
          ))}
        <div role="alert" className={formStyles['finding']}>
          {save.isError && errorText(save.error)}
        </div>
        <div className={formStyles['actions']}>
          <Button type="submit" isBusy={save.isPending}>
            {ui('save')}
          </Button>
        </div>
      </form>
    </OfficePart>
  );
}
