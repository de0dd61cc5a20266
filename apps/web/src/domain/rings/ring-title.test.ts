import { expect, it } from 'vitest';
import { ringTitle, type Role } from './ring-title.ts';

const t = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  `${key} ${Object.values(values).join()}`.trim();
const titles = (first: string, second: string) =>
  (['single', 'first', 'second'] as const).map((role: Role) => ringTitle(t, role, { first, second }));

it('calls a ring by its person; the trade’s words stand only where nobody is named', () => {
  expect(titles('Anna', 'Maria')).toEqual(['role.named Anna', 'role.named Anna', 'role.named Maria']);
  expect(titles('', '')).toEqual(['role.single', 'role.first', 'role.second']);
  expect(titles('Anna', '')).toEqual(['role.named Anna', 'role.named Anna', 'role.numbered 2']);
  expect(titles('', 'Paul')).toEqual(['role.single', 'role.numbered 1', 'role.named Paul']);
});
