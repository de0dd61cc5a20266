import { lazy, Suspense } from 'react';
import { ENGRAVING_FACES, ENGRAVING_METHODS, type Engraving, type EngravingFace } from '@ringwerk/kernel';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';
import { mostCharacters } from '@ringwerk/kernel/rules';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { OptionCards } from '../../../../ui/controls/option-cards.tsx';
import { saysSomething, withMethod } from '../../model/engraving-lines.ts';
import { useAssessed, useCards, type Choice } from '../../session/use-choices.ts';
import { useRingEdit } from '../../session/use-configurator.ts';
import { Group } from '../group.tsx';
import { emptyFace } from './empty-face.ts';
import { EngravingStrip } from './engraving-strip.tsx';
import { FontCards } from './font-cards.tsx';
import { Legibility } from './legibility.tsx';
import { LineButtons, LineTabs } from './line-list.tsx';
import { LinePlace } from './line-place.tsx';
import { LineText } from './line-text.tsx';
import { useEngravingLines, type EngravingLines } from './use-engraving-lines.ts';
import { useUnrolledFace } from './use-unrolled-face.ts';

const LineDrawing = lazy(() => import('./line-drawing.tsx'));

export interface EngravingSectionProps {
  readonly line: number;
  readonly onLine: (line: number) => void;
}

/** Engraving: words, signs and drawings inside and outside, on the unrolled face of the real ring. */
export function EngravingSection({ line, onLine }: EngravingSectionProps) {
  const t = useTexts('configurator');
  const { ring, settle } = useRingEdit();
  const edit = useEngravingLines(line, onLine);
  const { lines, chosen, engraving, write } = edit;
  const strip = useUnrolledFace(ring, engraving.face, lines);
  const onStrip = lineOn(strip, lines, chosen);
  return (
    <>
      <Group title={t('engraving.title')} link="engraving" part={`engraving-${chosen} inner`}>
        <LineTabs lines={lines} chosen={chosen} onChoose={onLine} />
        <EngravingStrip
          ring={ring}
          strip={strip ?? emptyFace(ring, engraving.face)}
          line={onStrip}
          onPlace={(place) => write((now) => ({ ...now, ...place }), 'place')}
          onSettle={settle}
        />
        {strip !== null && onStrip !== null && <Legibility strip={strip} line={onStrip} />}
        <LineText text={engraving.text} most={mostCharacters(engraving)} onType={edit.type} onRest={edit.rest} />
        <Suspense>
          <LineDrawing engraving={engraving} letterHeight={onStrip?.letterHeight ?? null} onWrite={write} />
        </Suspense>
        <LineButtons edit={edit} />
      </Group>
      <Group title={t('engraving.look')}>
        <LineLook edit={edit} />
        <FontCards ring={ring} engraving={engraving} changes={edit.changes} onWrite={write} />
      </Group>
      {saysSomething(engraving) && (
        <Group title={t('position')}>
          <LinePlace engraving={engraving} letterHeight={onStrip?.letterHeight ?? null} onWrite={write} />
        </Group>
      )}
    </>
  );
}

/** The chosen line among those of its face that say something. */
function lineOn(strip: UnrolledFace | null, lines: readonly Engraving[], chosen: number) {
  const line = lines[chosen];
  if (strip === null || line === undefined || !saysSomething(line)) return null;
  const before = lines.slice(0, chosen).filter((other) => other.face === line.face && saysSomething(other)).length;
  const found = strip.engravings[before];
  return found?.engraving.face === line.face ? found : null;
}

/** On which side, and by which tool. */
function LineLook({ edit: { engraving, changes, write } }: { readonly edit: EngravingLines }) {
  const t = useTexts('configurator');
  const faces = ENGRAVING_FACES.map((face): Choice<EngravingFace> => ({
    value: face,
    label: t(`engraving.${face}`),
    changes: face === engraving.face ? [] : changes({ ...engraving, face }),
  }));
  const methods = ENGRAVING_METHODS.map((method): Choice<Engraving['method']> => ({
    value: method,
    label: t(`engraving.${method}`),
    changes: method === engraving.method ? [] : changes(withMethod(engraving, method)),
  }));
  useAssessed([
    { name: 'engraving-face', choices: faces },
    { name: 'method', choices: methods },
  ]);
  return (
    <>
      <OptionCards
        label={t('fact.engraving-face')}
        look="chips"
        options={useCards('engraving-face', faces)}
        value={engraving.face}
        onChoose={(face) => write((now) => ({ ...now, face }), null)}
      />
      <OptionCards
        label={t('fact.method')}
        look="chips"
        options={useCards('method', methods)}
        value={engraving.method}
        onChoose={(method) => write((now) => withMethod(now, method), null)}
      />
    </>
  );
}
