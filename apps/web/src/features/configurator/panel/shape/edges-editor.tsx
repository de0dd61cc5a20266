import { writeField } from '@ringwerk/advice';
import { useState } from 'react';
import { EDGE_FORMS, mm, type EdgeForm, type EdgeWork, type RingDesign } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { useAssessed, type Choice, type ChoiceList } from '../../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { useEdit } from '../../session/use-edit.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { FinishDisclosure } from '../finish-disclosure.tsx';
import { Group } from '../group.tsx';
import { Measure } from '../measure.tsx';
import { EdgeDrawing } from './edge-drawing.tsx';

type Side = keyof RingDesign['edges'];

/** How wide and deep the workshop takes an edge when nothing else is said, mm. */
const USUAL: Readonly<Record<EdgeForm, EdgeWork>> = {
  chamfer: { form: 'chamfer', width: mm(0.3), depth: mm(0.3), finish: 'polished' },
  step: { form: 'step', width: mm(0.5), depth: mm(0.3), finish: 'polished' },
};

/** Both edges of the band: worked alike unless they are parted. */
export function EdgesEditor() {
  const t = useTexts('configurator');
  const { ring, index, ringsOf } = useRingEdit();
  const isEqual = JSON.stringify(ring.edges.left) === JSON.stringify(ring.edges.right);
  const [parted, setParted] = useState<number | null>(null);
  const isJoined = isEqual && parted !== index;
  const join = useEdit(() => {
    const { left, right } = ring.edges;
    return JSON.stringify(left) === JSON.stringify(right)
      ? []
      : writeField(ringsOf('edges'), 'edges', { left, right: left });
  });
  return (
    <Group title={t('edges.title')} link="edges" part="edge-left edge-right">
      <Switch
        isOn={isJoined}
        onChange={(isOn) => {
          setParted(isOn ? null : index);
          if (isOn) void join();
        }}
      >
        {t('edges.joined')}
      </Switch>
      {isJoined ? (
        <EdgeEditor side="left" sides={['left', 'right']} title={t('edges.title')} />
      ) : (
        <>
          <EdgeEditor side="left" sides={['left']} title={t('edge.left')} />
          <EdgeEditor side="right" sides={['right']} title={t('edge.right')} />
        </>
      )}
    </Group>
  );
}

interface EdgeEditorProps {
  /** The edge that is shown, and those that an edit reaches. */
  readonly side: Side;
  readonly sides: readonly Side[];
  readonly title: string;
}

function EdgeEditor({ side, sides, title }: EdgeEditorProps) {
  const t = useTexts('configurator');
  const { spans } = useSessionState((state) => state.menu);
  const { ring, ringsOf } = useRingEdit();
  const edge = ring.edges[side];
  const changes = (next: EdgeWork | null) =>
    writeField(
      ringsOf('edges'),
      'edges',
      sides.reduce((edges, name) => ({ ...edges, [name]: next }), ring.edges),
    );
  const forms: readonly Choice<EdgeForm | 'none'>[] = (['none', ...EDGE_FORMS] as const).map((form) => ({
    value: form,
    label: t(`edge.${form}`),
    picture: <EdgeDrawing form={form} />,
    changes:
      form === (edge?.form ?? 'none')
        ? []
        : changes(form === 'none' ? null : { ...USUAL[form], finish: edge?.finish ?? USUAL[form].finish }),
  }));
  const list: ChoiceList = { name: `edge-${side}`, choices: forms };
  useAssessed([list]);
  // A chamfer lies at 45°: it is as deep as it is wide.
  const sized = (from: EdgeWork, field: 'width' | 'depth', value: number): EdgeWork =>
    from.form === 'chamfer' ? { ...from, width: mm(value), depth: mm(value) } : { ...from, [field]: mm(value) };
  const measure = (field: 'width' | 'depth', from: EdgeWork) => (
    <Measure
      label={`${title}: ${t(field === 'width' ? 'fact.width' : 'depth')}`}
      value={from[field]}
      {...spans[`edges/left/${field}`]}
      {...(from.form === 'chamfer' ? { max: spans['edges/left/depth'].max } : {})}
      gesture={`edge-${side}-${field}`}
      changes={(value) => changes(sized(from, field, value))}
    />
  );
  return (
    <>
      <ChoiceCards
        list={list}
        label={title}
        isLabelHidden={sides.length > 1}
        value={edge?.form ?? 'none'}
        look="cards"
      />
      {edge !== null && (
        <>
          {measure('width', edge)}
          {edge.form === 'step' && measure('depth', edge)}
          <FinishDisclosure
            name={`edge-${side}`}
            alloy={ring.segments.at(side === 'left' ? 0 : -1)?.alloy ?? ''}
            finish={edge.finish}
            changes={(finish) => changes({ ...edge, finish })}
          />
        </>
      )}
    </>
  );
}
