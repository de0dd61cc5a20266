import { useState } from 'react';
import type { Engraving, EngravingFace } from '@ringwerk/kernel';
import type { Change } from '../../../../kernel-worker/design-change.ts';
import { newLine, oneLine, saysSomething, writtenLines } from '../../model/engraving-lines.ts';
import { withEntry, writeField } from '../../model/ring-changes.ts';
import { useRingEdit } from '../../session/use-configurator.ts';

export interface EngravingLines {
  /** Lines of the record, and the one that is just being begun. */
  readonly lines: readonly Engraving[];
  readonly chosen: number;
  /** The chosen line with the words as they are typed, also while the rules refuse them. */
  readonly engraving: Engraving;
  readonly changes: (engraving: Engraving) => readonly Change[];
  readonly write: (engraving: Engraving, gesture: string | null) => void;
  readonly type: (text: string) => void;
  /** The field is left. */
  readonly rest: () => void;
  readonly add: (face: EngravingFace) => void;
  readonly remove: () => void;
}

/** A line that says nothing yet does not stand in the record: it waits here, at its place behind the others. */
interface Begun {
  readonly ring: number;
  readonly at: number;
  readonly line: Engraving;
}

export function useEngravingLines(line: number, onLine: (line: number) => void): EngravingLines {
  const { ring, index, ringsOf, propose, settle } = useRingEdit();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [typed, setTyped] = useState<{ readonly ring: number; readonly at: number; readonly text: string } | null>(
    null,
  );
  const recorded = ring.engravings;
  const waiting = begun?.ring === index && begun.at === recorded.length ? begun.line : null;
  const lines =
    waiting !== null ? [...recorded, waiting] : recorded.length === 0 ? [newLine(ring, 'inside')] : recorded;
  const chosen = Math.min(Math.max(0, line), lines.length - 1);
  const kept = lines[chosen] ?? newLine(ring, 'inside');
  const isTyped = typed !== null && typed.ring === index && typed.at === chosen;
  const engraving = isTyped ? { ...kept, text: typed.text } : kept;
  const listWith = (next: Engraving): readonly Engraving[] => writtenLines(withEntry(lines, chosen, next));
  const changesTo = (list: readonly Engraving[]): readonly Change[] =>
    JSON.stringify(list) === JSON.stringify(recorded) ? [] : writeField(ringsOf('engraving'), 'engravings', list);
  const changes = (next: Engraving): readonly Change[] => changesTo(listWith(next));
  const write = (next: Engraving, gesture: string | null): void => {
    const isLast = chosen >= recorded.length - 1;
    // What says nothing, or no longer, waits with its look; a line between others is kept until the field is left.
    if (!saysSomething(next) && isLast) setBegun({ ring: index, at: chosen, line: next });
    else if (chosen >= recorded.length) setBegun({ ring: index, at: recorded.length, line: next });
    if (saysSomething(next) || isLast)
      propose(changes(next), gesture === null ? null : `engraving-${chosen}-${gesture}`);
  };
  return {
    lines: withEntry(lines, chosen, engraving),
    chosen,
    engraving,
    changes,
    write,
    type: (text) => {
      const words = oneLine(text);
      setTyped({ ring: index, at: chosen, text: words });
      write({ ...kept, text: words }, 'text');
    },
    rest: () => {
      setTyped(null);
      settle();
      if (isTyped && !saysSomething(engraving) && chosen < recorded.length) propose(changes(engraving));
    },
    add: (face) => {
      setTyped(null);
      setBegun({ ring: index, at: recorded.length, line: newLine(ring, face) });
      onLine(recorded.length);
    },
    remove: () => {
      setTyped(null);
      setBegun(null);
      propose(changesTo(writtenLines(lines.filter((_, at) => at !== chosen))));
      onLine(Math.max(0, chosen - 1));
    },
  };
}
