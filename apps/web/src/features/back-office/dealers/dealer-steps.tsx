import { AREAS, changeDealerState, mayEnter, openDealerView, type DealerState } from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { DealerDraftState } from './use-dealer-draft.ts';
import { FILE_ANSWERS } from './use-dealer-save.ts';

/** What can be done next to a dealer in a state. */
const STEPS: Readonly<Record<DealerState, readonly DealerState[]>> = {
  active: ['paused', 'closed'],
  paused: ['active', 'closed'],
  closed: ['active'],
};

/** Pause, close, open again: each is asked about first, and closing says how many orders are open. */
export function DealerSteps({ state }: { readonly state: DealerDraftState }) {
  const t = useTexts('dealers');
  const visitor = visitorOf(useSession());
  const [asked, setAsked] = useState<DealerState | null>(null);
  const { start } = state;
  const step = useStateStep(state, () => setAsked(null));
  if (!mayEnter(AREAS.officeDealerFiles, visitor)) return null;
  const { openOrders, company } = start;
  return (
    <>
      <LookOn id={start.id} />
      {STEPS[start.state].map((next) => (
        <Button key={next} look={next === 'active' ? 'primary' : 'secondary'} onClick={() => setAsked(next)}>
          {t(`step.${next}`)}
        </Button>
      ))}
      <ConfirmDialog
        title={t(`step.${asked ?? 'active'}.title`, { company })}
        isOpen={asked !== null}
        isDanger={asked === 'closed'}
        isBusy={step.isPending}
        confirmLabel={t(`step.${asked ?? 'active'}`)}
        onConfirm={() => asked !== null && step.take(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{t(`step.${asked ?? 'active'}.text`)}</p>
        {asked === 'closed' && openOrders > 0 && (
          <p role="alert">
            <strong>{t('step.openOrders', { count: openOrders })}</strong>
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Opens the portal as this dealer sees it. */
function LookOn({ id }: { readonly id: string }) {
  const t = useTexts('dealers');
  const errorText = useErrorText();
  const open = useOperationMutation(openDealerView);
  const look = (): void =>
    open.mutate(
      { params: { id } },
      {
        // The page begins anew: nothing of the back office stays in it.
        onSuccess: () => window.location.assign(PATHS.home),
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <Button icon="eye" isBusy={open.isPending} onClick={look}>
      {t('look')}
    </Button>
  );
}

function useStateStep({ start, begin, meet }: DealerDraftState, close: () => void) {
  const t = useTexts('dealers');
  const errorText = useErrorText();
  const change = useOperationMutation(changeDealerState, FILE_ANSWERS);
  const take = (next: DealerState): void =>
    change.mutate(
      { params: { id: start.id }, body: { version: start.version, state: next, openOrders: start.openOrders } },
      {
        onSuccess: (saved) => {
          begin(saved, true);
          close();
        },
        onAnswer: ({ company }) => showToast(t(`step.${next}.done`, { company }), { tone: 'good' }),
        onError: (error) => {
          // More orders than the question named: it is asked again with their number.
          if (isApiError(error, 'dealer.open-orders')) {
            const orders = Number(error.issues[0]?.params['orders']);
            begin({ ...start, openOrders: orders }, true);
            return;
          }
          close();
          if (isApiError(error, 'dealer.changed')) void meet();
          showToast(errorText(error), { tone: 'bad' });
        },
      },
    );
  return { take, isPending: change.isPending };
}
