import type { RingService, RingServiceWork } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTradeNames } from '../rings/use-trade-names.ts';
import { FactList } from './fact-list.tsx';

/** Which ring comes back, what is done at it, and what another size changes of its weight. */
export function ServiceFacts({ service: { from, works, alloys, grams } }: { readonly service: RingService }) {
  const t = useTexts('services');
  const format = useFormat();
  const names = useTradeNames();
  const valueOf = (work: RingServiceWork): string => {
    switch (work.kind) {
      case 'resize':
        return `${format.mm(work.from)} → ${format.mm(work.size)}`;
      case 'stone':
        return `${work.count} × ${names?.stone(work.material) ?? work.material}, ${format.mm(work.diameter)}`;
      case 'engrave':
        return work.text;
      case 'refinish':
      case 'rhodium':
      case 'clean':
        return t('done');
    }
  };
  const facts = works.map((work) => ({ label: t(`work-${work.kind}`), value: valueOf(work) }));
  const weight =
    grams === null
      ? []
      : [{ label: t('weight'), value: `${format.grams(grams.before)} → ${format.grams(grams.after)}` }];
  return (
    <>
      <p>{t('from', { ring: from.ring + 1, position: from.position, number: from.number })}</p>
      <p>{alloys.map((id) => names?.alloy(id) ?? id).join(', ')}</p>
      {/* Stones of two rows are two works of one name. */}
      <FactList
        facts={[...facts, ...weight].map((fact, index, all) => ({
          ...fact,
          label:
            all.findIndex(({ label }) => label === fact.label) === index ? fact.label : `${fact.label} ${index + 1}`,
        }))}
      />
    </>
  );
}
