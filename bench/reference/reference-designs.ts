import { DESIGN_VERSION, mm, PLAIN_RING, PLAIN_ROW } from '@ringwerk/kernel';
import type { Design, RingDesign, StoneRow } from '@ringwerk/kernel';
import type { ReferenceName } from './flip-limits.ts';

/** How near the camera stands: the whole ring, or its top where stones sit. */
export type ReferenceView = 'ring' | 'crown';

/** A ring that is held against path-traced truth. */
export interface ReferenceDesign<Name extends string = ReferenceName> {
  readonly name: Name;
  readonly view: ReferenceView;
  readonly design: Design;
}

type Row = Partial<StoneRow> & Pick<StoneRow, 'setting' | 'cut'>;
type Ring = Partial<RingDesign> & { readonly alloy: string; readonly finish: RingDesign['segments'][number]['finish'] };

function row({ diameter = mm(1.5), ...rest }: Row): StoneRow {
  return {
    ...PLAIN_ROW,
    material: 'diamond-natural',
    quality: 'tw-si',
    diameter,
    length: diameter,
    extent: 'count',
    count: 1,
    spacing: mm(0.2),
    position: mm(0),
    ...rest,
  };
}

function reference<Name extends string>(
  name: Name,
  view: ReferenceView,
  { alloy, finish, ...rest }: Ring,
): ReferenceDesign<Name> {
  const ring: RingDesign = {
    ...PLAIN_RING,
    role: 'single',
    profile: 'F04',
    width: mm(5),
    height: mm(1.8),
    size: mm(54),
    segments: [{ alloy, share: 1, finish, pattern: 0 }],
    ...rest,
  };
  return { name, view, design: { version: DESIGN_VERSION, rings: [ring] } };
}

/** The solitaire of the limits: 18 ct yellow gold, brilliant of 1 ct between four prongs. */
export const SOLITAIRE: Design = reference('solitaire', 'ring', {
  alloy: 'au750-yellow',
  finish: 'polished',
  profile: 'F04',
  width: mm(3),
  height: mm(1.9),
  stones: [row({ setting: 'prong4', cut: 'round', diameter: mm(6.5), lift: mm(3) })],
}).design;

/** Every alloy family, finish, cut and setting of the catalogue at least once; a test counts them. */
export const REFERENCE_DESIGNS: readonly ReferenceDesign[] = [
  reference('yellow-polished-heart', 'ring', {
    alloy: 'au750-yellow',
    finish: 'polished',
    height: mm(2.2),
    stones: [row({ setting: 'bezel', cut: 'heart', diameter: mm(4), lift: mm(2), material: 'ruby', quality: 'aaa' })],
  }),
  reference('rose-brushed-princess', 'ring', {
    alloy: 'au585-rose',
    finish: 'matte-long',
    profile: 'F01',
    width: mm(6),
    height: mm(2.4),
    stones: [row({ setting: 'flush', cut: 'princess', diameter: mm(2.1) })],
  }),
  reference('red-hammered-pear', 'ring', {
    alloy: 'au750-red',
    finish: 'hammer-pol',
    height: mm(2),
    stones: [row({ setting: 'prong4', cut: 'pear', diameter: mm(4), length: mm(6), lift: mm(2) })],
  }),
  reference('white-criss-cross-oval', 'ring', {
    alloy: 'au585-white-pd',
    finish: 'matte-xcross',
    height: mm(2),
    stones: [
      row({
        setting: 'prong4',
        cut: 'oval',
        diameter: mm(5),
        length: mm(7),
        lift: mm(2.4),
        material: 'sapphire-blue',
        quality: 'aaa',
      }),
    ],
  }),
  reference('platinum-six-prongs', 'crown', {
    alloy: 'pt950-ru',
    finish: 'polished',
    width: mm(3),
    height: mm(1.9),
    stones: [row({ setting: 'prong6', cut: 'round', diameter: mm(5.1), lift: mm(2.4) })],
  }),
  reference('palladium-diagonal-cushion', 'ring', {
    alloy: 'pd585',
    finish: 'matte-diag',
    height: mm(2.2),
    stones: [
      row({ setting: 'bezel', cut: 'cushion', diameter: mm(4), lift: mm(2), material: 'emerald', quality: 'aaa' }),
    ],
  }),
  reference('silver-cross-brushed-bar', 'ring', {
    alloy: 'ag925',
    finish: 'matte-cross',
    profile: 'F01',
    width: mm(4.5),
    height: mm(2.4),
    stones: [
      row({
        setting: 'bar',
        cut: 'emerald',
        diameter: mm(2.5),
        length: mm(3.5),
        count: 3,
        spacing: mm(0.6),
        orientation: 'across',
      }),
    ],
  }),
  reference('titanium-coarse-tension', 'ring', {
    alloy: 'ti-grade2',
    finish: 'sand-coarse',
    profile: 'F01',
    width: mm(6),
    height: mm(2.8),
    stones: [row({ setting: 'tension', cut: 'radiant', diameter: mm(3), length: mm(3) })],
  }),
  reference('tantalum-satin-scatter', 'ring', {
    alloy: 'ta',
    finish: 'satin',
    width: mm(7),
    height: mm(2),
    stones: [row({ setting: 'scatter', cut: 'round', diameter: mm(1.3), count: 9, extent: 'count', seed: 7 })],
  }),
  reference('zirconium-sand', 'ring', { alloy: 'zr-black', finish: 'sand-fine', width: mm(6), height: mm(2) }),
  reference('steel-ice-side', 'ring', {
    alloy: 'steel-316l',
    finish: 'ice',
    profile: 'F01',
    height: mm(2.2),
    stones: [
      row({
        setting: 'side',
        cut: 'round',
        diameter: mm(1),
        face: 'right',
        position: mm(1.1),
        count: 9,
        spacing: mm(0.2),
      }),
    ],
  }),
  reference('champagne-hammered-matt', 'ring', {
    alloy: 'au585-champagne',
    finish: 'hammer-mat',
    width: mm(6),
    height: mm(2),
  }),
  reference('grey-coarse-hammered-asscher', 'ring', {
    alloy: 'au750-grey',
    finish: 'hammer-coarse',
    width: mm(6),
    height: mm(2.2),
    stones: [row({ setting: 'bezel', cut: 'asscher', diameter: mm(4), lift: mm(2) })],
  }),
  reference('fine-yellow-turned', 'ring', {
    alloy: 'au916-yellow',
    finish: 'diamond-long',
    width: mm(5),
    height: mm(2),
  }),
  reference('yellow-turned-diagonal', 'ring', {
    alloy: 'au375-yellow',
    finish: 'diamond-diag',
    width: mm(5),
    height: mm(2),
  }),
  reference('pale-stardust-marquise', 'ring', {
    alloy: 'au333-yellow',
    finish: 'star',
    height: mm(2.2),
    stones: [row({ setting: 'bezel', cut: 'marquise', diameter: mm(2.5), length: mm(5), lift: mm(1.6) })],
  }),
  reference('yellow-bark', 'ring', { alloy: 'au585-yellow', finish: 'bark', width: mm(6), height: mm(2.2) }),
  reference('red-notched', 'ring', {
    alloy: 'au585-red',
    finish: 'notch',
    profile: 'F01',
    width: mm(5),
    height: mm(2.2),
  }),
  reference('carbon-twill', 'ring', { alloy: 'carbon-twill', finish: 'polished', width: mm(6), height: mm(2.2) }),
  reference('mokume-flow', 'ring', { alloy: 'mokume-ag925-pd500', finish: 'polished', width: mm(6), height: mm(2) }),
  reference('white-pave', 'crown', {
    alloy: 'au750-white-pd',
    finish: 'polished',
    width: mm(5),
    height: mm(2.2),
    stones: [-1.25, 0, 1.25].map((position) =>
      row({ setting: 'pave', cut: 'round', diameter: mm(1), position: mm(position), count: 20, spacing: mm(0.1) }),
    ),
  }),
  reference('yellow-channel', 'crown', {
    alloy: 'au750-yellow',
    finish: 'polished',
    profile: 'F01',
    width: mm(3.5),
    height: mm(2),
    stones: [row({ setting: 'channel', cut: 'round', diameter: mm(1.7), extent: 'half', spacing: mm(0.05) })],
  }),
  reference('rose-grain', 'crown', {
    alloy: 'au750-rose',
    finish: 'polished',
    width: mm(4),
    height: mm(2),
    stones: [row({ setting: 'grain', cut: 'round', diameter: mm(1.5), count: 9, spacing: mm(0.15) })],
  }),
  reference('platinum-channel-across-baguette', 'crown', {
    alloy: 'pt900-ir',
    finish: 'polished',
    profile: 'F01',
    width: mm(6),
    height: mm(2.4),
    stones: [
      row({
        setting: 'channel-cross',
        cut: 'baguette',
        diameter: mm(1.5),
        length: mm(3),
        count: 3,
        spacing: mm(0.05),
        orientation: 'along',
      }),
    ],
  }),
];

function designOf(name: ReferenceName): Design {
  const found = REFERENCE_DESIGNS.find((one) => one.name === name);
  if (!found) throw new RangeError(`${name} is no reference design`);
  return found.design;
}

/** What the flicker between neighbouring frames is measured on: one stone, many, and a polished band. */
export const FLICKER_DESIGNS = [
  { name: 'solitaire', view: 'crown', design: SOLITAIRE },
  { name: 'white-pave', view: 'crown', design: designOf('white-pave') },
  {
    name: 'polished-band',
    view: 'ring',
    design: { ...SOLITAIRE, rings: SOLITAIRE.rings.map((ring) => ({ ...ring, width: mm(5), stones: [] })) },
  },
] as const;
