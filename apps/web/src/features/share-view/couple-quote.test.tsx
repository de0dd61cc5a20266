import { getSharedProof, NOBODY, type CoupleShare, type SharedPosition } from '@ringwerk/contract';
import { cents } from '@ringwerk/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { position, quote } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import CoupleProof from './couple-proof.tsx';
import CoupleQuote from './couple-quote.tsx';

type SharedQuote = NonNullable<CoupleShare['quote']>;

const shared = (changes: Partial<SharedPosition> = {}): SharedPosition => {
  const { number, kind, quantity, text, retail, discount, sum, rings, stone } = position();
  if (rings === null) throw new Error('the position is no rings');
  const { code, articleNumber, still, design } = rings;
  return {
    number,
    kind,
    quantity,
    text,
    retail,
    discount,
    sum,
    alternative: null,
    isChosen: true,
    rings: { code, articleNumber, still, design, isSigned: false },
    stone,
    ...changes,
  };
};
const offered = (changes: Partial<SharedQuote> = {}): SharedQuote => {
  const { number, validUntil, status, version, retail } = quote();
  const open = { number, validUntil, status, version, retail, discount: null, answer: null };
  return { ...open, positions: [shared()], choices: [], ...changes };
};
const show = (changes: Partial<SharedQuote>) =>
  draw(<CoupleQuote token="token-of-the-link" persons={NOBODY} quote={offered(changes)} />);

describe('the quote on the couple’s page', () => {
  it('lists its positions with their quantity, also a single one', () => {
    show({ positions: [shared({ quantity: 3 })] });
    expect(screen.getByRole('listitem').textContent).toContain('3 × ');
  });

  it('adds up: what is taken off a position and off the sum has its own lines', () => {
    const of = (gross: number) => ({ ...position().retail, gross: cents(gross) });
    const tenth = { kind: 'permille', value: 100 } as const;
    const positions = [
      shared({ retail: of(100_000), sum: of(100_000) }),
      shared({ number: 2, retail: of(100_000), discount: tenth, sum: of(90_000) }),
    ];
    show({ positions, discount: { kind: 'amount', value: 20_000 }, retail: of(170_000) });
    const [first, second, sum] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/€1,000\.00$/u);
    expect(second).toMatch(/Discount 10%.*€1,000\.00.*€900\.00$/u);
    expect(sum).toMatch(/^Discount €200\.00.*[-−–]\s?€200\.00$/u);
    expect(screen.getByText('€1,700.00')).toBeDefined();
  });

  it('of alternatives names the discount, which stands in the total of each choice', () => {
    const positions = [1, 2].map((number) => shared({ number, alternative: 1, isChosen: number === 1 }));
    const choices = [1, 2].map((number) => ({ chosen: [number], retail: position().retail }));
    show({ positions, choices, discount: { kind: 'permille', value: 100 } });
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Discount 10%');
  });

  it('says the total of the alternative that is marked', async () => {
    const of = (gross: number) => ({ ...position().retail, gross: cents(gross) });
    const positions = [1, 2].map((number) => shared({ number, alternative: 1, isChosen: number === 1 }));
    const choices = [1, 2].map((number) => ({ chosen: [number], retail: of(number * 111_100) }));
    const { user } = show({ positions, choices, retail: of(111_100) });
    expect(screen.getAllByText('€1,111.00')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /2,222/u }));
    expect(screen.getAllByText('€2,222.00')).toHaveLength(2);
    expect(screen.getAllByText('€1,111.00')).toHaveLength(1);
  });

  it('speaks to the couple that chooses', () => {
    const positions = [1, 2].map((number) => shared({ number, alternative: 1, isChosen: number === 1 }));
    const choices = [1, 2].map((number) => ({ chosen: [number], retail: position().retail }));
    show({ positions, choices });
    expect(screen.getByRole('group', { name: 'You choose' })).toBeDefined();
  });
});

describe('the proofs of a quote', () => {
  let server: ServerOfTests;
  beforeEach(() => {
    server = new ServerOfTests();
    server.on(getSharedProof, () => refuse('design.unknown'));
  });

  it('are asked for by their version, also a single one', async () => {
    const { user } = draw(<CoupleProof token="token-of-the-link" positions={[shared()]} />);
    await user.click(screen.getByRole('button'));
    await screen.findByRole('alert');
    expect(server.sent(getSharedProof).map(({ url }) => url.searchParams.get('code'))).toEqual(['ABCDEFG7']);
  });
});
