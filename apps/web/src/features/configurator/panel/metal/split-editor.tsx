import {
  contrastingAlloy,
  newSwing,
  sharesChanges,
  splitFormChanges,
  splitSegments,
  swingChanges,
} from '@ringwerk/advice';
import { SPLIT_FORMS, type Segment } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import type { AlloyEntry } from '../../../../kernel-worker/kernel-messages.ts';
import { SPLITS, splitName, splitOf } from '../../model/ring-changes.ts';
import { useAssessed, type Choice, type ChoiceList } from '../../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { Group } from '../group.tsx';
import { SplitDrawing } from '../split-drawing.tsx';
import { SwingMeasures } from '../swing-measures.tsx';
import { SharesEditor } from './shares-editor.tsx';

const swatchOf = (alloys: readonly AlloyEntry[], id: string): string =>
  alloys.find((alloy) => alloy.id === id)?.swatch ?? '#999999';

/** How many colours in which ratio, along which line. */
export function SplitEditor() {
  const t = useTexts('configurator');
  const { design, ring, ringsOf } = useRingEdit();
  const rings = ringsOf('split');
  const ratios: ChoiceList = { name: 'split', choices: useRatioChoices() };
  const forms: ChoiceList = { name: 'split-form', choices: useFormChoices() };
  useAssessed([ratios, forms]);
  return (
    <Group title={t('fact.split')} link="split">
      <ChoiceCards list={ratios} label={t('split.ratio')} value={splitOf(ring)} look="cards" />
      <SharesEditor />
      <ChoiceCards list={forms} label={t('fact.split-form')} value={ring.split.form} look="cards" />
      <SwingMeasures
        title={t('fact.split')}
        line={ring.split}
        gesture="split"
        changes={(split) => swingChanges(design, ring, rings, split)}
      />
    </Group>
  );
}

function useColours(): (segments: readonly Segment[]) => readonly string[] {
  const { alloys } = useSessionState((state) => state.menu);
  return (segments) => segments.map((segment) => swatchOf(alloys, segment.alloy));
}

/** The ratios on offer, each in the colours and with the line that it would have. */
function useRatioChoices(): readonly Choice<string>[] {
  const t = useTexts('configurator');
  const { alloys } = useSessionState((state) => state.menu);
  const { design, ring, ringsOf } = useRingEdit();
  const colours = useColours();
  return SPLITS.map((shares) => {
    const segments = splitSegments(ring.segments, shares, contrastingAlloy(alloys, ring.segments));
    return {
      value: splitName(shares),
      label: shares.length === 1 ? t('split.one') : splitName(shares),
      picture: (
        <SplitDrawing
          colours={colours(segments)}
          shares={shares}
          split={ring.split.form === 'shell' && shares.length !== 2 ? newSwing('straight', ring.width) : ring.split}
          ringWidth={ring.width}
        />
      ),
      changes: splitOf(ring) === splitName(shares) ? [] : sharesChanges(design, ring, ringsOf('split'), segments),
    };
  });
}

function useFormChoices(): readonly Choice<string>[] {
  const t = useTexts('configurator');
  const { alloys } = useSessionState((state) => state.menu);
  const { design, ring, ringsOf } = useRingEdit();
  const colours = useColours();
  const second = contrastingAlloy(alloys, ring.segments);
  return SPLIT_FORMS.map((form) => {
    const isTwo = form === 'shell' || ring.segments.length === 1;
    const segments = isTwo ? splitSegments(ring.segments, [1, 1], second) : ring.segments;
    const line = form === ring.split.form ? ring.split : newSwing(form === 'shell' ? 'straight' : form, ring.width);
    return {
      value: form,
      label: t(`split-form.${form}`),
      picture: (
        <SplitDrawing
          colours={colours(segments)}
          shares={segments.map((segment) => segment.share)}
          split={{ ...line, form }}
          ringWidth={ring.width}
        />
      ),
      changes: splitFormChanges(design, ring, ringsOf('split'), form, second),
    };
  });
}
