import { groupKindOf } from '@ringwerk/advice';
import { useMemo } from 'react';
import type { RingDesign, StoneRow } from '@ringwerk/kernel';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSessionState, useDesignState } from './use-configurator.ts';
import type { Difference } from '../model/describe-difference.ts';
import { factValue, nameIn, type NamedTable } from '../model/fact-value.ts';
import type { FinishTarget } from '../model/finish-targets.ts';
import type { Fact, FactValue } from '../model/ring-sheet.ts';
import { useRingTitle } from './use-ring-title.ts';

export interface FactText {
  /** "Width 4.5 → 5.0 mm", with the ring's name when only one of a pair is meant. */
  readonly difference: (difference: Difference) => string;
  readonly fact: (fact: Fact, index: number) => string;
  readonly value: (fact: Fact, value: FactValue) => string;
  /** Name of a table entry. */
  readonly name: (table: NamedTable, id: string) => string;
  /** A group of stones in one line: "Row · Channel · 5 × 1.50 mm". */
  readonly stones: (row: StoneRow) => string;
  /** A surface that has a finish of its own: "2 · 585 rose gold", "Edges", "Inlay 1". */
  readonly surface: (target: FinishTarget, ring: RingDesign) => string;
}

/** Facts that a ring has several times without counting from 1: the first one needs no number. */
const numbered = (title: string, index: number): string => (index > 0 ? `${title} ${index + 1}` : title);

/** Puts differences and facts into the reader's language. */
export function useFactText(): FactText {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const format = useFormat();
  const menu = useSessionState((state) => state.menu);
  const rings = useDesignState((state) => state.history.present.rings);
  return useMemo(() => {
    const wording = { t, format, menu };
    const name = (table: NamedTable, id: string): string => nameIn(menu, table, id);
    const fact = (key: Fact, index: number): string => numbered(t(`fact.${key}`), index);
    const value = (key: Fact, raw: FactValue): string => factValue(wording, key, raw);
    const difference = ({ rings: changed, fact: key, index, from, to }: Difference): string => {
      const text = `${fact(key, index)} ${value(key, from)} → ${value(key, to)}`;
      const only = changed.length < rings.length ? rings[changed[0] ?? 0]?.role : undefined;
      return only === undefined ? text : `${titleOf(only)}: ${text}`;
    };
    const stones = (row: StoneRow): string => {
      const size = value('diameter', row.length === row.diameter ? row.diameter : `${row.diameter} ${row.length}`);
      const isCounted = row.extent === 'count' || row.setting === 'scatter';
      const count = isCounted ? `${row.count} × ${size}` : `${t(`extent.${row.extent}`)} · ${size}`;
      return `${t(`stones.${groupKindOf(row)}`)} · ${name('settings', row.setting)} · ${count}`;
    };
    const surface = ({ kind, index, alloy }: FinishTarget, ring: RingDesign): string => {
      if (kind === 'inlay') return `${t('fact.inlay')} ${index + 1}`;
      if (kind === 'edges') return t('edges.title');
      if (kind !== 'band') return t(kind === 'edge-left' ? 'edge.left' : 'edge.right');
      return ring.segments.length === 1 ? name('alloys', alloy) : `${index + 1} · ${name('alloys', alloy)}`;
    };
    return { difference, fact, value, name, stones, surface };
  }, [t, format, menu, rings, titleOf]);
}
