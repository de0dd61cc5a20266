import { expect, it } from 'vitest';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import { checkDesign } from '../engine/check-design.ts';

/* What a jeweller tells before the ring is ordered; none of it forbids making it. */

const lane = (alloy: string, finish: string) => ({ alloy, share: 1, finish, pattern: 0 });
const careOf = (change: object) => {
  const ring = ringWith({
    ...({ profile: 'F01', width: 6, height: 2.2, stones: [], engravings: [] } as object),
    ...change,
  });
  return checkDesign({ version: 3, rings: [ring] }, TABLES).filter(({ code }) => code.startsWith('care.'));
};

it.each<[string, object, readonly (readonly [string, string])[]]>([
  ['gold of the usual fineness', { segments: [lane('au585-yellow', 'matte-long')] }, []],
  [
    'rhodium on white gold',
    { segments: [lane('au585-white-pd', 'polished')], plating: 'rhodium' },
    [['care.plating', '/rings/0/plating']],
  ],
  [
    'the skin of black zirconium',
    { segments: [lane('zr-black', 'satin')] },
    [['care.refinish', '/rings/0/segments/0']],
  ],
  [
    'matt silver, said once',
    { segments: [lane('ag925', 'sand-fine'), lane('ag925', 'sand-coarse')] },
    [
      ['care.tarnish', '/rings/0/segments/0'],
      ['care.soft-matt', '/rings/0/segments/0/finish'],
    ],
  ],
  [
    'bark in silver',
    { segments: [lane('ag925', 'bark')] },
    [
      ['care.tarnish', '/rings/0/segments/0'],
      ['care.soft-relief', '/rings/0/segments/0/finish'],
    ],
  ],
  ['blasted platinum', { segments: [lane('pt950-ru', 'sand-coarse')] }, [['care.sand', '/rings/0/segments/0/finish']]],
])('%s', (_, change, expected) => {
  const found = careOf(change);
  expect(found.map(({ code, path }) => [code, path])).toEqual(expected);
  expect(found.every(({ severity, repair }) => severity === 'warning' && repair === undefined)).toBe(true);
});
