import { listShares, shareQuote, type NewShare, type Quote } from '@ringwerk/contract';
import { useState } from 'react';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { ShareLink } from '../../domain/shares/share-link.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** A private link on which the couple reads, signs and answers this quote. */
export function QuoteLink({ quote }: { readonly quote: Quote }) {
  const t = useTexts('quote');
  const errorText = useErrorText();
  const { country } = useLocaleStore();
  const share = useOperationMutation(shareQuote, [listShares]);
  // A link that was made is shown again; a lost answer makes no second one.
  const keyOf = useEntriesKey();
  const [made, setMade] = useState<NewShare | null>(null);
  // A link opens with rings.
  if (quote.positions.every(({ rings }) => rings === null)) return null;
  return (
    <>
      <Button
        icon="share"
        isBusy={share.isPending}
        onClick={() =>
          share.mutate(
            { params: { id: quote.id }, body: { country, idempotencyKey: keyOf({ country }) } },
            { onSuccess: setMade, onError: (error) => showToast(errorText(error), { tone: 'bad' }) },
          )
        }
      >
        {t('link')}
      </Button>
      {made !== null && (
        <Dialog title={t('linkTitle', { number: quote.number })} isOpen onClose={() => setMade(null)}>
          <p>{t('linkText')}</p>
          <ShareLink token={made.token} name={quote.number} />
        </Dialog>
      )}
    </>
  );
}
