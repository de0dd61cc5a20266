import { expect, it } from 'vitest';
import { matching, type Command } from './commands.ts';

const command = (group: string, name: string): Command => ({ key: name, group, name, run: () => undefined });
const ALL = [
  command('Metall', 'Roségold 585'),
  command('Metall', 'Weißgold 585'),
  command('Oberfläche', 'Längsmatt'),
  command('Seite', 'Aufträge'),
];
const names = (typed: string): readonly string[] => matching(ALL, typed).map(({ name }) => name);

it('finds by parts of words, in any order, without accents', () => {
  expect(names('rose')).toEqual(['Roségold 585']);
  expect(names('585 weiß')).toEqual(['Weißgold 585']);
  expect(names('langs')).toEqual(['Längsmatt']);
  expect(names('gold')).toEqual(['Roségold 585', 'Weißgold 585']);
  expect(names('gold satin')).toEqual([]);
});

it('puts names that begin with the word first, and shows everything without words', () => {
  expect(names('auf')).toEqual(['Aufträge']);
  expect(names(' ')).toHaveLength(ALL.length);
});

it('finds a command by another word for it, after those that are called so', () => {
  const commands: readonly Command[] = [
    { ...command('Fugen', 'Millegriff: beide Kanten'), also: 'Milgrain Perlrand' },
    command('Seite', 'Perlrand'),
  ];
  const found = (typed: string): readonly string[] => matching(commands, typed).map(({ name }) => name);
  expect(found('milgrain')).toEqual(['Millegriff: beide Kanten']);
  expect(found('milgrain kanten')).toEqual(['Millegriff: beide Kanten']);
  expect(found('perlrand')).toEqual(['Perlrand', 'Millegriff: beide Kanten']);
});
