import type { RingDesign } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { useFactText } from '../session/use-fact-text.ts';
import { useSessionState } from '../session/use-configurator.ts';
import { AlloySwatch } from './alloy-swatch.tsx';

export interface SegmentTabsProps {
  readonly ring: Pick<RingDesign, 'segments' | 'split'>;
  readonly chosen: number;
  readonly onChoose: (segment: number) => void;
}

/** Which colour of the ring is meant: lanes from the left, shells from the outside. */
export function SegmentTabs({ ring, chosen, onChoose }: SegmentTabsProps) {
  const t = useTexts('configurator');
  const facts = useFactText();
  const menu = useSessionState((state) => state.menu);
  const place = (index: number): string =>
    ring.split.form === 'shell' ? t(index === 0 ? 'segment.outer' : 'segment.inner') : String(index + 1);
  return (
    <OptionCards
      label={t(ring.split.form === 'shell' ? 'segment.which-shell' : 'segment.which')}
      look="chips"
      options={ring.segments.map((segment, index) => ({
        value: String(index),
        label: `${place(index)} · ${facts.name('alloys', segment.alloy)}`,
        picture: (
          <AlloySwatch size="s" colour={menu.alloys.find((alloy) => alloy.id === segment.alloy)?.swatch ?? '#999999'} />
        ),
      }))}
      value={String(chosen)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
