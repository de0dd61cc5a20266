import { contrastingAlloy, writeField } from '@ringwerk/advice';
import { mm, type Inlay } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { withEntry } from '../../model/ring-changes.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { FinishDisclosure } from '../finish-disclosure.tsx';
import { Group } from '../group.tsx';
import { Measure } from '../measure.tsx';
import { RemoveButton } from '../remove-button.tsx';
import { AlloyChooser } from './alloy-chooser.tsx';
import { PricedButton } from '../../parts/priced-button.tsx';
import styles from './metal.module.css';

/** The record holds at most this many strips. */
const INLAYS_MAX = 3;
/** A strip as it is offered first, mm. */
const USUAL = { width: mm(0.8), depth: mm(0.6), finish: 'polished' } as const;

/** Strips of another alloy in the outer surface. */
export function InlaysEditor() {
  const t = useTexts('configurator');
  const { alloys } = useSessionState((state) => state.menu);
  const { ring, ringsOf } = useRingEdit();
  const { inlays } = ring;
  const changes = (next: readonly Inlay[]) => writeField(ringsOf('inlays'), 'inlays', next);
  return (
    <Group title={t('inlays.title')} link="inlays">
      {inlays.length === 0 && <p className={styles['empty']}>{t('inlays.none')}</p>}
      {inlays.map((inlay, index) => (
        <InlayEditor
          key={index}
          inlay={inlay}
          index={index}
          changes={(next) => changes(withEntry(inlays, index, next))}
          removal={changes(inlays.filter((_, position) => position !== index))}
        />
      ))}
      {inlays.length < INLAYS_MAX && (
        <PricedButton
          name="add-inlay"
          icon="plus"
          changes={changes([
            ...inlays,
            { ...USUAL, alloy: contrastingAlloy(alloys, ring.segments), position: freePlace(inlays, ring.width) },
          ])}
        >
          {t('inlays.add')}
        </PricedButton>
      )}
    </Group>
  );
}

/** The middle, else a quarter that is still free. */
function freePlace(inlays: readonly Inlay[], width: number) {
  const places = [0, width / 4, -width / 4].map((place) => Math.round(place * 20) / 20);
  return mm(places.find((place) => inlays.every((inlay) => Math.abs(inlay.position - place) > 0.8)) ?? 0);
}

interface InlayEditorProps {
  readonly inlay: Inlay;
  readonly index: number;
  readonly changes: (inlay: Inlay) => ReturnType<typeof writeField>;
  readonly removal: ReturnType<typeof writeField>;
}

function InlayEditor({ inlay, index, changes, removal }: InlayEditorProps) {
  const t = useTexts('configurator');
  const { spans } = useSessionState((state) => state.menu);
  const { ring, index: ringIndex } = useRingEdit();
  const title = `${t('fact.inlay')} ${index + 1}`;
  const reach = Math.floor((ring.width / 2) * 20) / 20;
  const ranges = {
    width: spans['inlays/*/width'],
    position: { min: -reach, max: reach, step: 0.05 },
    depth: spans['inlays/*/depth'],
  };
  const names = { width: t('fact.width'), position: t('position'), depth: t('depth') };
  return (
    <div className={styles['inlay']} role="group" aria-label={title} data-part={`inlay-${index}`}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{title}</h3>
        <RemoveButton name={`remove-inlay-${index}`} label={`${title}: ${t('remove')}`} changes={removal} />
      </div>
      <AlloyChooser
        name={`inlay-${index}`}
        title={title}
        alloy={inlay.alloy}
        path={`/rings/${ringIndex}/inlays/${index}/alloy`}
        changes={(alloy) => changes({ ...inlay, alloy })}
      />
      {(['width', 'position', 'depth'] as const).map((field) => (
        <Measure
          key={field}
          label={`${title}: ${names[field]}`}
          value={inlay[field]}
          {...ranges[field]}
          gesture={`inlay-${index}-${field}`}
          changes={(value) => changes({ ...inlay, [field]: mm(value) })}
        />
      ))}
      <FinishDisclosure
        name={`inlay-${index}`}
        alloy={inlay.alloy}
        finish={inlay.finish}
        changes={(finish) => changes({ ...inlay, finish })}
      />
    </div>
  );
}
