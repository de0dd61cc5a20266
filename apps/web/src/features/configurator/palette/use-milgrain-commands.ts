import { useTexts } from '../../../i18n/use-texts.ts';
import { placedWays, type GroovePlace } from '../model/groove-places.ts';
import { useFirstTaken } from '../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import type { Command } from '../../../domain/finding/commands.ts';

/** Beads where the ring has the place for them: no joints, no command. */
export function useMilgrainCommands(): readonly Command[] {
  return [useMilgrainAt('edges'), useMilgrainAt('joints'), useMilgrainAt('centre')].filter((found) => found !== null);
}

function useMilgrainAt(place: GroovePlace): Command | null {
  const t = useTexts('configurator');
  const also = useTexts('palette');
  const { milgrain: widths } = useSessionState((state) => state.menu.grooveWidths);
  const { design, ringsOf, proposeEdit } = useRingEdit();
  const ways = placedWays(design, ringsOf('grooves'), 'milgrain', widths[0] ?? 0.7, place);
  const changes = useFirstTaken(`palette-milgrain-${place}`, ways);
  if (changes.length === 0) return null;
  return {
    key: `milgrain-${place}`,
    group: t('grooves.title'),
    name: `${t('groove.milgrain')}: ${t(`groove-place.${place}`)}`,
    also: also('milgrain'),
    run: () => proposeEdit(changes),
  };
}
