import type { Quote } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { readRings, type RingFacts } from '../../ui/rings/design-facts.ts';
import { RingPicture } from '../../ui/rings/ring-picture.tsx';
import { useTradeNames, type TradeNames } from '../../ui/rings/use-trade-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './ring-sheet.module.css';

type RingEvaluation = Quote['evaluation']['rings'][number];
interface Fact {
  readonly label: string;
  readonly value: string;
}

function useRingFacts(names: TradeNames): (ring: RingFacts, evaluation: RingEvaluation | undefined) => Fact[] {
  const t = useTexts('trade');
  const format = useFormat();
  const place = (position: number): string =>
    position === 0 ? t('centred') : t('position', { position: format.mm(position, 2) });

  const material = (ring: RingFacts): Fact[] => {
    const parts = ring.segments.map(({ share }) => share).join(' : ');
    return ring.segments.map(({ alloy, finish }, index) => ({
      label: ring.segments.length === 1 ? t('material') : `${t('segment', { index: index + 1 })} (${parts})`,
      value: `${names.alloy(alloy)}, ${names.finish(finish)}`,
    }));
  };
  const grooves = (ring: RingFacts): Fact[] =>
    ring.grooves.map(({ shape, width, position }) => ({
      label: t('groove'),
      value: `${t(`groove-${shape}`)} ${format.mm(width, 2)}, ${place(position)}`,
    }));
  const stones = ({ stones: [row] }: RingFacts, weight: RingEvaluation['weight']): Fact[] => {
    if (!row) return [{ label: t('stones'), value: t('noStones') }];
    const count = weight?.stoneCount ?? row.count;
    const line = t('stoneLine', {
      count,
      diameter: format.mm(row.diameter, 2),
      carats: format.carats(weight?.tradeCarats ?? 0),
    });
    return [
      { label: t('stones'), value: weight ? line : `${count} × ${format.mm(row.diameter, 2)}` },
      { label: t('material'), value: `${names.stone(row.material)}, ${names.quality(row.quality)}` },
      { label: t('setting'), value: `${names.setting(row.setting)}, ${place(row.position)}` },
    ];
  };
  const engraving = ({ engraving: text }: RingFacts): Fact => ({
    label: t('engraving'),
    value: text ? `${text.text} (${t(`engraving-${text.method}`)}, ${t(`font-${text.font}`)})` : t('noEngraving'),
  });
  return (ring, evaluation) => [
    { label: t('profile'), value: `${ring.profile} · ${names.profile(ring.profile)}` },
    { label: t('width'), value: format.mm(ring.width, 2) },
    { label: t('height'), value: format.mm(ring.height, 2) },
    { label: t('size'), value: format.mm(ring.size, 1) },
    { label: t('diameter'), value: format.mm(ring.size / Math.PI, 2) },
    ...material(ring),
    ...grooves(ring),
    ...stones(ring, evaluation?.weight ?? null),
    engraving(ring),
    ...(evaluation?.weight ? [{ label: t('weight'), value: format.grams(evaluation.weight.shown) }] : []),
  ];
}

function Sheet({
  rings,
  evaluation,
  names,
}: {
  readonly rings: readonly RingFacts[];
  readonly evaluation: Quote['evaluation'];
  readonly names: TradeNames;
}) {
  const t = useTexts('trade');
  const factsOf = useRingFacts(names);
  return (
    <div className={styles['rings']}>
      {rings.map((ring, index) => (
        <section key={ring.role} className={styles['ring']}>
          <h3 className={styles['role']}>{t(`ring-${ring.role}`)}</h3>
          <dl className={styles['facts']}>
            {factsOf(ring, evaluation.rings[index]).map(({ label, value }, at) => (
              // Labels repeat (two grooves); their order is the sheet's.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** What the workshop will make, ring by ring, in the trade's words: read from the record that is made, and from nothing else. */
export function RingSheet({
  design,
  evaluation,
}: {
  readonly design: unknown;
  readonly evaluation: Quote['evaluation'];
}) {
  const t = useTexts('trade');
  const names = useTradeNames();
  const rings = readRings(design);
  return (
    <section className={styles['sheet']} aria-labelledby="ring-sheet-title">
      <h2 id="ring-sheet-title" className={styles['title']}>
        {t('ringSheet')}
      </h2>
      <div className={styles['picture']}>
        <RingPicture still={null} design={design} name={t('ringSheet')} />
      </div>
      {rings && names ? <Sheet rings={rings} evaluation={evaluation} names={names} /> : <Spinner />}
    </section>
  );
}
