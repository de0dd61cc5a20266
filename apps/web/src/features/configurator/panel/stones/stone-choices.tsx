import { withCut, withSetting, withSize, type Change } from '@ringwerk/advice';
import { ORIENTATIONS, ROW_EXTENTS, SEAT_BACKS, SETTING_IDS, STONE_FACES, type StoneRow } from '@ringwerk/kernel';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import type { Choice, ChoiceList } from '../../session/use-choices.ts';
import { useFactText } from '../../session/use-fact-text.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { CutDrawing } from './cut-drawing.tsx';

const LISTS = ['setting', 'cut', 'size', 'orientation', 'extent', 'face', 'back', 'quality', 'material'] as const;
export type StoneChoices = Readonly<Record<(typeof LISTS)[number], ChoiceList>>;

type Choose = (value: string, label: string, isTaken: boolean, next: StoneRow) => Choice<string>;

/** Every closed choice about a group of stones, with what each would write. */
export function useStoneChoices(
  row: StoneRow,
  index: number,
  changes: (row: StoneRow) => readonly Change[],
): StoneChoices {
  const choose: Choose = (value, label, isTaken, next) => ({ value, label, changes: isTaken ? [] : changes(next) });
  const choices = { ...useFormChoices(row, choose), ...usePlaceChoices(row, choose), ...useKindChoices(row, choose) };
  const list = (name: keyof StoneChoices): ChoiceList => ({ name: `stones-${index}-${name}`, choices: choices[name] });
  return {
    setting: list('setting'),
    cut: list('cut'),
    size: list('size'),
    orientation: list('orientation'),
    extent: list('extent'),
    face: list('face'),
    back: list('back'),
    quality: list('quality'),
    material: list('material'),
  };
}

/** Setting, cut, size and the way a long stone lies. */
function useFormChoices(row: StoneRow, choose: Choose) {
  const t = useTexts('configurator');
  const format = useFormat();
  const facts = useFactText();
  const menu = useSessionState((state) => state.menu);
  const { ring } = useRingEdit();
  return {
    setting: SETTING_IDS.map((setting) =>
      choose(setting, facts.name('settings', setting), row.setting === setting, withSetting(row, setting, ring)),
    ),
    cut: menu.cuts.map((cut) => ({
      ...choose(cut.id, cut.name, row.cut === cut.id, withCut(row, cut.id, menu)),
      picture: <CutDrawing cut={cut} />,
    })),
    size: menu.cutSizes
      .filter((size) => size.cut === row.cut)
      .map((size) => {
        const isTaken = size.width === row.diameter && size.length === row.length;
        const label = `${format.number(size.width, 1)} × ${format.mm(size.length)}`;
        return {
          ...choose(`${size.width}×${size.length}`, label, isTaken, withSize(row, size.width, size.length)),
          note: t('stones.bucket', { ct: format.carats(size.bucket) }),
        };
      }),
    orientation: ORIENTATIONS.map((orientation) =>
      choose(orientation, t(`orientation.${orientation}`), row.orientation === orientation, { ...row, orientation }),
    ),
  };
}

/** How far the row reaches, on which surface it sits, and what is behind it. */
function usePlaceChoices(row: StoneRow, choose: Choose) {
  const t = useTexts('configurator');
  return {
    extent: ROW_EXTENTS.map((extent) =>
      choose(extent, t(`extent.${extent}`), row.extent === extent, {
        ...row,
        extent,
        count: row.setting === 'scatter' ? row.count : extent === 'count' ? 5 : 1,
      }),
    ),
    face: STONE_FACES.filter((face) => face !== 'outer').map((face) =>
      choose(face, t(`face.${face}`), row.face === face, { ...row, face }),
    ),
    back: SEAT_BACKS.map((back) => choose(back, t(`back.${back}`), row.back === back, { ...row, back })),
  };
}

/** What the stones are, and how good. */
function useKindChoices(row: StoneRow, choose: Choose) {
  const { materials } = useSessionState((state) => state.menu);
  const material = materials.find((entry) => entry.id === row.material);
  return {
    quality: (material?.qualities ?? []).map((quality) =>
      choose(quality.id, quality.name, row.quality === quality.id, { ...row, quality: quality.id }),
    ),
    material: materials.map((entry) => {
      const keeps = entry.qualities.some((quality) => quality.id === row.quality);
      const quality = keeps ? row.quality : (entry.qualities[0]?.id ?? row.quality);
      return choose(entry.id, entry.name, row.material === entry.id, { ...row, material: entry.id, quality });
    }),
  };
}
