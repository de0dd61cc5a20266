import { FLUSH } from '@ringwerk/advice';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { SIDES, useStackStore } from '../session/stack-store.ts';

/** Under the rings of one finger: what lies beside, and how far. */
export function StackCaption({ className }: { readonly className: string | undefined }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { companions, stack } = useStackStore();
  const names = SIDES.flatMap((side) => companions[side]?.name ?? []);
  const words = names.map((name, at) => {
    const gap = stack?.gaps[at] ?? 0;
    return gap < FLUSH ? t('stack.lies-flush', { name }) : t('stack.gap', { name, mm: format.mm(gap, 1) });
  });
  // The panel says the same to those who do not see the picture.
  return (
    <p className={className} aria-hidden="true">
      {words.join(' · ')}
    </p>
  );
}
