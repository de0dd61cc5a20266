import { describe, expect, it } from 'vitest';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import type { Design } from '../../design/ring-design.ts';
import { allowedChoices } from './allowed-choices.ts';

const DESIGN: Design = { version: 2, rings: [ringWith({})] };
const stateOf = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(allowedChoices(DESIGN, path, TABLES).map(({ value, state }) => [value, state]));

describe('allowedChoices', () => {
  it('tells what can be chosen as it is, with a repair, and not at all', () => {
    const settings = stateOf('/rings/0/stones/0/setting');
    expect(settings).toMatchObject({ flush: 'legal', pave: 'legal', bar: 'repair', tension: 'impossible' });
  });

  it('names the first reason and the changes of a repair', () => {
    const choices = allowedChoices(DESIGN, '/rings/0/stones/0/setting', TABLES);
    const tension = choices.find(({ value }) => value === 'tension');
    expect(tension).toMatchObject({ reason: { code: 'stone.setting-alloy', params: { alloy: 'au585-yellow' } } });
    const bar = choices.find(({ value }) => value === 'bar');
    expect(bar).toMatchObject({ state: 'repair' });
    if (bar?.state === 'repair') expect(bar.changes.map(({ path }) => path)).toContain('/rings/0/height');
  });

  it('lists the keys of the tables for alloys, materials and qualities', () => {
    expect(Object.keys(stateOf('/rings/0/segments/0/alloy'))).toEqual(TABLES.alloys.map(({ id }) => id));
    expect(stateOf('/rings/0/stones/0/quality')).toEqual({ 'tw-si': 'legal', 'tw-vs': 'legal' });
  });

  it('says nothing about fields that are no closed choice', () => {
    expect(allowedChoices(DESIGN, '/rings/0/width', TABLES)).toEqual([]);
    expect(allowedChoices(DESIGN, '/rings/4/profile', TABLES)).toEqual([]);
    expect(allowedChoices(DESIGN, '/rings/0/nothing', TABLES)).toEqual([]);
  });
});
