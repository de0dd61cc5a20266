import { getPriceSource, type RateSubject } from '@ringwerk/contract';
import type { PriceLine } from '@ringwerk/kernel/price';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTradeMoney } from './use-trade-money.ts';

/** Metals of the price's lines, by the first letters of their alloys, and the dollar where a real stone was priced. */
function subjectsOf(lines: readonly PriceLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ kind, detail }) => {
      if (kind === 'fine-metal') return [String(detail['key']).slice(0, 2)];
      return kind === 'stone' && 'listing' in detail ? ['usd'] : [];
    }),
  );
}

const isMetal = (subject: RateSubject): boolean => subject.length === 2;

/** The manufactory's list, and the fixings and rates that a price was computed with, each with its day. */
export function PriceSource({ id, lines }: { readonly id: string; readonly lines: readonly PriceLine[] }) {
  const t = useTexts('trade');
  const format = useFormat();
  const { money, sign } = useTradeMoney();
  const { data } = useOperationQuery(getPriceSource, { params: { id } }, { staleTime: Infinity });
  const used = subjectsOf(lines);
  const rates = data?.rates.filter(({ subject }) => used.has(subject.toLowerCase())) ?? [];
  return (
    <>
      <div>
        <dt>{t('priceList')}</dt>
        <dd>{data?.name ?? id}</dd>
      </div>
      {rates.map(({ subject, value, validFrom, isStale }) => (
        <div key={subject}>
          <dt>{t('rate', { subject })}</dt>
          <dd>
            {isMetal(subject) ? `${money(Math.round(value))}/g` : `${format.factor(value)} ${subject}/${sign}`}
            {validFrom !== null && ` · ${format.dateTime(validFrom)}`}
            {isStale && ` · ${t('rate.stale')}`}
          </dd>
        </div>
      ))}
    </>
  );
}
