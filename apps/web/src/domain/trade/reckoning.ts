import type { PriceLine } from '@ringwerk/kernel/price';
import type { Format } from '../../i18n/format.ts';

const SIGN = ' × ';

/** An amount of the base currency as text. */
type Money = (amount: number) => string;

/** Numbers behind a line by their names; absent where the line has no such part. */
const partOf = ({ detail }: PriceLine, name: string): number | null => {
  const value = detail[name];
  return typeof value === 'number' ? value : null;
};

/** Fine metal: what is used, how much of it is fine, and what a gram costs: `4.44 g × 0.585 × €100.00`. */
function metalReckoning(line: PriceLine, format: Format, money: Money): string {
  const [used, fine, cents] = [partOf(line, 'usedGrams'), partOf(line, 'fineGrams'), partOf(line, 'centsPerGram')];
  if (used === null || cents === null || used === 0) return '';
  // Shares of alloys are thousandths; a quotient of two rounded figures is not.
  const share = fine === null ? [] : [format.factor(Math.round((fine / used) * 1000) / 1000)];
  return [format.grams(used), ...share, money(Math.round(cents))].join(SIGN);
}

function stoneReckoning(line: PriceLine, format: Format, money: Money): string {
  const [dollars, rate] = [partOf(line, 'usCents'), partOf(line, 'rate')];
  if (dollars !== null && rate !== null) return [format.dollars(dollars), format.factor(rate)].join(SIGN);
  const [count, bucket, cents] = [partOf(line, 'count'), partOf(line, 'bucket'), partOf(line, 'centsPerCarat')];
  if (count === null || bucket === null || cents === null) return '';
  return [String(count), format.carats(bucket), money(cents)].join(SIGN);
}

/** How a line of a calculation was computed, as far as it is a product; empty for a fee that stands by itself. */
export function reckoning(line: PriceLine, format: Format, money: Money): string {
  const count = partOf(line, 'count');
  switch (line.kind) {
    case 'fine-metal':
    case 'alloy-fee':
      return metalReckoning(line, format, money);
    case 'stone':
      return stoneReckoning(line, format, money);
    case 'setting': {
      const cents = partOf(line, 'cents');
      return count === null || cents === null ? '' : [String(count), money(cents)].join(SIGN);
    }
    case 'joint':
      return count === null || count < 2 ? '' : [String(count), money(line.amount / count)].join(SIGN);
    case 'discount': {
      const share = partOf(line, 'share');
      return share === null ? '' : `− ${format.percent(share)}`;
    }
    default:
      return '';
  }
}
