import type { Segment } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { useFactText } from '../model/use-fact-text.ts';
import { useSessionState } from '../session/use-configurator.ts';
import { AlloySwatch } from './alloy-swatch.tsx';

/** Which lane of a band of several colours is meant, from the left. */
export function SegmentTabs({
  segments,
  chosen,
  onChoose,
}: {
  readonly segments: readonly Segment[];
  readonly chosen: number;
  readonly onChoose: (segment: number) => void;
}) {
  const t = useTexts('configurator');
  const facts = useFactText();
  const menu = useSessionState((state) => state.menu);
  return (
    <OptionCards
      label={t('segment.which')}
      look="chips"
      options={segments.map((segment, index) => ({
        value: String(index),
        label: `${index + 1} · ${facts.name('alloys', segment.alloy)}`,
        picture: (
          <AlloySwatch size="s" colour={menu.alloys.find((alloy) => alloy.id === segment.alloy)?.swatch ?? '#999999'} />
        ),
      }))}
      value={String(chosen)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
