import type { FocusEvent } from 'react';
import type { ViewerTarget } from '../../../viewer-host/viewer-types.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { useFactText } from '../session/use-fact-text.ts';
import { useDesignState } from '../session/use-configurator.ts';
import { mark } from './mark-store.ts';
import { targetOfPart, type Section } from '../model/part-target.ts';
import { useRingTitle } from '../session/use-ring-title.ts';

export interface PartsMenuProps {
  readonly onPart: (ring: number, section: Section, part: string) => void;
}

/** The parts of the rings as a list: the same way to an editor as a tap on the ring. */
export function PartsMenu({ onPart }: PartsMenuProps) {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const facts = useFactText();
  const rings = useDesignState((state) => state.history.present.rings);
  const targets: ViewerTarget[] = [];
  const items = rings.flatMap((ring, index): MenuItem[] => {
    const role = titleOf(ring.role);
    const item = (part: string, label: string, section: Section): MenuItem => {
      targets.push(targetOfPart(index, part));
      return {
        key: `${index}-${part}`,
        label: `${role} · ${label}`,
        onSelect: () => onPart(index, section, part),
      };
    };
    return [
      ...ring.segments.map((segment, lane) => item(`band-${lane}`, facts.name('alloys', segment.alloy), 'metal')),
      ...(['left', 'right'] as const)
        .filter((side) => ring.edges[side] !== null)
        .map((side) => item(`edge-${side}`, t(`edge.${side}`), 'shape')),
      ...ring.inlays.map((_, inlay) => item(`inlay-${inlay}`, `${t('fact.inlay')} ${inlay + 1}`, 'metal')),
      ...ring.grooves.map((_, groove) => item(`groove-${groove}`, `${t('fact.groove')} ${groove + 1}`, 'surface')),
      ...ring.stones.map((row, group) => item(`stones-${group}`, facts.stones(row), 'stones')),
      ...ring.engravings.map((line, place) =>
        item(
          `engraving-${place}`,
          `${t(`engraving.${line.face}`)} · ${line.text || t('engraving.drawing')}`,
          'engraving',
        ),
      ),
      item('inner', t('part.inner'), 'engraving'),
    ];
  });
  const markFocused = (event: FocusEvent<HTMLElement>): void => {
    const entries = [...event.currentTarget.querySelectorAll('[role="menuitem"]')];
    mark(targets[entries.indexOf(event.target)] ?? null);
  };
  return (
    <span onFocus={markFocused} onBlur={() => mark(null)}>
      <Menu label={t('parts')} button={<Icon name="list" />} items={items} />
    </span>
  );
}
