import { aloneChanges, partnerChanges, type Change } from '@ringwerk/advice';
import { areaOfRoute, mayEnter } from '@ringwerk/contract';
import { mm, type Design } from '@ringwerk/kernel';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { useCustomerView, useSession, visitorOf } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts, type Translate } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import type { ViewerView } from '../../../viewer-host/viewer-types.ts';
import { useRingTitle } from '../session/use-ring-title.ts';
import { useConfigurator, useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { SECTIONS, type Section } from '../model/part-target.ts';
import { choiceCommands } from './choice-commands.ts';
import type { Command } from '../../../domain/finding/commands.ts';
import { typedSize } from './typed-size.ts';
import { useActionCommands } from './use-action-commands.ts';
import { useMilgrainCommands } from './use-milgrain-commands.ts';

export interface CommandTargets {
  readonly onSection: (section: Section) => void;
  /** Opens the editor of a part of a ring and goes on there with the keys. */
  readonly onPart: (ring: number, section: Section, part: string) => void;
  readonly onView: (view: ViewerView) => void;
}

const VIEWS = ['hero', 'front', 'side', 'top', 'macro'] as const satisfies readonly ViewerView[];
const MEASURES = ['width', 'height', 'size'] as const;
const PAGES = [
  ['home', 'nav.home'],
  ['selection', 'nav.selection'],
  ['zweiklang', 'nav.zweiklang'],
  ['watchLists', 'nav.watchLists'],
  ['compare', 'nav.compare'],
  ['stones', 'nav.stones'],
  ['quotes', 'nav.quotes'],
  ['orders', 'nav.orders'],
] as const;

/** Everything that the palette offers: what can be done, where one can go, and every metal, profile, finish and stone. */
export function useCommands(targets: CommandTargets, typed: string): readonly Command[] {
  const t = useTexts('configurator');
  const also = useTexts('palette');
  const menu = useSessionState((state) => state.menu);
  const edit = useRingEdit();
  const { design, proposeEdit } = edit;
  const pages = usePageCommands();
  return [
    ...useSizeCommand(typed),
    ...useWays(targets),
    ...useActionCommands(),
    ...pairCommands(t, design, edit.index, proposeEdit),
    ...useMilgrainCommands(),
    ...choiceCommands({ t, also }, { menu, ...edit }).map(({ changes, ...command }) => ({
      ...command,
      run: () => proposeEdit(changes),
    })),
    ...pages,
  ];
}

/** Sections, rings, measures and views. */
function useWays({ onSection, onPart, onView }: CommandTargets): readonly Command[] {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const also = useTexts('palette');
  const { session } = useConfigurator();
  const { design, index } = useRingEdit();
  return [
    ...SECTIONS.map((section) => ({
      key: `section-${section}`,
      group: t('section.label'),
      name: t(`section.${section}`),
      also: also(`section-${section}`),
      run: () => onSection(section),
    })),
    ...MEASURES.map((measure) => ({
      key: `measure-${measure}`,
      group: t('section.shape'),
      name: t(`fact.${measure}`),
      also: also(measure),
      run: () => onPart(index, 'shape', measure),
    })),
    ...(design.rings.length < 2
      ? []
      : design.rings.map(({ role }, at) => ({
          key: `ring-${at}`,
          group: t('ring.which'),
          name: titleOf(role),
          run: () => session.store.getState().select(at),
        }))),
    ...VIEWS.map((view) => ({
      key: `view-${view}`,
      group: t('view.label'),
      name: t(`view.${view}`),
      run: () => onView(view),
    })),
  ];
}

/** A typed size is taken as it is: "54", "US 7". Whatever else was typed, it is found. */
function useSizeCommand(typed: string): readonly Command[] {
  const t = useTexts('configurator');
  const format = useFormat();
  const { size, sizeSystem } = useSessionState((state) => state.menu);
  const { ringsOf, proposeEdit } = useRingEdit();
  const value = typedSize(typed, sizeSystem, size);
  if (value === null) return [];
  const label = sizeLabel(sizeSystem, mm(value));
  return [
    {
      key: 'size-typed',
      group: t('fact.size'),
      name: `${format.mm(value)} · ${t(`size.${sizeSystem}`, { label })}`,
      also: typed,
      run: () => proposeEdit(ringsOf('size').map((ring) => ({ path: `/rings/${ring}/size`, value }))),
    },
  ];
}

/** Pages of the portal: all of them are closed while a couple looks on. */
function usePageCommands(): readonly Command[] {
  const t = useTexts('configurator');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const visitor = visitorOf(useSession());
  if (useCustomerView()) return [];
  const isOpen = (path: string): boolean => {
    const area = areaOfRoute(path);
    return area !== null && mayEnter(area, visitor);
  };
  return PAGES.filter(([page]) => isOpen(PATHS[page])).map(([page, key]) => ({
    key: `page-${page}`,
    group: t('palette.page'),
    name: shell(key),
    run: () => void navigate(PATHS[page]),
  }));
}

function pairCommands(
  t: Translate<'configurator'>,
  design: Design,
  index: number,
  proposeEdit: (changes: readonly Change[]) => void,
): readonly Command[] {
  const partner = partnerChanges(design);
  const alone = aloneChanges(design, index);
  const group = t('palette.action');
  return [
    ...(partner === null ? [] : [{ key: 'partner', group, name: t('pair.make'), run: () => proposeEdit(partner) }]),
    ...(alone === null ? [] : [{ key: 'alone', group, name: t('pair.alone'), run: () => proposeEdit(alone) }]),
  ];
}
