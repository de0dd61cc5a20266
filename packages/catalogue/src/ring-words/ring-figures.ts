import type { RingFigures } from './ring-lines.ts';

/** The part of a ring's evaluation that its description needs, from the kernel or as it travelled. */
export interface DescribedEvaluation {
  readonly weight: {
    readonly shown: number;
    /** Group by group; quotes of earlier versions were kept without it. */
    readonly rows?: readonly { readonly count: number; readonly tradeCarats: number }[] | undefined;
  } | null;
  readonly trade: {
    readonly lines: readonly {
      readonly kind: string;
      readonly detail: Readonly<Record<string, number | string>>;
    }[];
  } | null;
}

type Group = RingFigures['stones'][number];
type Real = NonNullable<Group>['real'];

const NONE: RingFigures = { grams: null, stones: [] };

/** What an evaluation says of a ring beside its facts: weight, stones of each group, grades of real stones. */
export function ringFigures(
  stones: readonly { readonly listing: string | null }[],
  evaluation: DescribedEvaluation | undefined,
): RingFigures {
  if (evaluation === undefined || evaluation.weight === null) return NONE;
  const { shown, rows } = evaluation.weight;
  const real = (listing: string | null): Real => {
    const line = evaluation.trade?.lines.find(({ kind, detail }) => kind === 'stone' && detail['listing'] === listing);
    if (listing === null || line === undefined) return null;
    const { colour, clarity, report, stock, treatment = 'unstated' } = line.detail;
    return {
      grades: `${colour} ${clarity}${report === '' ? '' : `, ${report}`}`,
      stock: `${stock}`,
      treatment: `${treatment}`,
    };
  };
  return {
    grams: shown,
    stones: stones.map(({ listing }, index): Group => {
      const row = rows?.[index];
      if (row === undefined || row.count === 0) return null;
      return { count: row.count, carats: row.tradeCarats / row.count, real: real(listing) };
    }),
  };
}
