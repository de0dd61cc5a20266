import {
  answerRemake,
  getWorkOrder,
  getWorkOrderLife,
  listOrderPapers,
  REMAKE_PAYERS,
  type OrderLife,
  type RemakePayer,
  type WorkOrder,
} from '@ringwerk/contract';
import { useState } from 'react';
import { invalidateQueries } from '../../api/queries.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import styles from '../../domain/order-life/life-facts.module.css';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Limit of the contract. */
const NOTE_MAX = 600;

export interface RemakeDialogProps {
  readonly order: Pick<WorkOrder, 'id' | 'version'>;
  readonly remake: NonNullable<OrderLife['remake']>;
  readonly onClose: () => void;
}

/** The house answers who pays for an order that is made again; after another answer it is shown again first. */
export function RemakeDialog({ order, remake: { asked, answer }, onClose }: RemakeDialogProps) {
  const t = useTexts('life');
  const errorText = useErrorText();
  const [payer, setPayer] = useState<RemakePayer>(answer?.payer ?? (asked === 'house' ? 'house' : 'dealer'));
  const [note, setNote] = useState(answer?.note ?? '');
  // The order as it was when somebody began to answer.
  const [{ id, version }] = useState(order);
  const send = useOperationMutation(answerRemake, [getWorkOrderLife, listOrderPapers]);
  const submit = (): void => {
    send.mutate(
      { params: { id }, body: { payer, note: note.trim(), basedOn: answer?.at ?? null, version } },
      {
        onAnswer: () => showToast(t('answerSent'), { tone: 'good' }),
        onSuccess: onClose,
        onError: () => void invalidateQueries(getWorkOrder, getWorkOrderLife),
      },
    );
  };
  return (
    <Dialog
      title={t('answerTitle')}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" isBusy={send.isPending} onClick={submit}>
          {t('answerSend')}
        </Button>
      }
    >
      <div className={styles['life']}>
        <p>{t(`asked-${asked}`)}</p>
        <Select
          label={t('payer')}
          value={payer}
          options={REMAKE_PAYERS.map((value) => ({ value, label: t(`answer-${value}`) }))}
          onChange={setPayer}
        />
        <TextArea
          label={t('answerNote')}
          hint={t('answerLead')}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {send.error !== null && <p role="alert">{errorText(send.error)}</p>}
      </div>
    </Dialog>
  );
}
