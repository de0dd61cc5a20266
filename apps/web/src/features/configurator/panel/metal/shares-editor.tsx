import type { Segment } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondAlloy } from '../../model/alloy-groups.ts';
import { splitOf, withEntry } from '../../model/ring-changes.ts';
import { sharesChanges } from '../../model/split-changes.ts';
import { useFactText } from '../../model/use-fact-text.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { Disclosure } from '../disclosure.tsx';
import { Measure } from '../measure.tsx';
import styles from './metal.module.css';

/** The record holds at most this many colours side by side. */
const LANES_MAX = 5;

/** Any ratio of up to five colours: one whole number for each, from the left. */
export function SharesEditor() {
  const t = useTexts('configurator');
  const facts = useFactText();
  const { alloys, spans } = useSessionState((state) => state.menu);
  const { ring, ringsOf, propose, settle } = useRingEdit();
  const { segments } = ring;
  const write = (next: readonly Segment[], gesture: string | null = null): void =>
    propose(sharesChanges(ring, ringsOf('metal'), next), gesture);
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
            onChange={(share) => write(withEntry(segments, index, { ...segment, share }), `share-${index}`)}
            onSettle={settle}
          />
        ))}
      <div className={styles['buttons']}>
        {segments.length < most && last !== undefined && (
          <Button
            icon="plus"
            onClick={() => write([...segments, { ...last, share: 1, pattern: 0, alloy: secondAlloy(alloys, [last]) }])}
          >
            {t('split.add')}
          </Button>
        )}
        {segments.length > 1 && (
          <Button icon="minus" onClick={() => write(segments.slice(0, -1))}>
            {t('split.remove')}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
