import { applyChanges, type Assessment, type EditOption } from '@ringwerk/advice';
import type { Design } from '@ringwerk/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { design as start, evaluation } from '../../../../test/fixtures.ts';
import { OptionAssessor } from './option-assessor.ts';
import type { SessionState } from './session-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const option = (id: string): EditOption => ({ id, changes: [{ path: '/rings/0/width', value: 5 }] });
const answerTo = ({ id }: EditOption): Assessment => ({ id }) as Assessment; // no more of it is read here

/** An assessor over a kernel that answers when it is let. */
function open() {
  let design: Design = start;
  const asked: (readonly string[])[] = [];
  const assess = vi.fn((_: Design, options: readonly EditOption[]): Promise<readonly Assessment[] | null> => {
    asked.push(options.map(({ id }) => id));
    return Promise.resolve(options.map(answerTo));
  });
  const onFailure = vi.fn();
  const state = createStore<SessionState>(
    // The assessor reads figures and writes answers; the rest of the state is not its own.
    () => ({ assessments: new Map(), evaluated: { evaluation } }) as unknown as SessionState,
  );
  const assessor = new OptionAssessor({
    kernel: { assess },
    state,
    design: () => design,
    joined: (changes) => [...changes, { path: '/joined', value: true }],
    onFailure,
  });
  return {
    assessor,
    asked,
    assess,
    onFailure,
    known: () => [...state.getState().assessments.keys()],
    first: () => [...state.getState().assessments.values()][0],
    become: (next: Design) => (design = next),
  };
}
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);

describe('the options on the page', () => {
  it('are asked about once when several parts of the page name theirs in one moment', async () => {
    const { assessor, asked, known } = open();
    assessor.ask('alloys', [option('gold'), option('platinum')]);
    assessor.ask('finishes', [option('ice')]);
    expect(asked).toEqual([]);
    await pause();
    expect(asked).toEqual([['gold', 'platinum', 'ice']]);
    expect(known()).toEqual(['gold', 'platinum', 'ice']);
  });

  it('are asked with what they mean for the other ring, and answered with the totals they count from', async () => {
    const { assessor, assess, first } = open();
    assessor.ask('alloys', [option('gold')]);
    await pause();
    expect(assess.mock.calls[0]?.[1][0]?.changes.at(-1)).toEqual({ path: '/joined', value: true });
    expect(first()?.from).toMatchObject({ cost: evaluation.total?.cost, grams: evaluation.total?.grams });
  });

  it('that have just appeared are answered before all are asked anew', async () => {
    const { assessor, asked, known } = open();
    assessor.ask('alloys', [option('gold')]);
    await pause();
    assessor.ask('finishes', [option('ice')]);
    await pause();
    expect(asked).toEqual([['gold'], ['ice'], ['gold', 'ice']]);
    expect(known()).toEqual(['gold', 'ice']);
  });

  it('of a part that has left the screen are asked no more, and forgotten', async () => {
    const { assessor, asked, known } = open();
    assessor.ask('alloys', [option('gold')]);
    assessor.ask('finishes', [option('ice')]);
    await pause();
    assessor.ask('alloys', []);
    await pause();
    expect(asked.at(-1)).toEqual(['ice']);
    expect(known()).toEqual(['ice']);
  });

  it('keep their answers while a newer question takes the place of theirs', async () => {
    const { assessor, assess, known } = open();
    assessor.ask('alloys', [option('gold')]);
    await pause();
    assess.mockResolvedValueOnce(null);
    assessor.timer.start();
    await pause();
    expect(known()).toEqual(['gold']);
  });

  it('are not answered for a design that is another one by then', async () => {
    const { assessor, assess, known, become } = open();
    const late = Promise.withResolvers<readonly Assessment[]>();
    assess.mockReturnValueOnce(late.promise);
    assessor.ask('alloys', [option('gold')]);
    await pause();
    become(applyChanges(start, [{ path: '/rings/0/width', value: 5 }]));
    late.resolve([answerTo(option('gold'))]);
    await pause();
    expect(known()).toEqual([]);
  });

  it('a kernel that breaks is reported', async () => {
    const { assessor, assess, onFailure } = open();
    const broken = new Error('the kernel was closed');
    assess.mockRejectedValueOnce(broken);
    assessor.ask('alloys', [option('gold')]);
    await pause();
    expect(onFailure.mock.calls).toEqual([[broken]]);
  });
});
