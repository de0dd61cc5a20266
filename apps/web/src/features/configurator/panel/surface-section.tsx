import type { FinishId, Groove } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { newGroove, withEntry } from '../model/ring-changes.ts';
import { useAssessed, useCards, type Choice } from '../model/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { FinishSample } from './finish-sample.tsx';
import { Group } from './group.tsx';
import { GrooveEditor } from './groove-editor.tsx';
import { SegmentTabs } from './segment-tabs.tsx';
import styles from './surface-section.module.css';

/** The record holds at most this many grooves. */
const GROOVES_MAX = 4;

/** Surface: the finish of each lane, and the grooves. */
export function SurfaceSection({
  segment,
  onSegment,
}: {
  readonly segment: number;
  readonly onSegment: (segment: number) => void;
}) {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, ringsOf, propose } = useRingEdit();
  const at = Math.min(segment, ring.segments.length - 1);
  const current = ring.segments[at];
  const colour = menu.alloys.find((alloy) => alloy.id === current?.alloy)?.swatch ?? '#999999';
  const finishes: readonly Choice<string>[] = menu.finishes.map((finish) => ({
    value: finish.id,
    label: finish.name,
    picture: <FinishSample finish={finish.id} colour={colour} />,
    changes:
      current === undefined || current.finish === finish.id
        ? []
        : ringsOf('metal').map((index) => ({
            path: `/rings/${index}/segments`,
            // Ids of the menu are the kernel's own list.
            value: withEntry(ring.segments, at, { ...current, finish: finish.id as FinishId }),
          })),
  }));
  useAssessed([{ name: 'finish', choices: finishes }]);
  return (
    <>
      <Group title={t('fact.finish')} link="metal">
        {ring.segments.length > 1 && <SegmentTabs segments={ring.segments} chosen={at} onChoose={onSegment} />}
        <OptionCards
          label={t('fact.finish')}
          isLabelHidden
          options={useCards('finish', finishes)}
          value={current?.finish ?? null}
          onChoose={(id) => propose(finishes.find((finish) => finish.value === id)?.changes ?? [])}
        />
      </Group>
      <Grooves />
    </>
  );
}

/** The grooves of the band, each with its editor. */
function Grooves() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, ringsOf, propose } = useRingEdit();
  const writeGrooves = (grooves: readonly Groove[], gesture: string | null = null): void =>
    propose(
      ringsOf('grooves').map((index) => ({ path: `/rings/${index}/grooves`, value: grooves })),
      gesture,
    );
  return (
    <Group title={t('grooves.title')} link="grooves">
      {ring.grooves.length === 0 && <p className={styles['empty']}>{t('grooves.none')}</p>}
      {ring.grooves.map((groove, index) => (
        <GrooveEditor
          key={index}
          groove={groove}
          index={index}
          ringWidth={ring.width}
          onChange={(next, gesture) => writeGrooves(withEntry(ring.grooves, index, next), gesture)}
          onRemove={() => writeGrooves(ring.grooves.filter((_, position) => position !== index))}
        />
      ))}
      {ring.grooves.length < GROOVES_MAX && (
        <Button
          icon="plus"
          onClick={() => writeGrooves([...ring.grooves, newGroove(ring, menu.grooveWidths.v[1] ?? 0.5)])}
        >
          {t('grooves.add')}
        </Button>
      )}
    </Group>
  );
}
