import { mm, ROW_EXTENTS, SETTING_IDS, type StoneRow } from '@ringwerk/kernel';
import type { Translate } from '../../../i18n/use-texts.ts';
import type { Change } from '../../../kernel-worker/design-change.ts';
import type { Menu } from '../../../kernel-worker/kernel-messages.ts';
import { ROW_SPACING } from '../model/ring-changes.ts';
import type { Choice, ChoiceList } from '../model/use-choices.ts';

/** The closed choices about a row of stones, with what each would write. */
export function rowChoices(
  row: StoneRow,
  menu: Menu,
  write: (row: StoneRow) => readonly Change[],
  t: Translate<'configurator'>,
): readonly ChoiceList[] {
  const choice = (value: string, label: string, isTaken: boolean, next: StoneRow): Choice<string> => ({
    value,
    label,
    changes: isTaken ? [] : write(next),
  });
  const material = menu.materials.find((entry) => entry.id === row.material);
  const settings = SETTING_IDS.map((setting) =>
    choice(setting, menu.settings.find((entry) => entry.id === setting)?.name ?? setting, row.setting === setting, {
      ...row,
      setting,
      // The usual distance belongs to the setting; a distance that was chosen by hand stays.
      spacing: row.spacing === ROW_SPACING[row.setting] ? mm(ROW_SPACING[setting]) : row.spacing,
    }),
  );
  const extents = ROW_EXTENTS.map((extent) =>
    choice(extent, t(`extent.${extent}`), row.extent === extent, { ...row, extent, count: extent === 'count' ? 5 : 1 }),
  );
  const qualities = (material?.qualities ?? []).map((quality) =>
    choice(quality.id, quality.name, row.quality === quality.id, { ...row, quality: quality.id }),
  );
  const materials = menu.materials.map((entry) => {
    const keeps = entry.qualities.some((quality) => quality.id === row.quality);
    return choice(entry.id, entry.name, row.material === entry.id, {
      ...row,
      material: entry.id,
      quality: keeps ? row.quality : (entry.qualities[0]?.id ?? row.quality),
    });
  });
  return [
    { name: 'setting', choices: settings },
    { name: 'extent', choices: extents },
    { name: 'material', choices: materials },
    { name: 'quality', choices: qualities },
  ];
}
