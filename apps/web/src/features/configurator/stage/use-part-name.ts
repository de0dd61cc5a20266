import type { ViewerTarget } from '../../../viewer-host/viewer-types.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFactText } from '../model/use-fact-text.ts';
import { useDesignState } from '../session/use-configurator.ts';
import { segmentOfPart } from './part-target.ts';

/** What a place on the ring is called: "Ladies' ring · 750 rose gold". */
export function usePartName(): (target: ViewerTarget) => string {
  const t = useTexts('configurator');
  const facts = useFactText();
  const rings = useDesignState((state) => state.history.present.rings);
  return (target) => {
    const ring = rings[target.ring];
    if (ring === undefined) return '';
    const role = t(`role.${ring.role}`);
    if (target.stoneId !== null || target.partKind === 'seat') return `${role} · ${t('section.stones')}`;
    if (target.partKind === 'groove' || target.partKind === 'bead') return `${role} · ${t('fact.groove')}`;
    if (target.partKind === 'inner') return `${role} · ${t('part.inner')}`;
    const segment = ring.segments[segmentOfPart(target.partId)] ?? ring.segments[0];
    return segment === undefined ? role : `${role} · ${facts.name('alloys', segment.alloy)}`;
  };
}
