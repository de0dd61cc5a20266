import type { ViewerTarget, ViewerView } from '../../../viewer-host/viewer-types.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useCustomerView } from '../../../api/session-store.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './configurator-view.module.css';
import { CustomerBar } from '../sharing/customer-bar.tsx';
import { Panel, type ChosenParts } from '../panel/panel.tsx';
import { RefusalNotice } from '../panel/refusal-notice.tsx';
import { Warnings } from '../panel/warnings.tsx';
import { SheetHandle, SNAPS, type Snap } from '../panel/sheet-handle.tsx';
import { LazyDialogs } from './lazy-dialogs.tsx';
import { PriceBar } from '../price/price-bar.tsx';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import { closeDialog } from '../session/open-dialog.ts';
import { useShortcuts } from '../session/use-shortcuts.ts';
import { useStack } from '../session/use-stack.ts';
import { numberOfPart, partOf, sectionOf, type Section } from '../model/part-target.ts';
import { Dimensions } from '../stage/dimensions.tsx';
import { StageHead } from '../stage/stage-head.tsx';
import { Stage } from '../stage/stage.tsx';

/** Where the effect of a section is seen best. */
const VIEW_OF: Readonly<Record<Section, ViewerView>> = {
  shape: 'hero',
  metal: 'hero',
  surface: 'hero',
  stones: 'macro',
  engraving: 'engraving',
};

/** Height of the panel where it is a sheet. A refusal lifts the lowest one: its reason and way out have no room there. */
function useSheet() {
  const [chosen, set] = useState<Snap>('half');
  const isRefused = useSessionState((state) => state.refusal !== null);
  const raise = (): void => {
    if (chosen === 'low') set('half');
  };
  return { snap: isRefused && chosen === 'low' ? 'half' : chosen, isRefused, set, raise } as const;
}

/** Stage, panel and price of an open design. */
export function ConfiguratorView() {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const isCustomerView = useCustomerView();
  const [section, setSection] = useState<Section>('shape');
  const [parts, setParts] = useState<ChosenParts>({ chosen: {}, touched: null });
  const [view, setView] = useState<{ readonly name: ViewerView; readonly turn: number }>({ name: 'hero', turn: 0 });
  const sheet = useSheet();
  useShortcuts(session);
  useStack();
  useEffect(() => closeDialog, []);
  const openSection = (next: Section): void => {
    if (VIEW_OF[next] !== VIEW_OF[section]) setView(({ turn }) => ({ name: VIEW_OF[next], turn: turn + 1 }));
    setSection(next);
  };
  const choosePart = (of: Section, part: string): void =>
    setParts((before) => ({ chosen: { ...before.chosen, [of]: part }, touched: null }));
  const openPart = (ring: number, next: Section, part: string, isListed = true): void => {
    session.store.getState().select(ring);
    setParts((before) => ({ chosen: { ...before.chosen, [next]: part }, touched: { part, isListed } }));
    setSection(next);
    sheet.raise();
  };
  const onPick = (target: ViewerTarget): void => openPart(target.ring, sectionOf(target), partOf(target), false);
  return (
    <div className={styles['configurator']} data-snap={sheet.snap} data-refused={sheet.isRefused || undefined}>
      <div className={styles['stage']}>
        <Stage
          view={view}
          onPick={onPick}
          editing={{
            section,
            group: numberOfPart(parts.chosen.stones ?? null),
            line: numberOfPart(parts.chosen.engraving ?? null),
          }}
        />
        <StageHead onPart={openPart} />
        <Dimensions />
      </div>
      <aside className={styles['panel']} aria-label={t('panel.label')}>
        <SheetHandle snap={sheet.snap} snaps={SNAPS} onSnap={sheet.set} />
        <Panel section={section} parts={parts} onSection={openSection} onPart={choosePart} />
        <div className={styles['warnings']}>
          <Warnings />
        </div>
        <RefusalNotice />
        <BrokenNotice />
        <div className={styles['foot']}>
          <PriceBar />
          {isCustomerView ? <CustomerBar /> : <ActionBar />}
        </div>
      </aside>
      <LazyDialogs
        onSection={openSection}
        onPart={openPart}
        onView={(name) => setView(({ turn }) => ({ name, turn: turn + 1 }))}
      />
    </div>
  );
}

/** The kernel's worker has stopped: nothing is computed until the page is loaded again. */
function BrokenNotice() {
  const t = useTexts('configurator');
  const isBroken = useSessionState((state) => state.isBroken);
  if (!isBroken) return null;
  return (
    <div role="alert" className={styles['broken']}>
      <p>{t('kernel.broken')}</p>
      <Button onClick={() => window.location.reload()}>{t('kernel.reload')}</Button>
    </div>
  );
}
