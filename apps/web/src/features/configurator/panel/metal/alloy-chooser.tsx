import type { Change } from '@ringwerk/advice';
import type { AlloyGroup } from '@ringwerk/catalogue';
import { useId, useState } from 'react';
import { preferredFirst, usePreferences } from '../../../../api/preferences.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { LeafChips } from '../../../../ui/controls/leaf-chips.tsx';
import { groupsOf } from './alloy-groups.ts';
import { useAssessed, type Choice, type ChoiceList } from '../../session/use-choices.ts';
import { useSessionState } from '../../session/use-configurator.ts';
import { AlloyFault } from './alloy-fault.tsx';
import { AlloySwatch } from '../alloy-swatch.tsx';
import { ChoiceCards } from '../choice-cards.tsx';

export interface AlloyChooserProps {
  /** Unique on the page. */
  readonly name: string;
  /** Before the labels, where several parts are shown; empty for the band itself. */
  readonly title: string;
  readonly alloy: string;
  /** Where the record holds it. */
  readonly path: string;
  readonly changes: (alloy: string) => readonly Change[];
}

/** The alloy of one part: first its fineness, then its colour. */
export function AlloyChooser({ name, title, alloy, path, changes }: AlloyChooserProps) {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const preferred = usePreferences().alloys;
  const alloys = preferredFirst(menu.alloys, ({ id }) => id, preferred);
  const entry = alloys.find((known) => known.id === alloy);
  const colours = useId();
  const [group, setGroup] = useState<{ readonly group: AlloyGroup; readonly of: string } | null>(null);
  // A group that was leafed to holds until the alloy itself changes.
  const own = entry?.group ?? null;
  const shown = group?.of === alloy ? group.group : (own ?? 'au585');
  const groups = groupsOf(alloys, preferred);
  const list: ChoiceList = {
    name: `alloy-${name}`,
    choices: alloys
      .filter((known) => known.group === shown && (known.isOffered || known.id === alloy))
      .map((known): Choice<string> => ({
        value: known.id,
        label: known.name,
        note: known.name.includes(known.hallmark) ? undefined : known.hallmark,
        picture: <AlloySwatch colour={known.swatch} />,
        changes: known.id === alloy ? [] : changes(known.id),
      })),
  };
  useAssessed([list]);
  const label = (text: string): string => (title === '' ? text : `${title}: ${text}`);
  return (
    <>
      <LeafChips
        label={label(t('metal.group'))}
        options={groups.map((known) => ({ value: known, label: t(`alloy-group.${known}`) }))}
        chosen={own}
        open={shown}
        controls={colours}
        onOpen={(opened) => setGroup({ group: opened, of: alloy })}
      />
      <div id={colours}>
        <ChoiceCards list={list} label={label(t('metal.colour'))} value={alloy} look="swatches" />
      </div>
      <AlloyFault path={path} />
    </>
  );
}
