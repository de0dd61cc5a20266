import { getSharedProof, NOBODY, type CoupleShare, type SharedPosition } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { position, quote } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import CoupleProof from './couple-proof.tsx';
import CoupleQuote from './couple-quote.tsx';

type SharedQuote = NonNullable<CoupleShare['quote']>;

const shared = (changes: Partial<SharedPosition> = {}): SharedPosition => {
  const { number, kind, quantity, text, sum, rings, stone } = position();
  if (rings === null) throw new Error('the position is no rings');
  const { code, articleNumber, still, design } = rings;
  return {
    number,
    kind,
    quantity,
    text,
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
  return { number, validUntil, status, version, retail, answer: null, positions: [shared()], choices: [], ...changes };
};
const show = (changes: Partial<SharedQuote>) =>
  draw(<CoupleQuote token="token-of-the-link" persons={NOBODY} quote={offered(changes)} />);

describe('the quote on the couple’s page', () => {
  it('lists its positions with their quantity, also a single one', () => {
    show({ positions: [shared({ quantity: 3 })] });
    expect(screen.getByRole('listitem').textContent).toContain('3 × ');
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
