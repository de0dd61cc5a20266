import { createHash } from 'node:crypto';
import { weighRing, weighingOf, WEIGHING_VERSION } from '@ringwerk/kernel/weight';
import { expect, test } from 'vitest';
import { KERNEL } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';

/** By weighing version: what all forms of the first collection weighed and counted under it. */
const RECORDED: Readonly<
  Record<number, { readonly weighing: string; readonly forms: number; readonly digest: string }>
> = {
  1: { weighing: '1-ce35ae272e91', forms: 752, digest: 'c14d075d0361497b' },
  2: { weighing: '2-ce35ae272e91', forms: 752, digest: '7f63b22cf1ba2230' },
};

test('no ring of the collection weighs otherwise without a new weighing version', () => {
  const forms = MODELS.flatMap((model) => (model.with === null ? [model.without] : [model.with, model.without]));
  const rows = forms.map(({ rings }) =>
    rings.map((ring) => {
      const { segments, shown, rows: stones } = weighRing(ring, KERNEL);
      return [
        shown,
        segments.map((grams) => grams.toFixed(4)),
        stones.map(({ count, tradeCarats }) => [count, tradeCarats]),
      ];
    }),
  );
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  // A difference is meant: raise WEIGHING_VERSION and record the new digest under it; houses then compare what they have stored.
  expect({ weighing: weighingOf(KERNEL.tables), forms: forms.length, digest }).toEqual(RECORDED[WEIGHING_VERSION]);
});
