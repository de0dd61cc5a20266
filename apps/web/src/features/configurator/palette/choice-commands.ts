import { GROUP_KINDS, newStones, PRESET_NAMES, presetStones, writeField, type Change } from '@ringwerk/advice';
import type { Design, RingDesign } from '@ringwerk/kernel';
import type { Link } from '../../../design-store/links.ts';
import type { Translate } from '../../../i18n/use-texts.ts';
import type { Menu } from '../../../kernel-worker/kernel-messages.ts';
import { writeLane } from '../model/ring-changes.ts';
import type { Command } from '../../../domain/finding/commands.ts';

export type ChoiceCommand = Omit<Command, 'run'> & { readonly changes: readonly Change[] };

export interface ChoiceTexts {
  readonly t: Translate<'configurator'>;
  readonly also: Translate<'palette'>;
}

interface Edited {
  readonly menu: Menu;
  readonly design: Design;
  readonly ring: RingDesign;
  /** Rings that an edit of this property reaches. */
  readonly ringsOf: (link: Link) => readonly number[];
}

/** Metals, profiles, finishes and stones for the chosen ring, or for both where they are joined. */
export const choiceCommands = (texts: ChoiceTexts, edited: Edited): readonly ChoiceCommand[] => [
  ...looks(texts, edited),
  ...stones(texts, edited),
];

function looks({ t }: ChoiceTexts, { menu, design, ring, ringsOf }: Edited): readonly ChoiceCommand[] {
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
      changes: ringsOf('profile').flatMap((index) => [
        { path: `/rings/${index}/profile`, value: id },
        { path: `/rings/${index}/ratios`, value: null },
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

/** Stones in the place of the first group; what was chosen of material and quality stays. */
function stones({ t, also }: ChoiceTexts, { menu, ring, ringsOf }: Edited): readonly ChoiceCommand[] {
  const [first, ...others] = ring.stones;
  const group = t('stones.title');
  const sizes = menu.roundSizes;
  const written = (row: ReturnType<typeof newStones>) => writeField(ringsOf('stones'), 'stones', [row, ...others]);
  return [
    ...GROUP_KINDS.map((kind) => ({
      key: `stones-${kind}`,
      group,
      name: t(`stones.${kind}`),
      also: also(`stones-${kind}`),
      changes: written(newStones(ring, kind, sizes, first)),
    })),
    ...PRESET_NAMES.map((preset) => ({
      key: `preset-${preset}`,
      group,
      name: t(`preset.${preset}`),
      also: also('stones-preset'),
      changes: written(presetStones(ring, preset, sizes, first)),
    })),
  ];
}
