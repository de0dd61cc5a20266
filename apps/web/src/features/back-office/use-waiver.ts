import { getWorkOrderLife, listOrderPapers, waiveCancellation } from '@ringwerk/contract';
import { invalidateQueries } from '../../api/queries.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Lets go of the cost of a cancellation, or bills it after all; after another word than was shown it is shown again first. */
export function useWaiver(orderId: string, onDone?: () => void) {
  const t = useTexts('life');
  const { mutate, isPending, error } = useOperationMutation(waiveCancellation, [getWorkOrderLife, listOrderPapers]);
  /** @param reason - null: it is billed after all */
  const waive = (reason: string | null, basedOn: string | null): void =>
    mutate(
      { params: { id: orderId }, body: { reason, basedOn } },
      {
        onAnswer: () => showToast(t(reason === null ? 'unwaiveDone' : 'waiveDone'), { tone: 'good' }),
        ...(onDone === undefined ? {} : { onSuccess: onDone }),
        onError: () => void invalidateQueries(getWorkOrderLife),
      },
    );
  return { waive, isPending, error };
}
