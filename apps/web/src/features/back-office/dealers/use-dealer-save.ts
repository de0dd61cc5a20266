import { getDealerFile, listDealerHistory, listDealers, type DealerFile } from '@ringwerk/contract';
import { isApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { DealerDraftState } from './use-dealer-draft.ts';

/** Answers that change with a file. */
export const FILE_ANSWERS = [getDealerFile, listDealers, listDealerHistory] as const;

/** What follows a save: the draft goes on from the saved file, or meets the colleague who was quicker. */
export function useDealerSave({ begin, meet }: DealerDraftState) {
  const t = useTexts('dealers');
  return {
    onAnswer: ({ company }: DealerFile) => void showToast(t('saved', { company }), { tone: 'good' }),
    onSuccess: (saved: DealerFile): void => begin(saved, true),
    onError: (error: unknown): void => {
      if (isApiError(error, 'dealer.changed')) void meet();
    },
  };
}
