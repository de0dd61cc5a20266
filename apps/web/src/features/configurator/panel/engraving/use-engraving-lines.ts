import { writeField, type Change } from '@ringwerk/advice';
import { useState } from 'react';
import type { Engraving, EngravingFace, RingDesign } from '@ringwerk/kernel';
import { newLine, oneLine, saysSomething, writtenLines } from '../../model/engraving-lines.ts';
import { withEntry } from '../../model/ring-changes.ts';
import { useRingEdit } from '../../session/use-configurator.ts';
import { useEdit } from '../../session/use-edit.ts';

export type WriteLine = (alter: (line: Engraving) => Engraving, gesture: string | null) => void;

export interface EngravingLines {
  /** Lines of the record, and the one that is just being begun. */
  readonly lines: readonly Engraving[];
  readonly chosen: number;
  /** The chosen line with the words as they are typed, also while the rules refuse them. */
  readonly engraving: Engraving;
  readonly changes: (engraving: Engraving) => readonly Change[];
  /** What `alter` makes of the chosen line as it is when earlier touches are answered. */
  readonly write: WriteLine;
  readonly type: (text: string) => void;
  /** The field is left. */
  readonly rest: () => void;
  readonly add: (face: EngravingFace) => void;
  readonly remove: () => void;
  /** What one more line with these words would write, and what the chosen one's end. */
  readonly withLine: (face: EngravingFace, text: string) => readonly Change[];
  readonly withoutLine: readonly Change[];
}

/** A line that says nothing yet does not stand in the record: it waits here, at its place behind the others. */
interface Begun {
  readonly ring: number;
  readonly at: number;
  readonly line: Engraving;
}

/** Words as they are in the field. */
interface Typed {
  readonly ring: number;
  readonly at: number;
  readonly text: string;
}

export function useEngravingLines(line: number, onLine: (line: number) => void): EngravingLines {
  const { ring, index, ringsOf, settle } = useRingEdit();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const recorded = ring.engravings;
  const lines = linesOf(ring, begun?.ring === index ? begun : null);
  const chosen = Math.min(Math.max(0, line), lines.length - 1);
  const kept = lines[chosen] ?? newLine(ring, 'inside');
  const isTyped = typed !== null && typed.ring === index && typed.at === chosen;
  const engraving = isTyped ? { ...kept, text: typed.text } : kept;
  const changesTo = (list: readonly Engraving[]): readonly Change[] =>
    JSON.stringify(list) === JSON.stringify(recorded) ? [] : writeField(ringsOf('engraving'), 'engravings', list);
  const changes = (next: Engraving): readonly Change[] => changesTo(writtenLines(withEntry(lines, chosen, next)));
  const withoutLine = changesTo(writtenLines(lines.filter((_, at) => at !== chosen)));
  const put = useEdit<Parameters<WriteLine>>(
    (alter) => changes(alter(engraving)),
    (_, gesture) => (gesture === null ? null : `engraving-${chosen}-${gesture}`),
  );
  const takeOut = useEdit(() => withoutLine);
  const write: WriteLine = (alter, gesture) => {
    const next = alter(engraving);
    const isLast = chosen >= recorded.length - 1;
    // What says nothing, or no longer, waits with its look; a line between others is kept until the field is left.
    if (!saysSomething(next) && isLast) setBegun({ ring: index, at: chosen, line: next });
    else if (chosen >= recorded.length) setBegun({ ring: index, at: recorded.length, line: next });
    if (saysSomething(next) || isLast) void put(alter, gesture);
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
      write((now) => ({ ...now, text: words }), 'text');
    },
    rest: () => {
      setTyped(null);
      settle();
      if (isTyped && !saysSomething(engraving) && chosen < recorded.length) {
        const { text } = engraving;
        void put((now) => ({ ...now, text }), null);
      }
    },
    add: (face) => {
      setTyped(null);
      setBegun({ ring: index, at: recorded.length, line: newLine(ring, face) });
      onLine(recorded.length);
    },
    remove: () =>
      void takeOut().then(() => {
        setTyped(null);
        setBegun(null);
        onLine(Math.max(0, chosen - 1));
      }),
    withLine: (face, text) => changesTo(writtenLines([...lines, { ...newLine(ring, face), text }])),
    withoutLine,
  };
}

/** What stands in the record and what was begun behind it; on a ring without words the first line inside. */
function linesOf(ring: RingDesign, begun: Begun | null): readonly Engraving[] {
  const recorded = ring.engravings;
  if (begun?.at === recorded.length) return [...recorded, begun.line];
  return recorded.length === 0 ? [newLine(ring, 'inside')] : recorded;
}
