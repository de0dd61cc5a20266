import { useId, type KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SECTIONS, type Section } from '../stage/part-target.ts';
import { EngravingSection } from './engraving-section.tsx';
import { MetalSection } from './metal-section.tsx';
import styles from './panel.module.css';
import { RingSwitch } from './ring-switch.tsx';
import { ShapeSection } from './shape-section.tsx';
import { StonesSection } from './stones-section.tsx';
import { SurfaceSection } from './surface-section.tsx';

export interface PanelProps {
  readonly section: Section;
  readonly segment: number;
  readonly onSection: (section: Section) => void;
  readonly onSegment: (segment: number) => void;
}

/** The editors: which ring, which section, its properties. */
export function Panel({ section, segment, onSection, onSegment }: PanelProps) {
  const t = useTexts('configurator');
  const id = useId();
  const step = (event: KeyboardEvent): void => {
    const at = SECTIONS.indexOf(section);
    const by: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + SECTIONS.length,
      Home: 0,
      End: SECTIONS.length - 1,
    };
    const target = by[event.key];
    const next = target === undefined ? undefined : SECTIONS[target % SECTIONS.length];
    if (next === undefined) return;
    event.preventDefault();
    onSection(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <RingSwitch />
      <div role="tablist" aria-label={t('section.label')} tabIndex={-1} className={styles['tabs']} onKeyDown={step}>
        {SECTIONS.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === section}
            aria-controls={`${id}-panel`}
            tabIndex={name === section ? 0 : -1}
            className={classNames(styles['tab'], name === section && styles['chosen'])}
            onClick={() => onSection(name)}
          >
            {t(`section.${name}`)}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${section}`}
        className={styles['content']}
        key={section}
      >
        {section === 'shape' && <ShapeSection />}
        {section === 'metal' && <MetalSection segment={segment} onSegment={onSegment} />}
        {section === 'surface' && <SurfaceSection segment={segment} onSegment={onSegment} />}
        {section === 'stones' && <StonesSection />}
        {section === 'engraving' && <EngravingSection />}
      </div>
    </>
  );
}
