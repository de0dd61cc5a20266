import type { ViewerTarget } from '../../../viewer-host/viewer-types.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { useDesignState } from '../session/use-configurator.ts';
import { numberOfPart, partOf, sectionOf, type Section } from '../model/part-target.ts';
import { useRingTitle } from '../session/use-ring-title.ts';

/** What a place on the ring is called: "Ladies' ring · 750 rose gold". */
export function usePartName(): (target: ViewerTarget) => string {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const facts = useFactText();
  const rings = useDesignState((state) => state.history.present.rings);
  return (target) => {
    const ring = rings[target.ring];
    if (ring === undefined) return '';
    const part = partOf(target);
    const number = numberOfPart(part);
    const alloy = (ring.segments[number] ?? ring.segments[0])?.alloy ?? '';
    const row = ring.stones[number];
    const names: Readonly<Record<Section, string>> = {
      shape: t(part === 'edge-right' ? 'edge.right' : 'edge.left'),
      metal: part.startsWith('inlay-') ? `${t('fact.inlay')} ${number + 1}` : facts.name('alloys', alloy),
      surface: `${t('fact.groove')} ${number + 1}`,
      stones: row === undefined ? t('section.stones') : facts.stones(row),
      engraving: t('part.inner'),
    };
    return `${titleOf(ring.role)} · ${names[sectionOf(target)]}`;
  };
}
