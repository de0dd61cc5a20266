import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { useFactText } from '../model/use-fact-text.ts';
import { useDesignState } from '../session/use-configurator.ts';
import type { Section } from './part-target.ts';

export interface PartsMenuProps {
  readonly onPart: (ring: number, section: Section, segment: number) => void;
}

/** The parts of the rings as a list: the same way to an editor as a tap on the ring. */
export function PartsMenu({ onPart }: PartsMenuProps) {
  const t = useTexts('configurator');
  const facts = useFactText();
  const rings = useDesignState((state) => state.history.present.rings);
  const items = rings.flatMap((ring, index): MenuItem[] => {
    const role = t(`role.${ring.role}`);
    const item = (key: string, label: string, section: Section, segment = 0): MenuItem => ({
      key: `${index}-${key}`,
      label: `${role} · ${label}`,
      onSelect: () => onPart(index, section, segment),
    });
    return [
      ...ring.segments.map((segment, lane) => item(`band-${lane}`, facts.name('alloys', segment.alloy), 'metal', lane)),
      ...ring.grooves.map((_, groove) => item(`groove-${groove}`, `${t('fact.groove')} ${groove + 1}`, 'surface')),
      ...(ring.stones.length > 0 ? [item('stones', t('section.stones'), 'stones')] : []),
      item('inner', t('part.inner'), 'engraving'),
    ];
  });
  return <Menu label={t('parts')} button={<Icon name="list" />} items={items} />;
}
