import { writeField, type Change } from '@ringwerk/advice';
import type { FinishId, Groove, GrooveShape } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { finishTargets } from '../model/finish-targets.ts';
import { groovesWith, newGroove, writeLane } from '../model/ring-changes.ts';
import { GROOVE_PLACES, placedWays, type GroovePlace } from '../model/groove-places.ts';
import { useFirstTaken } from '../session/use-choices.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { FinishCards } from './finish-cards.tsx';
import { Group } from './group.tsx';
import { GrooveEditor } from './groove-editor.tsx';
import { PricedButton } from '../parts/priced-button.tsx';
import styles from './surface-section.module.css';

/** Grooves with a name of their own: people ask for milgrain, not for a groove with beads. */
const BEADED = ['milgrain', 'bead'] as const satisfies readonly GrooveShape[];
/** The tool that is usually taken: of beads the finest, of all others the second smallest. */
const usualWidth = (shape: GrooveShape, widths: readonly number[]): number =>
  (BEADED.some((beaded) => beaded === shape) ? widths[0] : widths[1]) ?? widths[0] ?? 0.5;
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
  const { design, ring, ringsOf } = useRingEdit();
  const targets = finishTargets(ring);
  const chosen = targets.find((entry) => entry.name === target) ?? targets[0];
  if (chosen === undefined) return null;
  const changes = (finish: FinishId): readonly Change[] =>
    chosen.kind === 'band'
      ? writeLane(design, ring, ringsOf('finish'), chosen.index, { finish })
      : ringsOf(chosen.link).map((index) => ({
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
  const { design, ring, ringsOf } = useRingEdit();
  const changes = (grooves: readonly Groove[]) => writeField(ringsOf('grooves'), 'grooves', grooves);
  /** Each ring gets it where its own joints and width have room. */
  const added = (shape: GrooveShape): readonly Change[] =>
    ringsOf('grooves').flatMap((index) => {
      const target = design.rings[index] ?? ring;
      const groove = newGroove(
        { ...target, grooves: ring.grooves },
        shape,
        usualWidth(shape, menu.grooveWidths[shape]),
      );
      return writeField([index], 'grooves', [...ring.grooves, groove]);
    });
  return (
    <Group title={t('grooves.title')} link="grooves">
      {ring.grooves.length === 0 && <p className={styles['empty']}>{t('grooves.none')}</p>}
      {ring.grooves.map((groove, index) => (
        <GrooveEditor
          key={index}
          groove={groove}
          index={index}
          changes={(next) => groovesWith(design, ring, ringsOf('grooves'), index, next)}
          removal={changes(ring.grooves.filter((_, position) => position !== index))}
        />
      ))}
      {ring.grooves.length < GROOVES_MAX && (
        <div className={styles['buttons']}>
          <PricedButton name="add-groove" icon="plus" changes={added('v')}>
            {t('grooves.add')}
          </PricedButton>
          {BEADED.map((shape) => (
            <PricedButton key={shape} name={`add-${shape}`} look="quiet" icon="plus" changes={added(shape)}>
              {t(`groove.${shape}`)}
            </PricedButton>
          ))}
          {GROOVE_PLACES.map((place) => (
            <MilgrainButton key={place} place={place} />
          ))}
        </div>
      )}
    </Group>
  );
}

/** Beads at a place that people name, on a ring that has it; a line between its colours gives way as far as it must. */
function MilgrainButton({ place }: { readonly place: GroovePlace }) {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { design, ringsOf } = useRingEdit();
  const name = `milgrain-${place}`;
  const width = usualWidth('milgrain', menu.grooveWidths.milgrain);
  const changes = useFirstTaken(`${name}-ways`, placedWays(design, ringsOf('grooves'), 'milgrain', width, place));
  if (changes.length === 0) return null;
  return (
    <PricedButton name={name} look="quiet" icon="plus" changes={changes}>
      {t('groove.milgrain')}: {t(`groove-place.${place}`)}
    </PricedButton>
  );
}
