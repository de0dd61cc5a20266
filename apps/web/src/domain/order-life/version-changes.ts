import type { OrderVersion, WorkOrderVersion } from '@ringwerk/contract';
import type { DescribedRing } from '../rings/describe-rings.ts';

/** A version of an order as dealer or manufactory reads it. */
export type ReadVersion = OrderVersion | WorkOrderVersion;
type ReadPosition = ReadVersion['positions'][number];

/** One fact that is another one than before; empty where it was or is none. */
export interface ChangedFact {
  /** Of a position; null for the whole order. */
  readonly position: number | null;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** How facts are named and read. */
export interface ChangeWords {
  readonly commission: string;
  readonly requestedDate: string;
  readonly notes: Readonly<Record<'workshop' | 'delivery' | 'shop', string>>;
  readonly quantity: string;
  readonly note: string;
  readonly code: string;
  readonly price: string;
  readonly date: (day: string) => string;
  readonly money: (retail: OrderVersion['positions'][number]['retail']) => string;
  readonly rings: (design: NonNullable<ReadPosition['rings']>['design']) => readonly DescribedRing[];
}

type Pair = Omit<ChangedFact, 'position'>;

/** Lines of a ring by what they are about; a line that repeats is distinguished by its place among its like. */
function linesOf({ lines }: DescribedRing): ReadonlyMap<string, { readonly label: string; readonly value: string }> {
  return new Map(
    lines.map((line, index) => {
      const before = lines.slice(0, index).filter(({ kind, label }) => kind === line.kind && label === line.label);
      return [`${line.kind} ${line.label} ${before.length}`, line];
    }),
  );
}

function ringPairs(before: DescribedRing | undefined, after: DescribedRing | undefined, isTitled: boolean): Pair[] {
  if (before === undefined || after === undefined)
    return [{ label: (before ?? after)?.title ?? '', before: before?.title ?? '', after: after?.title ?? '' }];
  const [from, to] = [linesOf(before), linesOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])].map((key) => {
    const [was, is] = [from.get(key), to.get(key)];
    const label = (is ?? was)?.label ?? '';
    return { label: isTitled ? `${after.title}: ${label}` : label, before: was?.value ?? '', after: is?.value ?? '' };
  });
}

function ringsPairs(before: ReadPosition, after: ReadPosition, words: ChangeWords): Pair[] {
  const ringsOf = ({ rings }: ReadPosition): readonly DescribedRing[] =>
    rings === null ? [] : words.rings(rings.design);
  const [from, to] = [ringsOf(before), ringsOf(after)];
  const count = Math.max(from.length, to.length);
  return Array.from({ length: count }, (_, ring) => ringPairs(from[ring], to[ring], count > 1)).flat();
}

function positionPairs(before: ReadPosition, after: ReadPosition, words: ChangeWords): Pair[] {
  return [
    { label: words.quantity, before: `${before.quantity}`, after: `${after.quantity}` },
    { label: words.commission, before: before.commission, after: after.commission },
    { label: words.note, before: before.note, after: after.note },
    { label: words.code, before: before.rings?.code ?? '', after: after.rings?.code ?? '' },
    ...ringsPairs(before, after, words),
    ...('retail' in before && 'retail' in after
      ? [{ label: words.price, before: words.money(before.retail), after: words.money(after.retail) }]
      : []),
  ];
}

function headPairs(before: ReadVersion, after: ReadVersion, words: ChangeWords): Pair[] {
  const dateOf = ({ requestedDate }: ReadVersion): string => (requestedDate === null ? '' : words.date(requestedDate));
  const noteOf = ({ notes }: ReadVersion, purpose: keyof ChangeWords['notes']): string =>
    purpose === 'shop' ? ('shop' in notes ? notes.shop : '') : notes[purpose];
  return [
    { label: words.commission, before: before.commission, after: after.commission },
    { label: words.requestedDate, before: dateOf(before), after: dateOf(after) },
    ...(['workshop', 'delivery', 'shop'] as const).map((purpose) => ({
      label: words.notes[purpose],
      before: noteOf(before, purpose),
      after: noteOf(after, purpose),
    })),
  ];
}

/** What one version of an order made of the one before it, fact by fact, in the order of the sheet. */
export function versionChanges(before: ReadVersion, after: ReadVersion, words: ChangeWords): readonly ChangedFact[] {
  const head = headPairs(before, after, words).map((pair) => ({ ...pair, position: null }));
  const positions = after.positions.flatMap((position) => {
    const was = before.positions.find(({ number }) => number === position.number);
    if (was === undefined) return [];
    return positionPairs(was, position, words).map((pair) => ({ ...pair, position: position.number }));
  });
  return [...head, ...positions].filter((fact) => fact.before !== fact.after);
}
