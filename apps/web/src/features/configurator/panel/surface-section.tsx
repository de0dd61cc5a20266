import type { FinishId, Groove } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { finishTargets } from '../model/finish-targets.ts';
import { groovesWith, newGroove, writeField } from '../model/ring-changes.ts';
import { useFactText } from '../model/use-fact-text.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { FinishCards } from './finish-cards.tsx';
import { Group } from './group.tsx';
import { GrooveEditor } from './groove-editor.tsx';
import styles from './surface-section.module.css';

/** The record holds at most this many grooves. */
const GROOVES_MAX = 6;

export interface SurfaceSectionProps {
  /** Name of the surface that is worked, as `finishTargets` has it. */
  readonly target: string;
  readonly onTarget: (target: string) => void;
}

/** Surface: the finish of every visible surface of the ring, and the grooves. */
export function SurfaceSection({ target, onTarget }: SurfaceSectionProps) {
  const t = useTexts('configurator');
  const facts = useFactText();
  const { ring, ringsOf } = useRingEdit();
  const targets = finishTargets(ring);
  const chosen = targets.find((entry) => entry.name === target) ?? targets[0];
  if (chosen === undefined) return null;
  const changes = (finish: FinishId) =>
    ringsOf(chosen.link).map((index) => ({
      path: `/rings/${index}/${chosen.field}`,
      value: chosen.withFinish(finish),
    }));
  return (
    <>
      <Group title={t('fact.finish')} link={chosen.link}>
        {targets.length > 1 && (
          <OptionCards
            label={t('surface.which')}
            look="chips"
            options={targets.map((entry) => ({ value: entry.name, label: facts.surface(entry, ring) }))}
            value={chosen.name}
            onChoose={onTarget}
          />
        )}
        <FinishCards name="finish" alloy={chosen.alloy} finish={chosen.finish} changes={changes} />
      </Group>
      <Grooves />
    </>
  );
}

/** The grooves of the band, each with its editor. */
function Grooves() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { design, ring, ringsOf, propose } = useRingEdit();
  const changes = (grooves: readonly Groove[]) => writeField(ringsOf('grooves'), 'grooves', grooves);
  /** Each ring gets it where its own joints and width have room. */
  const add = (): void =>
    propose(
      ringsOf('grooves').flatMap((index) => {
        const target = design.rings[index] ?? ring;
        const groove = newGroove({ ...target, grooves: ring.grooves }, menu.grooveWidths.v[1] ?? 0.5);
        return writeField([index], 'grooves', [...ring.grooves, groove]);
      }),
    );
  return (
    <Group title={t('grooves.title')} link="grooves">
      {ring.grooves.length === 0 && <p className={styles['empty']}>{t('grooves.none')}</p>}
      {ring.grooves.map((groove, index) => (
        <GrooveEditor
          key={index}
          groove={groove}
          index={index}
          changes={(next) => groovesWith(design, ring, ringsOf('grooves'), index, next)}
          onRemove={() => propose(changes(ring.grooves.filter((_, position) => position !== index)))}
        />
      ))}
      {ring.grooves.length < GROOVES_MAX && (
        <Button icon="plus" onClick={add}>
          {t('grooves.add')}
        </Button>
      )}
    </Group>
  );
}
