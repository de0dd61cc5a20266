import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { exportRing } from '@ringwerk/exchange';
import { parseDesign, PLAIN_ENGRAVING, PLAIN_RING, PLAIN_ROW, type Design } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import { checkDesign } from '@ringwerk/kernel/rules';
import { loadLettering } from '@ringwerk/lettering/node';
import { expect, it } from 'vitest';
import { findAdmesh, stlFaults } from './check-stl.ts';

/* Rings that the rules accept and whose files were once refused, each with what was seen. */

const lane = (alloy: string, share = 1): object => ({ alloy, share, finish: 'polished', pattern: 0 });
const YELLOW = lane('au585-yellow');
const TWO = [YELLOW, lane('au585-rose', 3)];
const path = (form: string, amplitude = 0, waves = 1): object => ({ form, amplitude, waves, phase: 0 });
const row = (change: { readonly diameter: number; readonly [field: string]: unknown }): object => ({
  ...PLAIN_ROW,
  material: 'diamond-natural',
  quality: 'tw-si',
  length: change.diameter,
  extent: 'third',
  count: 1,
  position: 0,
  ...change,
});

function designOf(change: object): Design {
  const parsed = parseDesign({
    version: 3,
    rings: [{ ...PLAIN_RING, role: 'single', size: 50, segments: [YELLOW], ...change }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

const SEEN: readonly (readonly [string, object])[] = [
  [
    'milgrain on a joint: all of every bead weighed in one alloy, half of it overlapping the other',
    {
      profile: 'F11',
      width: 8,
      height: 3,
      segments: TWO,
      grooves: [{ shape: 'milgrain', width: 1.2, position: -2, path: path('straight') }],
    },
  ],
  [
    'beads on a waved joint',
    {
      profile: 'F03',
      width: 8,
      height: 2.4,
      segments: [YELLOW, lane('au585-rose')],
      split: path('wave', 1.2, 3),
      grooves: [{ shape: 'bead', width: 0.9, position: 0, path: path('wave', 1.2, 3) }],
    },
  ],
  [
    'bars across a waved joint: weighed as if the joint stood still in every pocket',
    {
      profile: 'F12',
      width: 10,
      height: 3,
      segments: [lane('au585-yellow', 3), lane('au585-rose', 2)],
      split: path('wave', 1.95, 5),
      stones: [row({ setting: 'bar', diameter: 3.4, spacing: 0.5, back: 'open' })],
    },
  ],
  [
    'grains over an inlaid strip: the cones’ way from the strip into its lane fell between two nodes',
    {
      profile: 'F13',
      width: 6,
      height: 2.3,
      inlays: [{ alloy: 'au585-rose', width: 1.2, position: 0, depth: 0.8, finish: 'polished' }],
      stones: [row({ setting: 'grain', diameter: 2.1, spacing: 0.42 })],
    },
  ],
  [
    'a diagonal joint on round wire: the last chord of the face stood upright',
    { profile: 'F16', width: 3, height: 3, segments: [YELLOW, YELLOW], split: path('diagonal', 0.45) },
  ],
  [
    'script in round wire: two edges of a fold in one place',
    {
      profile: 'F16',
      width: 3,
      height: 3,
      size: 46,
      engravings: [
        { ...PLAIN_ENGRAVING, text: 'Für immer', method: 'diamond-tip', font: 'script', height: 1.25, depth: 0.05 },
      ],
    },
  ],
];

const LETTERED = withLetters(KERNEL, loadLettering());
const admesh = findAdmesh();

it.each(SEEN)('%s', { timeout: 120_000 }, async (_, change) => {
  const design = designOf(change);
  expect(checkDesign(design, LETTERED.tables).filter(({ severity }) => severity === 'error')).toEqual([]);
  const [ring] = design.rings;
  if (ring === undefined) throw new Error('a design has a ring');
  const made = await exportRing({ ring, path: '', formats: ['stl'], kernel: LETTERED, looks: LOOKS, name: 'ring' });
  expect(made.ok ? [] : made.issues).toEqual([]);
  const bytes = made.ok ? made.value.files[0]?.bytes : undefined;
  if (bytes === undefined) throw new Error('an export has a file');
  if (admesh !== null) expect((await stlFaults(admesh, bytes)).faults).toEqual([]);
});
