import { describe, expect, it } from 'vitest';
import { createProposalQueue, type Proposal } from './proposal-queue.ts';

const drag = (value: number): Proposal => ({ changes: [{ path: '/rings/0/width', value }], gesture: 'width' });
const choice = (value: string): Proposal => ({ changes: [{ path: '/rings/0/profile', value }], gesture: null });

describe('proposal queue', () => {
  it('skips positions of a drag that were overtaken, but never the last one', async () => {
    const done: unknown[] = [];
    const queue = createProposalQueue(async (changes) => {
      await Promise.resolve();
      done.push(changes[0]?.value);
    });
    await Promise.all([4.1, 4.2, 4.3, 4.4].map((value) => queue.add(drag(value))));
    expect(done).toEqual([4.1, 4.4]);
  });

  it('takes a step back after the edits that are under way', async () => {
    const done: unknown[] = [];
    const queue = createProposalQueue(async (changes) => {
      await Promise.resolve();
      done.push(changes[0]?.value);
    });
    queue.afterwards(() => done.push('at once'));
    void queue.add(drag(4.5));
    const last = queue.add(drag(4.6));
    queue.afterwards(() => done.push('back'));
    await last;
    expect(done).toEqual(['at once', 4.5, 4.6, 'back']);
  });

  it('carries out every choice, also when they come faster than the kernel answers', async () => {
    const done: unknown[] = [];
    const queue = createProposalQueue(async (changes) => {
      await Promise.resolve();
      done.push(changes[0]?.value);
    });
    void queue.add(choice('F01'));
    void queue.add(choice('F02'));
    void queue.add(drag(4.5));
    await queue.add(choice('F03'));
    expect(done).toEqual(['F01', 'F02', 4.5, 'F03']);
  });

  it('builds a choice of what the one before it has made', async () => {
    let ring: readonly string[] = [];
    const queue = createProposalQueue(async (changes) => {
      await Promise.resolve();
      ring = changes.map(({ value }) => String(value));
    });
    const add = (groove: string) =>
      queue.add({ changes: () => [...ring, groove].map((value) => ({ path: '/', value })), gesture: null });
    void add('v');
    expect(queue.isBusy).toBe(true);
    await add('milgrain');
    expect(ring).toEqual(['v', 'milgrain']);
    expect(queue.isBusy).toBe(false);
  });
});
