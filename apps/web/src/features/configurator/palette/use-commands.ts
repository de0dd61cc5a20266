import { aloneChanges, partnerChanges, type Change } from '@ringwerk/advice';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { useCustomerView } from '../../../api/session-store.ts';
import { useTexts, type Translate } from '../../../i18n/use-texts.ts';
import type { Menu } from '../../../kernel-worker/kernel-messages.ts';
import { PATHS } from '../../../paths.ts';
import type { ViewerView } from '../../../viewer-host/viewer-types.ts';
import { openDialog, type DialogName } from '../session/open-dialog.ts';
import { useConfigurator, useDesignState, useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { writeLane } from '../model/ring-changes.ts';
import { SECTIONS, type Section } from '../stage/part-target.ts';
import type { Command } from './palette-commands.ts';
import { useRingTitle } from '../persons/use-ring-title.ts';

export interface CommandTargets {
  readonly onSection: (section: Section) => void;
  readonly onView: (view: ViewerView) => void;
}

const VIEWS = ['hero', 'front', 'side', 'top', 'macro'] as const satisfies readonly ViewerView[];
const PAGES = [
  ['home', 'nav.home'],
  ['selection', 'nav.selection'],
  ['zweiklang', 'nav.zweiklang'],
  ['watchLists', 'nav.watchLists'],
  ['stones', 'nav.stones'],
  ['quotes', 'nav.quotes'],
  ['orders', 'nav.orders'],
] as const;

/** Everything that the palette offers: what can be done, where one can go, and every metal, profile and finish. */
export function useCommands({ onSection, onView }: CommandTargets): readonly Command[] {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const isCustomerView = useCustomerView();
  const menu = useSessionState((state) => state.menu);
  const { design, ring, index, ringsOf, propose } = useRingEdit();
  const { session } = useConfigurator();
  const go = (key: string, group: string, name: string, run: () => void): Command => ({ key, group, name, run });
  const actions: readonly Command[] = [
    go('undo', t('palette.action'), t('undo'), () => session.undo()),
    go('redo', t('palette.action'), t('redo'), () => session.redo()),
    ...DIALOGS.filter(([name]) => !isCustomerView || !TRADE_DIALOGS.includes(name)).map(([name, key]) =>
      go(name, t('palette.action'), t(key), () => openDialog(name)),
    ),
    ...pairCommands(t, design, index, propose),
  ];
  const rings = useDesignState((state) => state.history.present.rings);
  return [
    ...SECTIONS.map((section) =>
      go(`section-${section}`, t('section.label'), t(`section.${section}`), () => onSection(section)),
    ),
    ...(rings.length > 1
      ? rings.map((ring, at) =>
          go(`ring-${at}`, t('ring.which'), titleOf(ring.role), () => session.store.getState().select(at)),
        )
      : []),
    ...actions,
    ...VIEWS.map((view) => go(`view-${view}`, t('view.label'), t(`view.${view}`), () => onView(view))),
    ...choiceCommands(t, menu, design, ring, ringsOf).map(({ changes, ...command }) => ({
      ...command,
      run: () => propose(changes),
    })),
    ...PAGES.map(([page, key]) => go(`page-${page}`, t('palette.page'), shell(key), () => void navigate(PATHS[page]))),
  ];
}

const DIALOGS = [
  ['keep', 'action.keep'],
  ['quote', 'action.quote'],
  ['order', 'action.order'],
  ['history', 'history.title'],
  ['ideas', 'ideas.title'],
  ['persons', 'persons.title'],
] as const satisfies readonly (readonly [DialogName, string])[];

/** Their dialogs hang on the bar that gives way to the couple's own. */
const TRADE_DIALOGS: readonly DialogName[] = ['keep', 'quote', 'order'];

function pairCommands(
  t: Translate<'configurator'>,
  design: Design,
  index: number,
  propose: (changes: readonly Change[]) => void,
): readonly Command[] {
  const partner = partnerChanges(design);
  const alone = aloneChanges(design, index);
  const group = t('palette.action');
  return [
    ...(partner === null ? [] : [{ key: 'partner', group, name: t('pair.make'), run: () => propose(partner) }]),
    ...(alone === null ? [] : [{ key: 'alone', group, name: t('pair.alone'), run: () => propose(alone) }]),
  ];
}

/** Metals, profiles and finishes for the chosen ring, or for both where they are joined. */
function choiceCommands(
  t: Translate<'configurator'>,
  menu: Menu,
  design: Design,
  ring: RingDesign,
  ringsOf: (link: 'metal' | 'finish' | 'profile') => readonly number[],
): readonly (Omit<Command, 'run'> & { readonly changes: readonly Change[] })[] {
  return [
    ...menu.alloys
      .filter((alloy) => alloy.isOffered)
      .map(({ id, name }) => ({
        key: `alloy-${id}`,
        group: t('fact.alloy'),
        name,
        changes: writeLane(design, ring, ringsOf('metal'), 0, { alloy: id }),
      })),
    ...menu.profiles.map(({ id, name }) => ({
      key: `profile-${id}`,
      group: t('fact.profile'),
      name,
      changes: ringsOf('profile').flatMap((ring) => [
        { path: `/rings/${ring}/profile`, value: id },
        { path: `/rings/${ring}/ratios`, value: null },
      ]),
    })),
    ...menu.finishes.map(({ id, name }) => ({
      key: `finish-${id}`,
      group: t('fact.finish'),
      name,
      changes: writeLane(design, ring, ringsOf('finish'), 0, { finish: id }),
    })),
  ];
}
