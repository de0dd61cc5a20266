import { useMemo } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Menu, MenuEntry } from '../../../kernel-worker/kernel-messages.ts';
import { useSessionState, useDesignState } from '../session/use-configurator.ts';
import type { Difference } from './describe-difference.ts';
import type { Fact, FactValue } from './ring-sheet.ts';

export interface FactText {
  /** "Width 4.5 → 5.0 mm", with the ring's name when only one of a pair is meant. */
  readonly difference: (difference: Difference) => string;
  readonly fact: (fact: Fact, index: number) => string;
  readonly value: (fact: Fact, value: FactValue) => string;
  /** Name of a table entry. */
  readonly name: (table: NamedTable, id: string) => string;
}

export type NamedTable = 'alloys' | 'profiles' | 'finishes' | 'settings' | 'materials';

const MILLIMETRES: readonly Fact[] = ['width', 'height', 'size', 'diameter', 'spacing', 'stone-position'];
const TABLE_OF: Partial<Record<Fact, NamedTable>> = {
  profile: 'profiles',
  alloy: 'alloys',
  finish: 'finishes',
  setting: 'settings',
  material: 'materials',
};

function nameIn(menu: Menu, table: NamedTable, id: string): string {
  const entries: readonly MenuEntry[] = menu[table];
  return entries.find((entry) => entry.id === id)?.name ?? id;
}

const qualityIn = (menu: Menu, id: string): string =>
  menu.materials.flatMap((material) => material.qualities).find((quality) => quality.id === id)?.name ?? id;

/** Facts whose values are words of the page itself. */
const WORDS: Readonly<Record<string, TextKey<'configurator'>>> = {
  'split 1': 'split.one',
  'stones none': 'stones.none',
  'stones single': 'stones.single',
  'stones row': 'stones.row',
  'extent count': 'extent.count',
  'extent third': 'extent.third',
  'extent half': 'extent.half',
  'extent full': 'extent.full',
  'method laser': 'engraving.laser',
  'method diamond-tip': 'engraving.diamond-tip',
  'font sans': 'engraving.sans',
  'font serif': 'engraving.serif',
  'font script': 'engraving.script',
};

const digitsOf = (key: Fact): number => (key === 'width' || key === 'height' || key === 'size' ? 1 : 2);

/** Puts differences and facts into the reader's language. */
export function useFactText(): FactText {
  const t = useTexts('configurator');
  const format = useFormat();
  const menu = useSessionState((state) => state.menu);
  const roles = useDesignState((state) => state.history.present.rings);
  return useMemo(() => {
    const name = (table: NamedTable, id: string): string => nameIn(menu, table, id);
    const fact = (key: Fact, index: number): string =>
      index > 0 && (key === 'alloy' || key === 'finish' || key === 'groove')
        ? `${t(`fact.${key}`)} ${index + 1}`
        : t(`fact.${key}`);
    const groove = (text: string): string => {
      const [shape = 'v', width = '', position = ''] = text.split(' ');
      return `${t(shape === 'u' ? 'groove.u' : shape === 'milgrain' ? 'groove.milgrain' : 'groove.v')} ${format.mm(Number(width))} (${format.mm(Number(position), 2)})`;
    };
    const value = (key: Fact, raw: FactValue): string => {
      if (raw === null) return t('fact.none');
      if (typeof raw === 'number')
        return MILLIMETRES.includes(key) ? format.mm(raw, digitsOf(key)) : format.number(raw);
      const table = TABLE_OF[key];
      if (table !== undefined) return name(table, raw);
      if (key === 'quality') return qualityIn(menu, raw);
      if (key === 'groove') return groove(raw);
      const word = WORDS[`${key} ${raw}`];
      return word === undefined ? raw : t(word);
    };
    const difference = ({ rings, fact: key, index, from, to }: Difference): string => {
      const text = `${fact(key, index)} ${value(key, from)} → ${value(key, to)}`;
      const only = rings.length < roles.length ? roles[rings[0] ?? 0]?.role : undefined;
      return only === undefined ? text : `${t(`role.${only}`)}: ${text}`;
    };
    return { difference, fact, value, name };
  }, [t, format, menu, roles]);
}
