import { useState } from 'react';
import type { Segment } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { AlloyEntry } from '../../../kernel-worker/kernel-messages.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { ALLOY_GROUPS, alloyGroupOf, secondAlloy, type AlloyGroup } from '../model/alloy-groups.ts';
import { SPLITS, splitName, splitOf, splitSegments } from '../model/ring-changes.ts';
import { useAssessed, useCards, type Choice } from '../model/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { AlloySwatch } from './alloy-swatch.tsx';
import { Group } from './group.tsx';
import { SegmentTabs } from './segment-tabs.tsx';
import { SplitDrawing } from './split-drawing.tsx';

/** Metal: how many colours, in which ratio, and the alloy of each. */
export function MetalSection({
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
  const alloyId = ring.segments[at]?.alloy ?? '';
  const entry = menu.alloys.find((alloy) => alloy.id === alloyId);
  const [group, setGroup] = useState<{ readonly group: AlloyGroup; readonly of: string } | null>(null);
  // A group that was leafed to holds until the alloy itself changes.
  const shown = group?.of === alloyId ? group.group : entry === undefined ? 'au585' : alloyGroupOf(entry);
  const writeSegments = (segments: readonly Segment[]) =>
    ringsOf('metal').map((index) => ({ path: `/rings/${index}/segments`, value: segments }));
  const splits = useSplits();
  const alloys: readonly Choice<string>[] = menu.alloys
    .filter((alloy) => alloyGroupOf(alloy) === shown && (alloy.isOffered || alloy.id === alloyId))
    .map((alloy) => ({
      value: alloy.id,
      label: alloy.name,
      note: alloy.name.includes(alloy.hallmark) ? undefined : alloy.hallmark,
      picture: <AlloySwatch colour={alloy.swatch} />,
      changes:
        alloy.id === alloyId
          ? []
          : writeSegments(ring.segments.map((part, index) => (index === at ? { ...part, alloy: alloy.id } : part))),
    }));
  useAssessed([
    { name: 'split', choices: splits },
    { name: 'alloy', choices: alloys },
  ]);
  const groups = ALLOY_GROUPS.filter((name) =>
    menu.alloys.some((alloy) => alloy.isOffered && alloyGroupOf(alloy) === name),
  );
  return (
    <>
      <Group title={t('metal.alloy')} link="metal">
        {ring.segments.length > 1 && <SegmentTabs segments={ring.segments} chosen={at} onChoose={onSegment} />}
        <OptionCards
          label={t('metal.group')}
          look="chips"
          options={groups.map((name) => ({ value: name, label: t(`alloy-group.${name}`) }))}
          value={shown}
          onChoose={(name) => setGroup({ group: name, of: alloyId })}
        />
        <OptionCards
          label={t('metal.colour')}
          look="swatches"
          options={useCards('alloy', alloys)}
          value={alloyId}
          onChoose={(id) => propose(alloys.find((alloy) => alloy.value === id)?.changes ?? [])}
        />
      </Group>
      <Splits splits={splits} onSegment={onSegment} />
    </>
  );
}

/** The ratios on offer, each in the colours that it would have. */
function useSplits(): readonly Choice<string>[] {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, ringsOf } = useRingEdit();
  const writeSegments = (segments: readonly Segment[]) =>
    ringsOf('metal').map((index) => ({ path: `/rings/${index}/segments`, value: segments }));
  return SPLITS.map((shares) => {
    const segments = splitSegments(ring.segments, shares, secondAlloy(menu.alloys, ring.segments));
    return {
      value: splitName(shares),
      label: shares.length === 1 ? t('split.one') : splitName(shares),
      picture: <SplitDrawing colours={segments.map((part) => swatchOf(menu.alloys, part.alloy))} shares={shares} />,
      changes: splitOf(ring) === splitName(shares) ? [] : writeSegments(segments),
    };
  });
}

interface SplitsProps {
  readonly splits: readonly Choice<string>[];
  readonly onSegment: (segment: number) => void;
}

function Splits({ splits, onSegment }: SplitsProps) {
  const t = useTexts('configurator');
  const { ring, propose } = useRingEdit();
  return (
    <Group title={t('fact.split')}>
      <OptionCards
        label={t('fact.split')}
        isLabelHidden
        options={useCards('split', splits)}
        value={splitOf(ring)}
        onChoose={(name) => {
          onSegment(name === '1' ? 0 : 1);
          propose(splits.find((split) => split.value === name)?.changes ?? []);
        }}
      />
    </Group>
  );
}

const swatchOf = (alloys: readonly AlloyEntry[], id: string): string =>
  alloys.find((alloy) => alloy.id === id)?.swatch ?? '#999999';
