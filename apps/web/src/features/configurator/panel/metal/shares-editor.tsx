import { contrastingAlloy, sharesChanges } from '@ringwerk/advice';
import type { Segment } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { splitOf, withEntry } from '../../model/ring-changes.ts';
import { useFactText } from '../../session/use-fact-text.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { Disclosure } from '../disclosure.tsx';
import { Measure } from '../measure.tsx';
import { PricedButton } from '../../parts/priced-button.tsx';
import styles from './metal.module.css';

/** The record holds at most this many colours side by side. */
const LANES_MAX = 5;

/** Any ratio of up to five colours: one whole number for each, from the left. */
export function SharesEditor() {
  const t = useTexts('configurator');
  const facts = useFactText();
  const { alloys, spans } = useSessionState((state) => state.menu);
  const { design, ring, ringsOf } = useRingEdit();
  const { segments } = ring;
  const changes = (next: readonly Segment[]) => sharesChanges(design, ring, ringsOf('split'), next);
  const last = segments.at(-1);
  const most = ring.split.form === 'shell' ? 2 : LANES_MAX;
  return (
    <Disclosure name="shares" title={t('split.own')} summary={segments.length > 1 ? splitOf(ring) : undefined}>
      {segments.length > 1 &&
        segments.map((segment, index) => (
          <Measure
            key={index}
            label={`${index + 1} · ${facts.name('alloys', segment.alloy)}`}
            value={segment.share}
            unit="count"
            {...spans['segments/*/share']}
            gesture={`share-${index}`}
            changes={(share) => changes(withEntry(segments, index, { ...segment, share }))}
          />
        ))}
      <div className={styles['buttons']}>
        {segments.length < most && last !== undefined && (
          <PricedButton
            name="add-segment"
            icon="plus"
            changes={changes([...segments, { ...last, share: 1, pattern: 0, alloy: contrastingAlloy(alloys, [last]) }])}
          >
            {t('split.add')}
          </PricedButton>
        )}
        {segments.length > 1 && (
          <PricedButton name="remove-segment" icon="minus" changes={changes(segments.slice(0, -1))}>
            {t('split.remove')}
          </PricedButton>
        )}
      </div>
    </Disclosure>
  );
}
