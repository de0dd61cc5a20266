import { writeField } from '@ringwerk/advice';
import { PLATINGS, type AlloyWork } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { writeLane } from '../model/ring-changes.ts';
import { useAssessed, type Choice, type ChoiceList } from '../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { useEdit } from '../session/use-edit.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { Group } from './group.tsx';
import { AlloyChooser } from './metal/alloy-chooser.tsx';
import { InlaysEditor } from './metal/inlays-editor.tsx';
import { SplitEditor } from './metal/split-editor.tsx';
import { ZweiklangEditor } from './metal/zweiklang-editor.tsx';
import { SegmentTabs } from './segment-tabs.tsx';

export interface MetalSectionProps {
  readonly segment: number;
  readonly onSegment: (segment: number) => void;
}

/** Metal: the alloy of each colour, how the colours divide the ring, strips let in, and plating. */
export function MetalSection({ segment, onSegment }: MetalSectionProps) {
  const t = useTexts('configurator');
  const { design, ring, index, ringsOf } = useRingEdit();
  const at = Math.min(segment, ring.segments.length - 1);
  return (
    <>
      <Group title={t('metal.alloy')} link="metal">
        {ring.segments.length > 1 && <SegmentTabs ring={ring} chosen={at} onChoose={onSegment} />}
        <AlloyChooser
          name="band"
          title=""
          alloy={ring.segments[at]?.alloy ?? ''}
          path={`/rings/${index}/segments/${at}/alloy`}
          changes={(alloy) => writeLane(design, ring, ringsOf('metal'), at, { alloy })}
        />
        <PatternPiece at={at} />
      </Group>
      <ZweiklangEditor />
      <SplitEditor />
      <InlaysEditor />
      <Plating />
    </>
  );
}

/** Materials of which no two pieces look alike. */
const PATTERNED: readonly (AlloyWork | undefined)[] = ['layers', 'fibre'];
const PIECES = 9999;

/** Layered and woven metals: the next piece of the billet, until one pleases. */
function PatternPiece({ at }: { readonly at: number }) {
  const t = useTexts('configurator');
  const { alloys } = useSessionState((state) => state.menu);
  const { design, ring, ringsOf } = useRingEdit();
  const part = ring.segments[at];
  const draw = useEdit(() => {
    const pattern = 1 + Math.floor(Math.random() * PIECES);
    return writeLane(design, ring, ringsOf('metal'), at, { pattern });
  });
  const work = alloys.find((alloy) => alloy.id === part?.alloy)?.work;
  if (part === undefined || !PATTERNED.includes(work)) return null;
  return (
    <Button icon="redo" onClick={() => void draw()}>
      {t('pattern.other')}
    </Button>
  );
}

function Plating() {
  const t = useTexts('configurator');
  const { ring, ringsOf } = useRingEdit();
  const list: ChoiceList = {
    name: 'plating',
    choices: PLATINGS.map((plating): Choice<string> => ({
      value: plating,
      label: t(`plating.${plating}`),
      changes: plating === ring.plating ? [] : writeField(ringsOf('plating'), 'plating', plating),
    })),
  };
  useAssessed([list]);
  return (
    <Group title={t('fact.plating')} link="plating">
      <ChoiceCards list={list} label={t('fact.plating')} isLabelHidden value={ring.plating} look="chips" />
    </Group>
  );
}
