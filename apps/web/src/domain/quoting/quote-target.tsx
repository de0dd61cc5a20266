import { listQuotes, type ListedQuote } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select.tsx';

/** Quotes that are offered: those of the last days. */
const SHOWN = 24;
export const NEW_QUOTE = 'new';

const titleOf = ({ number, customerName }: ListedQuote, t: ReturnType<typeof useTexts<'positions'>>): string =>
  customerName === '' ? number : t('targetOf', { number, customer: customerName });

/**
 * Into which quote something goes: a new one, or one that is still open, those of the couple first. Nothing is shown while the
 * dealer has none open.
 */
export function QuoteTarget({
  value,
  coupleId,
  onChange,
}: {
  readonly value: string;
  readonly coupleId: string | null;
  readonly onChange: (id: string) => void;
}) {
  const t = useTexts('positions');
  const { data } = useOperationQuery(listQuotes, { query: { status: 'open', pageSize: SHOWN } }, { staleTime: 0 });
  const open = data?.quotes ?? [];
  if (open.length === 0) return null;
  const isTheirs = ({ couple }: ListedQuote): boolean => coupleId !== null && couple?.id === coupleId;
  const sorted = [...open.filter(isTheirs), ...open.filter((quote) => !isTheirs(quote))];
  return (
    <Select
      label={t('target')}
      value={value}
      options={[
        { value: NEW_QUOTE, label: t('target-new') },
        ...sorted.map((quote) => ({ value: quote.id, label: titleOf(quote, t) })),
      ]}
      onChange={onChange}
    />
  );
}
