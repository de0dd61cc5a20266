import { useDeferredValue, useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PartContext } from '../session/use-edit.ts';
import { numberOfPart, SECTIONS, type Section } from '../model/part-target.ts';
import { EngravingSection } from './engraving/engraving-section.tsx';
import { MetalSection } from './metal-section.tsx';
import styles from './panel.module.css';
import { RingSwitch } from './ring-switch.tsx';
import { ShapeSection } from './shape-section.tsx';
import { StonesSection } from './stones-section.tsx';
import { SurfaceSection } from './surface-section.tsx';

/** Which part of the ring each section shows, by the names of `partOf`. */
export interface ChosenParts {
  readonly chosen: Partial<Readonly<Record<Section, string>>>;
  /** The part that was touched on the ring last: the panel moves to its editor. A new object for each touch. */
  readonly touched: { readonly part: string; readonly isListed: boolean } | null;
}

export interface PanelProps {
  readonly section: Section;
  readonly parts: ChosenParts;
  readonly onSection: (section: Section) => void;
  readonly onPart: (section: Section, part: string) => void;
}

/** Where the keys go on in an editor: at its first control; at a measure in its number, not at the switch before it. */
const CONTROL = 'input, button, select, [tabindex="0"]';
const FIELD = 'input[inputmode="decimal"]';
const MEASURES = ['width', 'height', 'size'];

/** Moves the panel to the editor of a part that was touched; who chose it from the list goes on there with the keys. */
function useTouchedPart(content: RefObject<HTMLDivElement | null>, touched: ChosenParts['touched']): void {
  useEffect(() => {
    if (touched === null) return;
    const part = touched.part.replace(/^inner-\d+$/u, 'inner');
    const editor = content.current?.querySelector<HTMLElement>(`[data-part~="${part}"]`) ?? content.current;
    editor?.scrollIntoView({ block: 'start' });
    if (touched.isListed) editor?.querySelector<HTMLElement>(MEASURES.includes(part) ? FIELD : CONTROL)?.focus();
  }, [content, touched]);
}

/** The editors: which ring, which section, its properties. */
export function Panel({ section, parts, onSection, onPart }: PanelProps) {
  const t = useTexts('configurator');
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useTouchedPart(content, parts.touched);
  const chosen = parts.chosen[section] ?? '';
  // The ring comes first: the frame of the panel stands with the stage, its many editors are drawn after it, in slices.
  const isFilled = useDeferredValue(true, false);
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
        ref={content}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${section}`}
        className={styles['content']}
        key={section}
      >
        <PartContext value={chosen}>
          {isFilled && <OpenSection section={section} chosen={chosen} onPart={onPart} />}
        </PartContext>
      </div>
    </>
  );
}

interface OpenSectionProps {
  readonly section: Section;
  readonly chosen: string;
  readonly onPart: PanelProps['onPart'];
}

function OpenSection({ section, chosen, onPart }: OpenSectionProps) {
  switch (section) {
    case 'shape':
      return <ShapeSection />;
    case 'metal':
      return <MetalSection segment={numberOfBand(chosen)} onSegment={(lane) => onPart('metal', `band-${lane}`)} />;
    case 'surface':
      return <SurfaceSection target={chosen} onTarget={(target) => onPart('surface', target)} />;
    case 'stones':
      return <StonesSection group={numberOfPart(chosen)} onGroup={(group) => onPart('stones', `stones-${group}`)} />;
    case 'engraving':
      return (
        <EngravingSection line={numberOfPart(chosen)} onLine={(line) => onPart('engraving', `engraving-${line}`)} />
      );
  }
}

/** An inlay was touched: the colours above it stay at the first one. */
const numberOfBand = (part: string): number => (part.startsWith('band-') ? numberOfPart(part) : 0);
