import { examplePair } from '@ringwerk/advice/test/example-pair';
import { describe, expect, it, vi } from 'vitest';
import { createKernelClient, type KernelTransport } from './kernel-client.ts';
import type { KernelAnswer, KernelRequest } from './kernel-messages.ts';

/** The other end of a client: what it was asked, and whatever the test lets it answer. */
function connected() {
  const asked: KernelRequest[] = [];
  const close = vi.fn();
  let answer = (_: KernelAnswer): void => undefined;
  let breakDown = (_: string): void => undefined;
  const transport: KernelTransport = {
    send: (request) => void asked.push(request),
    listen: (onAnswer, onBreak) => {
      answer = onAnswer;
      breakDown = onBreak;
    },
    close,
  };
  const client = createKernelClient(transport);
  return {
    client,
    asked,
    close,
    answer: (said: KernelAnswer) => answer(said),
    breakDown: (why: string) => breakDown(why),
  };
}
const DESIGN = examplePair();
const SENT = { id: 3, channel: 1, hasColours: false, hasLetters: false };

describe('questions to the kernel', () => {
  it('are numbered, and each answer goes to its own question in whatever order they come', async () => {
    const { client, asked, answer } = connected();
    const [first, second] = [client.facets('round'), client.facets('princess')];
    const [one, two] = asked.map(({ id }) => id);
    expect(one).not.toBe(two);
    answer({ id: two ?? 0, kind: 'facets', facets: 'of the princess' });
    answer({ id: one ?? 0, kind: 'facets', facets: 'of the brilliant' });
    await expect(Promise.all([first, second])).resolves.toEqual(['of the brilliant', 'of the princess']);
  });

  it('carry what they ask, and of an edit also what stands on the stage', async () => {
    const { client, asked, answer } = connected();
    const changes = [{ path: '/rings/0/width', value: 5 }];
    const staged = [{ id: 1, isCoarse: true }, null];
    void client.change(DESIGN, changes, { staged, isDrag: true });
    void client.setListedStones({});
    expect(asked).toEqual([
      { id: 1, kind: 'change', design: DESIGN, changes, staged, isDrag: true },
      { id: 2, kind: 'listings', listings: {} },
    ]);
    answer({ id: 2, kind: 'taken' });
  });

  it.each([
    ['mesh', (c: ReturnType<typeof connected>['client']) => c.mesh(DESIGN.rings, false)],
    ['settle', (c: ReturnType<typeof connected>['client']) => c.settle(DESIGN.rings)],
    ['scenes', (c: ReturnType<typeof connected>['client']) => c.scenes(DESIGN.rings)],
    ['assess', (c: ReturnType<typeof connected>['client']) => c.assess(DESIGN, [])],
  ])('of the kind %s are null when a newer one took their place', async (_, ask) => {
    const { client, answer } = connected();
    const asked = ask(client);
    answer({ id: 1, kind: 'superseded' });
    await expect(asked).resolves.toBeNull();
  });

  it('that are answered bring what the answer holds', async () => {
    const { client, answer } = connected();
    const [meshed, settled, assessed] = [
      client.mesh(DESIGN.rings, true),
      client.settle(DESIGN.rings),
      client.assess(DESIGN, []),
    ];
    answer({ id: 1, kind: 'meshed', scenes: [SENT, SENT] });
    answer({ id: 2, kind: 'settled', scenes: [null, SENT] });
    answer({ id: 3, kind: 'assessed', assessments: [] });
    await expect(Promise.all([meshed, settled, assessed])).resolves.toEqual([[SENT, SENT], [null, SENT], []]);
  });

  it('a design that cannot be stripped stays as it is', async () => {
    const { client, answer } = connected();
    const [stripped, unread] = [client.strip(DESIGN), client.strip(DESIGN)];
    const bare = { ...DESIGN, rings: DESIGN.rings.slice(0, 1) };
    answer({ id: 1, kind: 'design', result: { ok: true, value: bare } });
    answer({ id: 2, kind: 'design', result: { ok: false, issues: [] } });
    await expect(stripped).resolves.toBe(bare);
    await expect(unread).resolves.toBe(DESIGN);
  });
});

describe('a kernel that fails', () => {
  it('at one question rejects it with the reason, and answers the others', async () => {
    const { client, answer } = connected();
    const [bad, good] = [client.facets('round'), client.facets('oval')];
    answer({ id: 1, kind: 'failed', message: 'no such cut' });
    answer({ id: 2, kind: 'facets', facets: 'M0 0' });
    await expect(bad).rejects.toThrow('no such cut');
    await expect(good).resolves.toBe('M0 0');
  });

  it('with an answer of another kind is found out', async () => {
    const { client, answer } = connected();
    const asked = client.facets('round');
    answer({ id: 1, kind: 'taken' });
    await expect(asked).rejects.toThrow(/taken instead of facets/u);
  });

  it('for good rejects whatever waits', async () => {
    const { client, breakDown } = connected();
    const waiting = [client.facets('round'), client.mesh(DESIGN.rings, false)];
    breakDown('the worker is gone');
    for (const each of waiting) await expect(each).rejects.toThrow('the worker is gone');
  });

  it('that is closed lets nobody wait, and hears no late answer', async () => {
    const { client, close, answer } = connected();
    const asked = client.facets('round');
    client.dispose();
    expect(close).toHaveBeenCalledOnce();
    await expect(asked).rejects.toThrow('closed');
    expect(() => answer({ id: 1, kind: 'facets', facets: 'late' })).not.toThrow();
  });
});
